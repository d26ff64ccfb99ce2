import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// The day of the fair: one page, one answer and one stream say the same, in every process.

const settings = (url: string) => ({
  DATABASE_URL: url,
  FAIR_NOW: '2025-09-26T17:50:00+03:00',
  POSTS_PER_MINUTE: '1000',
})
let clone: Awaited<ReturnType<typeof cloneFair>>
let site: Site
let other: Site
beforeAll(async () => {
  clone = await cloneFair()
  site = await startSite(settings(clone.url))
  other = await startSite(settings(clone.url))
})
afterAll(async () => {
  await Promise.all([site.stop(), other.stop()])
  await clone.drop()
})

type Today = {
  day: string
  visitors: number | null
  halls: { hall: string; load: { level: string } | null }[]
  events: { slug: string; hall: string }[]
  changes: { slug: string; kind: string; was: { from: string } | null; now: { from: string } | null }[]
}
const dayAt = async (where: Site, lang = 'ru') =>
  ((await ask(where, `/api/v1/today?lang=${lang}`)).json() as { today: Today }).today
const pageOf = async (where: Site, path = '/') =>
  (await ask(where, path)).text.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ')

/** A stream that is read until the test ends. */
async function watch(where: Site, path = '/api/v1/today/events') {
  const controller = new AbortController()
  onTestFinished(() => controller.abort())
  const answer = await fetch(`${where.url}${path}`, { signal: controller.signal })
  let text = ''
  void (async () => {
    const decoder = new TextDecoder()
    for await (const bytes of answer.body ?? []) text += decoder.decode(bytes, { stream: true })
  })().catch(() => {})
  return { status: answer.status, text: () => text, leave: () => controller.abort() }
}

const move = (to: string) =>
  sql(
    site,
    `begin; select set_config('portico.programme_at', '2025-09-26T17:50:00+03:00', true);
     update events set starts_at = '2025-09-26T${to}:00+03:00' where slug = 'restoration-without-mystery'; commit`,
  )

test('home is the day: its name, its hours, its halls, in both languages, and the ordinary page the day before', async () => {
  const page = await pageOf(site)
  for (const words of ['Пятница, вечер', 'Открыто до 21:00', 'Лекторий', 'Что изменилось'])
    expect(page).toContain(words)
  expect(page.match(/<h1/g)).toHaveLength(1)
  expect(await pageOf(site, '/en/')).toContain('Friday evening')
})

test('a change is on every page, in the answer and in both streams within a second, and gone when it is taken back', async () => {
  const streams = [await watch(site), await watch(other, '/api/v1/today/events?lang=en')]
  await until(() => streams.every(stream => stream.text().includes('event: today')))
  expect(await pageOf(other)).toContain('Сегодня всё идёт по программе')
  const before = performance.now()
  await move('18:45')
  await until(() => streams.every(stream => stream.text().includes('"kind":"moved"')))
  expect(performance.now() - before).toBeLessThan(1_000)
  for (const where of [site, other]) {
    await until(async () => (await dayAt(where)).changes.length === 1)
    const [change] = (await dayAt(where)).changes
    expect([change?.slug, change?.was?.from, change?.now?.from]).toEqual([
      'restoration-without-mystery',
      '18:30',
      '18:45',
    ])
    await until(async () => (await pageOf(where)).includes('перенесли'))
  }
  await move('18:30')
  await until(async () => (await dayAt(other)).changes.length === 0)
  await until(async () => (await pageOf(site)).includes('Сегодня всё идёт по программе'))
})

test('whoever stands at a door says how full the hall is; nobody else can', async () => {
  const press = (cookie: string, fields: Record<string, string>) =>
    send(site, '/office/halls/', { do: 'set', ...fields }, { cookie })
  const door = await signIn(site, 'door')
  const loadOf = async (hall: string) =>
    (await dayAt(other)).halls.find(one => one.hall === hall)?.load?.level
  expect((await press(door, { hall: 'rotunda', level: 'nearly-full' })).status).toBe(303)
  await until(async () => (await loadOf('rotunda')) === 'nearly-full')
  await until(async () => (await pageOf(other)).includes('почти полон'))
  const wrong: Record<string, string>[] = [
    { hall: 'kitchen', level: 'busy' },
    { hall: 'rotunda', level: 'empty' },
    { hall: 'rotunda' },
    { hall: 'x'.repeat(5_000), level: 'busy' },
  ]
  for (const fields of wrong) expect((await press(door, fields)).status).toBe(422)
  const stranger = await press(await signIn(site, 'requests'), { hall: 'rotunda', level: 'quiet' })
  expect(stranger.status).toBe(403)
  expect(await loadOf('rotunda')).toBe('nearly-full')
  const [written] = await sql<{ count: number }>(
    site,
    "select count(*)::int from journal_entries where place = 'office-halls' and outcome = 'done'",
  )
  expect(written?.count).toBeGreaterThan(0)
  await sql(site, "update hall_loads set set_at = set_at - interval '31 minutes'")
  await until(async () => (await loadOf('rotunda')) === undefined)
})

test('a rival who counts learns tens, as of the last quarter, and of few people nothing', async () => {
  const come = (people: number, time: string) =>
    sql(
      site,
      `insert into scans (nonce, text, at, received_at, gate, verdict, actor)
       select gen_random_uuid()::text, '', $1, $1, 'main-entrance', 'admit', 'door' from generate_series(1, ${people})`,
      [`2025-09-26T${time}:00+03:00`],
    )
  const told = async () => (await dayAt(site)).visitors
  await come(44, '12:00')
  expect(await told()).toBeNull()
  await come(13, '17:40')
  await until(async () => (await told()) === 60)
  // Within the quarter nothing moves, however often one asks.
  await come(200, '17:46')
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(await told()).toBe(60)
  const body = (await ask(site, '/api/v1/today')).text
  for (const secret of ['taken', 'capacity', 'setBy', 'set_by', '@', 'person'])
    expect([secret, body.includes(`"${secret}`) || (secret === '@' && body.includes('@'))]).toEqual([
      secret,
      false,
    ])
})

test('odd questions are refused, and asked again it costs nothing', async () => {
  for (const path of [
    '/api/v1/today?lang=de',
    '/api/v1/today/events?lang=de',
    '/api/v1/today?lang=ru&lang=de',
  ])
    expect([path, (await ask(site, path)).status]).toEqual([path, 400])
  const first = await ask(site, '/api/v1/today')
  const again = await ask(site, '/api/v1/today', {
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.status).toBe(304)
  const head = await ask(site, '/api/v1/today/events', { method: 'HEAD' })
  expect(head.status).toBe(200)
  const description = (await ask(site, '/api/openapi.json')).json() as { paths: Record<string, unknown> }
  expect(Object.keys(description.paths)).toEqual(expect.arrayContaining(['/v1/today', '/v1/today/events']))
})

test('more streams of one address than a hall needs: so many are held, the others are sent to ask, and all are let go', async () => {
  const opened = []
  for (let batch = 0; batch < 7; batch++)
    opened.push(...(await Promise.all(Array.from({ length: 50 }, () => watch(site)))))
  const refused = opened.filter(({ status }) => status === 429)
  expect([opened.length - refused.length, refused.length]).toEqual([300, 50])
  expect((await dayAt(site)).day).toBe('2025-09-26')
  for (const stream of opened) stream.leave()
  await until(async () => (await watch(site)).status === 200)
})
