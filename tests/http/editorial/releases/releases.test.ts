import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Role } from '../../../../app/platform/person.ts'
import { ask } from '../../../builders/ask.ts'
import { cloneFair } from '../../../builders/fair-database.ts'
import { readForms, type SentFields } from '../../../builders/fuzz/read-forms.ts'
import { markupFaults } from '../../../builders/page-checks.ts'
import { signIn } from '../../../builders/sign-in.ts'
import { type OwnSite, startOwnSite } from '../../../builders/site.ts'
import { sql } from '../../../builders/sql.ts'
import { until } from '../../../builders/until.ts'
import { isWholeWalk } from '../../../builders/walks/whole-walk.ts'

// Two sites on one database, as a fair runs.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let clone: Awaited<ReturnType<typeof cloneFair>>
let sites: OwnSite[]
const cookies: Partial<Record<Role, string>> = {}
const roles: Role[] = ['chief-editor', 'editor', 'translator', 'press', 'curator', 'box-office']

beforeAll(async () => {
  clone = await cloneFair()
  const env = { DATABASE_URL: clone.url, POSTS_PER_MINUTE: '100000' }
  sites = await Promise.all([startOwnSite(env), startOwnSite(env)])
  for (const role of roles) cookies[role] = await signIn(first(), role)
})
afterAll(async () => {
  await Promise.all(sites.map(site => site.stop()))
  await clone.drop()
})

const first = () => sites[0] as OwnSite
const open = (path: string, role: Role = 'chief-editor') =>
  ask(first(), path, { headers: { cookie: cookies[role] ?? '' } })
const send = (path: string, fields: SentFields, role: Role = 'chief-editor') =>
  ask(first(), path, {
    method: 'POST',
    headers: {
      cookie: cookies[role] ?? '',
      'content-type': 'application/x-www-form-urlencoded',
      origin: first().url,
    },
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  })

/** The form of a page in which this button or hidden field says what is done, with everything it holds ready. */
async function formOf(path: string, does: string, role: Role = 'chief-editor'): Promise<SentFields> {
  const { text } = await open(path, role)
  const form = readForms(text).find(({ controls }) =>
    controls.some(({ name, value }) => name === 'do' && value === does),
  )
  if (!form) throw new Error(`no form at ${path} does ${does}`)
  const filled = form.controls
    .filter(({ kind, isOn }) => kind !== 'submit' && (isOn || (kind !== 'checkbox' && kind !== 'radio')))
    .map(({ name, value }): [string, string] => [name, value])
  return filled.some(([name]) => name === 'do') ? filled : [...filled, ['do', does]]
}
const withField = (form: SentFields, name: string, value: string): SentFields => [
  ...form.filter(([one]) => one !== name),
  [name, value],
]

async function write(key: string, words: string) {
  const path = `/office/content/questions/${key}/`
  const form = await formOf(path, 'save')
  const saved = await send(path, withField(form, 'field:question:ru', words))
  expect(saved.headers.location).toMatch(/done=saved/)
}

async function keys(count: number): Promise<string[]> {
  const rows = await sql<{ slug: string }>(
    first(),
    `select slug from questions where topic = 'visit' order by slug limit $1`,
    [count],
  )
  return rows.map(({ slug }) => slug)
}
/** The fair's own time: it runs on from where the sites were started. */
async function fairsTime(): Promise<number> {
  const { text } = await open('/office/content/questions/')
  return Date.parse(/name="seen" value="([^"]+)"/.exec(text)?.[1] ?? '')
}

async function inSeconds(seconds: number): Promise<string> {
  return new Date((await fairsTime()) + (3 * 3_600 + seconds) * 1_000).toISOString().slice(0, 19)
}

test('a release planned in the office is on both sites within a second of its moment', async () => {
  const [one = '', two = ''] = await keys(2)
  await write(one, 'Первое в\u00a0выпуске?')
  await write(two, 'Второе в\u00a0выпуске?')
  const list = '/office/content/questions/'
  const bulk = await formOf(list, 'bulk-release')
  const chosen: SentFields = [...withField(bulk, 'title', 'Вместе'), ['rows', one], ['rows', two]]
  const added = await send(list, chosen)
  expect(added.headers.location).toMatch(/^\/office\/releases\/\d+\/\?done=added&batch=/)
  const path = String(added.headers.location).split('?')[0] ?? ''
  const preview = await open(`${path}preview.html?path=/visitors/&language=ru`)
  expect(preview.status).toBe(200)
  expect(preview.text).toContain('Первое в\u00a0выпуске?')
  const at = await inSeconds(8)
  const planned = await send(path, withField(await formOf(path, 'plan'), 'at', at))
  expect(planned.headers.location).toMatch(/done=planned/)
  expect((await open(list)).text).toContain('по\u00a0расписанию, 20\u00a0августа')
  expect((await open('/office/content/')).text).toContain('Вместе')
  expect((await open(`/office/content/questions/${one}/`)).text).toContain('Выйдет с\u00a0выпуском «Вместе»')
  expect((await ask(first(), '/visitors/')).text).not.toContain('Первое в\u00a0выпуске?')
  const shows = async (site: OwnSite) => {
    const { text } = await ask(site, '/visitors/')
    return [text.includes('Первое в\u00a0выпуске?'), text.includes('Второе в\u00a0выпуске?')]
  }
  // Until the moment nothing; a second after it, everything, everywhere; never one without the other.
  const moment = Date.parse(`${at}+03:00`)
  const askedAt = Date.now()
  const ahead = (await fairsTime()) - askedAt
  await until(async () => {
    const shown = await Promise.all(sites.map(shows))
    for (const [a, b] of shown) expect(a).toBe(b)
    return shown.every(([a]) => a === true)
  })
  const late = Date.now() + ahead - moment
  console.info(`a release is on both sites ${late} ms after its moment`)
  expect(late).toBeLessThan(isWholeWalk ? 1_000 : 10_000)
  const outs = await sql<{ count: number }>(
    first(),
    `select count(*)::int from content_versions where kind = 'questions' and event = 'published' and key = any($1)`,
    [[one, two]],
  )
  expect(outs).toEqual([{ count: 2 }])
  const taken = await send(path, await formOf(path, 'take-back'))
  expect(taken.headers.location).toMatch(/done=taken-back/)
  for (const site of sites) await until(async () => (await shows(site)).every(is => !is))
  expect((await send(path, [['do', 'take-back']])).text).toContain('уже отозван')
})

