import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { ask } from '../../builders/ask.ts'
import { order, payFor, startShop } from '../../builders/buying.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { readForms, type SentFields } from '../../builders/fuzz/read-forms.ts'
import { signIn } from '../../builders/sign-in.ts'
import type { Site } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// Two sites on one database, as a fair runs.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 })

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let clone: Awaited<ReturnType<typeof cloneFair>>
let sites: Site[]
let cookie: string

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  clone = await cloneFair()
  const env = { DATABASE_URL: clone.url, POSTS_PER_MINUTE: '100000' }
  sites = [await startShop(sandbox, env), await startShop(sandbox, env)]
  cookie = await signIn(first(), 'chief-editor')
})
afterAll(async () => {
  await Promise.all(sites.map(site => site.stop()))
  await clone.drop()
  await sandbox.stop()
})

const first = () => sites[0] as Site
const second = () => sites[1] as Site
const list = '/office/content/departures/'

const send = (path: string, fields: SentFields) =>
  ask(first(), path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', origin: first().url },
    body: new URLSearchParams(fields).toString(),
  })

async function formOf(path: string, does: string): Promise<SentFields> {
  const { text } = await ask(first(), path, { headers: { cookie } })
  const form = readForms(text).find(({ controls }) =>
    controls.some(({ name, value }) => name === 'do' && value === does),
  )
  if (!form) throw new Error(`no form at ${path} does ${does}`)
  const filled = form.controls
    .filter(({ kind, isOn }) => kind !== 'submit' && (isOn || (kind !== 'checkbox' && kind !== 'radio')))
    .map(({ name, value }): [string, string] => [name, value])
  return [...filled.filter(([name]) => name !== 'do'), ['do', does]]
}

async function write(path: string, words: Record<string, string>) {
  const form = (await formOf(path, 'save')).filter(([name]) => !(name in words))
  expect((await send(path, [...form, ...Object.entries(words)])).headers.location).toMatch(/done=saved/)
}

async function put(path: string, does: 'publish' | 'withdraw') {
  const form = (await formOf(path, does)).filter(([name]) => name !== 'languages' && name !== 'reason')
  return send(path, [...form, ['languages', 'ru'], ['languages', 'en'], ['reason', 'Проверено']])
}

type Slot = { id: string; startsAt: string; left: number }
const slotsOn = async (site: Site) =>
  (await ask(site, '/api/v1/slots?product=tour-group&day=2025-09-26')).json() as Slot[]

test('a departure written in the office is sold by every process, keeps what people were promised, and goes while nobody has a place', async () => {
  const made = await send(list, [['do', 'create']])
  const path = /^\/office\/content\/departures\/\d+\//.exec(made.headers.location ?? '')?.[0] ?? ''
  expect(path).not.toBe('')
  const slot = `departure-${path.split('/').at(-2)}`
  await write(path, {
    'field:type': 'group',
    'field:route:ru': 'Ночь в ротонде',
    'field:route:en': 'A night in the rotunda',
    'field:startsAt': '2025-09-26T19:10',
    'field:minutes': '50',
    'field:languages': 'ru',
    'field:guide:ru': 'Роман Лозняк',
    'field:guide:en': 'Roman Loznyak',
  })
  // A draft sells nothing.
  expect((await slotsOn(first())).map(({ id }) => id)).not.toContain(slot)
  expect((await put(path, 'publish')).headers.location).toMatch(/done=published/)
  for (const site of sites) {
    await until(
      () => slotsOn(site),
      found => found.some(({ id }) => id === slot),
    )
    await until(
      async () => (await ask(site, '/en/excursions/')).text,
      text => text.includes('A night in the rotunda'),
    )
  }

  // Nobody has a place: the hour moves, and the place with it.
  await write(path, { 'field:startsAt': '2025-09-26T19:40' })
  expect((await put(path, 'publish')).headers.location).toMatch(/done=published/)
  await until(
    () => slotsOn(second()),
    found =>
      found.some(
        ({ id, startsAt }) => id === slot && Date.parse(startsAt) === Date.parse('2025-09-26T19:40+03:00'),
      ),
  )

  const bought = await order(second(), [
    { product: 'day', slot: '2025-09-26-before', quantity: 1 },
    { product: 'tour-group', slot, quantity: 1 },
  ])
  await payFor(sandbox, bought)
  await write(path, { 'field:startsAt': '2025-09-26T11:00', 'field:guide:ru': 'Вера Лозняк' })
  const moved = await put(path, 'publish')
  expect([moved.status, moved.text]).toEqual([
    422,
    expect.stringContaining('на\u00a0этот сеанс уже есть места'),
  ])
  const gone = await put(path, 'withdraw')
  expect([gone.status, gone.text]).toEqual([422, expect.stringContaining('уже заняты места')])
  // Another guide is no other promise.
  await write(path, { 'field:startsAt': '2025-09-26T19:40' })
  expect((await put(path, 'publish')).headers.location).toMatch(/done=published/)
})

test('one that nobody has booked is taken off the site and is sold no more', async () => {
  const [free] = await sql<{ id: number }>(
    first(),
    `select d.id from departures d join slots s on s.id = 'departure-' || d.id
     where d.type = 'group' and s.taken = 0 and s.day = '2025-09-27' order by d.id limit 1`,
  )
  const slot = `departure-${free?.id}`
  expect((await put(`${list}${free?.id}/`, 'withdraw')).headers.location).toMatch(/done=withdrawn/)
  for (const site of sites) {
    await until(
      async () => (await ask(site, '/api/v1/slots?product=tour-group&day=2025-09-27')).json() as Slot[],
      found => found.every(({ id }) => id !== slot),
    )
  }
  const answer = await ask(second(), '/api/v1/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      lines: [
        { product: 'day', slot: '2025-09-27-before', quantity: 1 },
        { product: 'tour-group', slot, quantity: 1 },
      ],
      locale: 'ru',
      buyer: { name: 'Анна', email: 'a@example.test', phone: '+7 900 000-00-00' },
      consents: ['offer'],
    }),
  })
  expect(answer.status).toBe(422)
})
