import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Role, staffRoles } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { emailOf, signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

let site: Site
const cookies: Partial<Record<Role, string>> = {}

beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
  for (const role of staffRoles) cookies[role] = await signIn(site, role)
}, 180_000)
afterAll(() => site.stop())

const open = (role: Role, path = '/office/') => ask(site, path, { headers: { cookie: cookies[role] ?? '' } })

/** The numbers that stand over a link, by their words. */
async function counts(role: Role, path = '/office/'): Promise<Record<string, number>> {
  const { text } = await open(role, path)
  const found = text.matchAll(/type-numeral">(\d+)<\/p><a[^>]*>([^<]+)</g)
  return Object.fromEntries(
    [...found].map(([, count, label = '']) => [label.replaceAll('\u00a0', ' '), Number(count)]),
  )
}

test('everybody of staff has a first page, but the door, whose first page is the door', async () => {
  for (const role of staffRoles) {
    const { status, text } = await open(role)
    expect([role, status]).toEqual([role, role === 'door' ? 403 : 200])
    if (status === 200) expect(await markupFaults(text)).toEqual([])
  }
})

test('it says what waits for each, and nothing that is another’s', async () => {
  const draft = (kind: string, key: string, stale: string) =>
    sql(
      site,
      `insert into content_drafts (kind, key, record, base, stale, revision, is_changed, changed_at, person_id, person_name)
       values ($1, $2, '{}', null, $3, 1, true, now(), 'x', 'Кто-то')`,
      [kind, key, stale],
    )
  const before = { editor: await counts('editor'), press: await counts('press') }
  await draft('questions', 'waits-1', '{"question":"Было"}')
  await draft('releases', 'waits-2', '{}')
  await sql(
    site,
    "insert into content_releases (title, origin, state, made_at, made_by_id, made_by_name, planned_for, planned_by_id, planned_by_name) values ('Суббота', 'gathered', 'held-up', now(), 'x', 'Кто-то', now(), 'x', 'Кто-то')",
  )
  const grown = (now: Record<string, number>, was: Record<string, number>, label: string) =>
    (now[label] ?? 0) - (was[label] ?? 0)
  const editor = await counts('editor')
  expect(grown(editor, before.editor, 'Правки ждут публикации')).toBe(2)
  expect(grown(editor, before.editor, 'Переводы отстали от оригинала')).toBe(1)
  expect(grown(editor, before.editor, 'Выпуски задержаны')).toBe(1)
  // The press office writes releases alone.
  expect(grown(await counts('press'), before.press, 'Правки ждут публикации')).toBe(1)
  const translator = await counts('translator')
  expect(translator['Переводы отстали от оригинала']).toBeGreaterThan(0)
  expect(translator['Правки ждут публикации']).toBeUndefined()
  expect(translator['Выпуски задержаны']).toBeUndefined()
  expect(Object.keys(await counts('chief-editor'))).toContain('Выпуски задержаны')
  for (const role of ['requests', 'accountant', 'box-office'] as const) {
    expect(Object.keys(await counts(role))).not.toContain('Правки ждут публикации')
  }
  expect(Object.keys(await counts('editor', '/en/office/'))).toContain('Releases held up')
})

test('each number leads to a page its reader may open', async () => {
  for (const role of staffRoles.filter(one => one !== 'door')) {
    const { text } = await open(role)
    for (const [, to = ''] of text.matchAll(/type-numeral">\d+<\/p><a[^>]*href="(\/[^"]+)"/g)) {
      expect([role, to, (await open(role, to.replaceAll('&amp;', '&'))).status]).toEqual([role, to, 200])
    }
  }
})

test('an accountant is told of money and does nothing there', async () => {
  const { text } = await open('accountant')
  expect(text).not.toContain('/office/orders/')
  expect(text).not.toContain('name="do"')
})

describe('what has happened', () => {
  const save = (role: Role, words: string) =>
    send(
      site,
      '/office/content/questions/child-age/',
      { do: 'save', 'field:question:ru': words },
      { cookie: cookies[role] ?? '' },
    )
  const told = async (role: Role, path = '/office/') => {
    const { text } = await open(role, path)
    const [, part = ''] = /id="happened"([\s\S]*?)<\/section>/.exec(text) ?? []
    return part.replace(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' ')
  }

  test('whoever wrote is told who went on after them, once as new; nobody else is', async () => {
    await save('editor', 'Слова редактора')
    expect(await told('editor')).not.toContain('Варвара Купавина')
    await save('chief-editor', 'Слова главного редактора')
    const first = await told('editor')
    expect(first).toContain('Варвара Купавина: запись «Слова главного редактора» изменена после вас')
    expect(first).toContain('новое')
    const second = await told('editor')
    expect(second).toContain('Варвара Купавина')
    expect(second).not.toContain('новое')
    expect(await told('editor', '/en/office/')).toContain('Варвара Купавина has edited')
    // Not to whoever did it, and not to whoever never wrote there.
    for (const role of ['chief-editor', 'translator', 'press', 'box-office', 'admin'] as const) {
      expect([role, await told(role)]).not.toEqual([role, expect.stringContaining('изменена после вас')])
    }
  })

  test('a release that was held up is told to whoever planned it, and to nobody else', async () => {
    const [editor] = await sql<{ id: string }>(site, 'select id from people where email = $1', [
      emailOf('editor'),
    ])
    await sql(
      site,
      `insert into content_releases (title, origin, state, made_at, made_by_id, made_by_name, planned_for, planned_by_id, planned_by_name)
       values ('Воскресенье', 'gathered', 'held-up', $2, $1, 'Полина Мшанская', $2, $1, 'Полина Мшанская')`,
      [editor?.id, new Date('2025-08-20T07:00:00Z')],
    )
    expect(await told('editor')).toContain('Выпуск «Воскресенье» не вышел в срок')
    expect(await told('chief-editor')).not.toContain('Воскресенье')
  })

  test('the bell counts what is new, and asking is not reading', async () => {
    const fresh = async (role: Role) =>
      (JSON.parse((await open(role, '/office/notices.json')).text) as { count: number }).count
    await open('editor')
    expect(await fresh('editor')).toBe(0)
    await sql(site, "update office_looks set seen_at = '2025-08-01T00:00:00Z'")
    const count = await fresh('editor')
    expect(count).toBeGreaterThan(0)
    expect(await fresh('editor')).toBe(count)
    expect((await open('door', '/office/notices.json')).status).toBe(403)
    expect((await ask(site, '/office/notices.json')).status).toBe(403)
    for (const [path, words] of [
      ['/office/', 'Уведомления'],
      ['/en/office/', 'Notices'],
    ] as const) {
      expect((await open('editor', path)).text).toMatch(
        new RegExp(`href="${path}#happened"[^>]*>.*?${words}`, 's'),
      )
    }
    expect(await fresh('editor')).toBe(0)
    expect(await told('requests')).toContain('ничего')
  })

  test('a table that was taken over, and the answer to a proposal, are told to whose they are', async () => {
    const idOf = async (role: Role) =>
      (await sql<{ id: string }>(site, 'select id from people where email = $1', [emailOf(role)]))[0]?.id
    await sql(
      site,
      `insert into table_imports (id, kind, file_name, sha256, format, state, unknown, made_at, made_by_id, made_by_name, run_by_id, run_by_name, run_at)
       values (gen_random_uuid(), 'events', 'весна.csv', 'x', 'csv', 'taken', '[]', $2, $1, 'x', $1, 'x', $2)`,
      [await idOf('curator'), new Date('2025-08-20T06:00:00Z')],
    )
    expect(await told('curator')).toContain('Таблица весна.csv перенесена в черновики')
    expect(await told('editor')).not.toContain('весна.csv')
    const answered = (state: string, subject: string, decided: Role) =>
      Promise.all([idOf('box-office'), idOf(decided)]).then(([by, decider]) =>
        sql(
          site,
          `insert into approvals (id, action, subject, params, digest, state, proposed_by_id, proposed_by, proposed_at, expires_at, decided_by_id, decided_by, decided_at)
           values (gen_random_uuid(), 'refund', $1, '{}', 'x', $2, $3, 'x', $5, $5, $4, 'Савва Омутов', $5)`,
          [subject, state, by, decider, new Date('2025-08-20T06:00:00Z')],
        ),
      )
    await answered('approved', 'one', 'admin')
    await answered('declined', 'two', 'admin')
    // Whoever calls their own wish back knows it.
    await answered('declined', 'three', 'box-office')
    const words = (await told('box-office')).match(/Возврат денег: [^)]*\)/g)
    expect(words?.sort()).toEqual([
      'Возврат денег: ваше предложение отклонено (Савва Омутов)',
      'Возврат денег: ваше предложение согласовано (Савва Омутов)',
    ])
    expect(await told('admin')).not.toContain('ваше предложение')
  })

  test('after sixty days nothing is told any more', async () => {
    await sql(
      site,
      "update content_releases set planned_for = planned_for - interval '61 days' where title = 'Воскресенье'",
    )
    expect(await told('editor')).not.toContain('Воскресенье')
  })
})