test('a site that was not there at the moment catches up when it is', async () => {
  const [, , key = ''] = await keys(3)
  await write(key, 'Проспали?')
  const page = `/office/content/questions/${key}/`
  const at = await inSeconds(4)
  const planned = await send(page, withField(await formOf(page, 'plan'), 'at', at))
  expect(planned.headers.location).toMatch(/done=planned/)
  // Both processes die before the moment.
  for (const site of sites) site.process.kill('SIGKILL')
  await new Promise(resolve => setTimeout(resolve, 5_000))
  const env = {
    DATABASE_URL: clone.url,
    POSTS_PER_MINUTE: '100000',
    FAIR_NOW: '2025-08-20T11:00:00+03:00',
  }
  sites = await Promise.all([startOwnSite(env), startOwnSite(env)])
  for (const role of roles) cookies[role] = await signIn(first(), role)
  for (const site of sites)
    await until(async () => (await ask(site, '/visitors/')).text.includes('Проспали?'))
})

describe('the list', () => {
  const list = '/office/content/questions/'
  test('publishes what is chosen, says what was refused and why, and takes it back', async () => {
    const [, , , one = '', two = ''] = await keys(5)
    await write(one, 'Сразу из\u00a0списка?')
    const bulk = await formOf(list, 'bulk-publish', 'editor')
    const done = await send(
      list,
      [...withField(bulk, 'do', 'bulk-publish'), ['rows', one], ['rows', two]],
      'editor',
    )
    const after = String(done.headers.location)
    expect(after).toMatch(/\?bulk=\d+$/)
    const { text } = await open(after, 'editor')
    expect(text).toContain('Опубликовано: 1.')
    expect(text).toContain('Отказано: 1.')
    expect(text).toContain('на\u00a0сайте то\u00a0же самое')
    // The press office writes of other things: a number guessed tells it nothing.
    const others = await open(`/office/content/releases/${after.slice(after.indexOf('?'))}`, 'press')
    expect([others.status, others.text.includes('Отказано')]).toEqual([200, false])
    for (const site of sites)
      await until(async () => (await ask(site, '/visitors/')).text.includes('Сразу из'))
    const undone = await send(list, await formOf(after, 'bulk-undo', 'editor'), 'editor')
    expect((await open(String(undone.headers.location), 'editor')).text).toContain('Отменено: всё как было.')
    for (const site of sites)
      await until(async () => !(await ask(site, '/visitors/')).text.includes('Сразу из'))
  })

  test('knows everything that was found, not only the rows before one', async () => {
    const bulk = await formOf(`${list}?state=on-site`, 'bulk-withdraw')
    const all: SentFields = [...withField(withField(bulk, 'do', 'bulk-withdraw'), 'all', 'yes')]
    const done = await send(list, all)
    const after = String(done.headers.location)
    expect((await open(after)).text).toMatch(/Снято с\u00a0сайта: \d\d\./)
    await send(list, await formOf(after, 'bulk-undo'))
    const [left] = await sql<{ count: number }>(
      first(),
      'select count(*)::int from questions where published_ru_at is null',
    )
    expect(left).toEqual({ count: 0 })
  })

  test.each([
    [[['do', 'bulk-publish']], 'Ничего не\u00a0выбрано'],
    [
      [
        ['do', 'bulk-publish'],
        ['rows', 'nothing'],
        ['languages', 'ru'],
      ],
      'записи больше нет',
    ],
    [
      [
        ['do', 'bulk-publish'],
        ['rows', 'catalogue'],
      ],
      'Отметьте хотя\u00a0бы один язык',
    ],
    [
      [
        ['do', 'bulk-publish'],
        ['rows', 'catalogue'],
        ['languages', 'xx'],
        ['seen', 'never'],
      ],
      'Отметьте',
    ],
    [
      [
        ['do', 'bulk-release'],
        ['rows', 'catalogue'],
        ['languages', 'ru'],
        ['release', '999999999'],
      ],
      'Такого выпуска нет',
    ],
    [
      [
        ['do', 'bulk-release'],
        ['rows', 'catalogue'],
        ['languages', 'ru'],
      ],
      'Дайте выпуску название',
    ],
    [
      [
        ['do', 'bulk-undo'],
        ['bulk', '0x1'],
      ],
      'Такого выпуска нет',
    ],
  ] as [SentFields, string][])('%j is refused in words', async (fields, words) => {
    const answer = await send(list, fields)
    expect(answer.status).toBeLessThan(500)
    expect(answer.text).toContain(words)
  })

  test('offers no more than the role allows', async () => {
    expect((await open(list, 'translator')).text).not.toContain('data-bulk')
    expect((await open(list, 'editor')).text).not.toContain('bulk-trash')
    const refused = await send(
      list,
      [
        ['do', 'bulk-publish'],
        ['rows', 'catalogue'],
        ['languages', 'ru'],
      ],
      'translator',
    )
    expect(refused.text).toContain('Вашей роли это не\u00a0разрешено')
  })
})

