import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Role } from '../../../app/platform/person.ts'
import { toCsv } from '../../../app/platform/spreadsheets/csv.ts'
import { ask } from '../../builders/ask.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

let site: Site
const cookies: Partial<Record<Role, string>> = {}
const roles: Role[] = ['chief-editor', 'editor', 'press', 'box-office']

beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
  for (const role of roles) cookies[role] = await signIn(site, role)
}, 120_000)
afterAll(() => site.stop())

const imports = '/office/content/imports/'
const open = (path: string, role: Role = 'editor') =>
  ask(site, path, { headers: { cookie: cookies[role] ?? '' } })
const headers = (role: Role) => ({ cookie: cookies[role] ?? '', origin: site.url })

function upload(kind: string, bytes: string | Buffer, name = 'table.csv', role: Role = 'editor') {
  const body = new FormData()
  body.set('do', 'check')
  body.set('kind', kind)
  body.set('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name)
  return fetch(`${site.url}${imports}`, { method: 'POST', headers: headers(role), body, redirect: 'manual' })
}
const press = (path: string, fields: Record<string, string>, role: Role = 'editor') =>
  ask(site, path, {
    method: 'POST',
    headers: { ...headers(role), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
const placeOf = (answer: Response) => new URL(answer.headers.get('location') ?? '', site.url).pathname
const question = async (key: string) =>
  (
    await sql<{ ru: string }>(
      site,
      `select record->'question'->>'ru' as ru from content_drafts where key = '${key}'`,
    )
  )[0]

test('a table goes the whole way without scripts: compared, read, taken over, undone', async () => {
  const sent = await upload(
    'questions',
    toCsv([
      ['Ключ', 'Вопрос, RU', 'Тема'],
      ['by-table', '<b>Где?</b>', 'визит'],
      ['bad', 'x', 'никакая'],
    ]),
    '..\\..\\вопросы.csv',
  )
  expect(sent.status).toBe(303)
  const place = placeOf(sent)
  for (const prefix of ['', '/en']) {
    const { status, text } = await open(`${prefix}${place}`)
    expect(status).toBe(200)
    expect(await markupFaults(text)).toEqual([])
  }
  const { text } = await open(place)
  expect(text).toContain('Таблица «вопросы.csv»')
  expect(text).toContain('&lt;b&gt;Где?&lt;/b&gt;')
  expect(text).not.toContain('<b>Где?')
  expect(text).toContain('C3: Тема\u00a0— такого варианта нет')
  expect(await question('by-table')).toBe(undefined)

  expect((await press(place, { do: 'take' })).text).toContain('Есть строки, которые не\u00a0подходят')
  expect((await press(place, { do: 'take', only: 'good' })).status).toBe(303)
  await until(async () => (await open(place)).text.includes('Перенесено в\u00a0черновики: 1'))
  expect(await question('by-table')).toEqual({ ru: '<b>Где?</b>' })
  // The other tab, and yesterday's link.
  expect((await press(place, { do: 'take', only: 'good' })).status).toBe(303)

  expect((await press(place, { do: 'undo' })).status).toBe(303)
  await until(async () => (await open(place)).text.includes('Отменено: 1'))
  expect(await question('by-table')).toBe(undefined)
})

test('the journal knows the file, its print and the counts', async () => {
  const sent = await upload(
    'questions',
    toCsv([
      ['Ключ', 'Вопрос, RU'],
      ['in-journal', 'x'],
    ]),
    'journal.csv',
  )
  await press(placeOf(sent), { do: 'take' })
  const rows = await sql<{ does: string; after: Record<string, unknown> }>(
    site,
    `select does, value->'after' as after from journal_entries e join journal_details d on d.entry_id = e.id
     where part = 'content' and value->>'thing' = 'journal.csv' order by e.id`,
  )
  expect(rows.map(({ does }) => does)).toEqual(['check', 'take'])
  expect(rows[0]?.after).toMatchObject({ kind: 'questions', new: 1, refused: 0 })
  expect(String(rows[1]?.after.sha256)).toMatch(/^[\da-f]{64}$/)
})

test('what was taken over goes into a release', async () => {
  const sent = await upload(
    'questions',
    toCsv([
      ['Ключ', 'Вопрос, RU'],
      ['in-release', 'x'],
    ]),
  )
  const place = placeOf(sent)
  await press(place, { do: 'take' })
  await until(async () => (await open(place)).text.includes('Перенесено в\u00a0черновики: 1'))
  const put = await press(place, { do: 'release', title: 'Из таблицы', languages: 'ru' })
  expect(put.status).toBe(303)
  expect((await open(place)).text).toContain('Черновики в\u00a0выпуске')
})

describe('what is refused', () => {
  test.each([
    ['a file above the bound', Buffer.alloc(11 * 1024 * 1024, 'a'), 413],
    ['an empty one', '', 422],
    ['a picture', Buffer.from([0xff, 0xd8, 0, 1]), 422],
    ['a kind of no table', 'key\nabout', 422],
  ])('%s', async (what, bytes, status) => {
    const answer = await upload(what === 'a kind of no table' ? 'pages' : 'questions', bytes)
    expect(answer.status).toBe(status)
    await answer.text()
  })

  test('others’ kinds, others’ tables, other roles', async () => {
    expect((await upload('events', 'key\nx', 'x.csv', 'press')).status).toBe(422)
    expect((await open('/office/content/exports/events.csv', 'press')).status).toBe(404)
    expect((await open('/office/content/exports/releases.csv', 'press')).status).toBe(200)
    expect((await open(imports, 'box-office')).status).toBe(403)
    const place = placeOf(
      await upload(
        'questions',
        toCsv([
          ['Ключ', 'Вопрос, RU'],
          ['theirs', 'x'],
        ]),
      ),
    )
    expect((await open(place, 'press')).status).toBe(404)
    expect((await press(place, { do: 'take' }, 'chief-editor')).text).toContain('загрузил другой человек')
    expect((await open(`${imports}00000000-0000-4000-8000-000000000000/`)).status).toBe(404)
  })
})

test('the file is gone when the answer is there', async () => {
  const mark = 'the-only-row-of-its-kind'
  await (
    await upload(
      'questions',
      toCsv([
        ['Ключ', 'Вопрос, RU'],
        [mark, 'x'],
      ]),
    )
  ).text()
  const folder = inject('uploads')
  const small = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => statSync(path).size < 1_000)
  expect(small.filter(path => readFileSync(path, 'utf8').includes(mark))).toEqual([])
})