describe('pages', () => {
  test.each(['/office/releases/', '/office/releases/?from=2025-02-31', '/office/releases/1/'])(
    '%s is well-formed in both languages',
    async path => {
      for (const prefix of ['', '/en']) {
        const { status, text } = await open(`${prefix}${path}`, 'translator')
        expect(status).toBe(200)
        expect(await markupFaults(text)).toEqual([])
      }
    },
  )
  test.each(['0', '-1', '1e3', '999999999', '01', 'x', '9999999999'])('there is no release %s', async id => {
    expect((await open(`/office/releases/${id}/`)).status).toBe(404)
    expect((await open(`/office/releases/${id}/preview.html`)).status).toBe(404)
  })
  test('a preview shows pages of the site and nothing else', async () => {
    for (const path of ['//x.example/', '/../', 'https://x.example/', '/office/', '/nothing/']) {
      const { status } = await open(`/office/releases/1/preview.html?path=${encodeURIComponent(path)}`)
      expect([path, status >= 400 && status < 500]).toEqual([path, true])
    }
  })
  test('a release is made, refused a past moment and an empty plan, and disbanded', async () => {
    expect(
      (
        await send('/office/releases/', [
          ['do', 'make'],
          ['title', ' '],
        ])
      ).text,
    ).toContain('название')
    const made = await send('/office/releases/', [
      ['do', 'make'],
      ['title', 'Пустой'],
    ])
    const path = String(made.headers.location).split('?')[0] ?? ''
    const plan = (at: string): SentFields => [
      ['do', 'plan'],
      ['at', at],
      ['seen', ''],
    ]
    expect((await send(path, plan('2030-01-01T10:00'))).text).toContain('В\u00a0выпуске ничего нет')
    expect((await send(path, [['do', 'anything']])).text).toContain('Такого действия здесь нет')
    expect(
      (
        await send(path, [
          ['do', 'agree'],
          ['kind', '__proto__'],
          ['revision', '1'],
        ])
      ).text,
    ).toContain('нет')
    expect((await send(path, [['do', 'close']], 'translator')).text).toContain('не\u00a0разрешено')
    expect((await send(path, [['do', 'close']])).headers.location).toMatch(/done=closed/)
    expect((await open('/office/releases/', 'box-office')).status).toBe(403)
  })

  test.each(['press', 'curator'] as const)(
    '%s has no say in a release with texts of other editors, and sees nothing of it',
    async role => {
      const [, , key = ''] = await keys(3)
      await write(key, 'Не для чужих глаз?')
      const list = '/office/content/questions/'
      const form = withField(await formOf(list, 'bulk-release'), 'title', `Чужое, ${role}`)
      const added = await send(list, [...form, ['rows', key]])
      const path = String(added.headers.location).split('?')[0] ?? ''
      expect((await open('/office/releases/', role)).text).not.toContain('Чужое')
      expect((await open(path, role)).status).toBe(403)
      const preview = await open(`${path}preview.html?path=/visitors/&language=ru`, role)
      expect(preview.text).not.toContain('Не для чужих глаз?')
      for (const does of ['plan', 'unplan', 'close', 'publish', 'take-back', 'agree', 'remove']) {
        const { status } = await send(
          path,
          [
            ['do', does],
            ['at', '2030-01-01T10:00'],
            ['seen', ''],
            ['kind', 'questions'],
            ['key', key],
            ['revision', '1'],
            ['item', `questions:${key}`],
          ],
          role,
        )
        expect([does, status]).toEqual([does, 403])
      }
      const [{ state, items } = { state: '', items: 0 }] = await sql<{ state: string; items: number }>(
        first(),
        `select state, (select count(*)::int from content_release_items i where i.release_id = r.id) items
       from content_releases r where id = $1`,
        [/\d+/.exec(path)?.[0]],
      )
      expect([state, items]).toEqual(['gathering', 1])
      expect((await send(path, [['do', 'close']])).headers.location).toMatch(/done=closed/)
    },
  )
})
