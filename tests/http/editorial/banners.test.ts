import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Role } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// Two sites on one database, as a fair runs.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 })

let clone: Awaited<ReturnType<typeof cloneFair>>
let sites: Site[]
const cookies: Partial<Record<Role, string>> = {}

beforeAll(async () => {
  clone = await cloneFair()
  const env = { DATABASE_URL: clone.url, POSTS_PER_MINUTE: '100000' }
  sites = await Promise.all([startSite(env), startSite(env)])
  for (const role of ['chief-editor', 'editor', 'translator', 'press'] as const)
    cookies[role] = await signIn(first(), role)
})
afterAll(async () => {
  await Promise.all(sites.map(site => site.stop()))
  await clone.drop()
})

// Each test begins without any.
afterEach(async () => {
  await sql(first(), 'update banners set published_ru_at = null, published_en_at = null')
})

const first = () => sites[0] as Site
const second = () => sites[1] as Site
const open = (path: string, role: Role = 'editor') =>
  ask(first(), path, { headers: { cookie: cookies[role] ?? '' } })
const send = (path: string, fields: [name: string, value: string][], role: Role = 'editor') =>
  ask(first(), path, {
    method: 'POST',
    headers: { cookie: cookies[role] ?? '', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

const words: Record<string, string> = {
  'text:ru': 'Вход через северное крыло',
  'text:en': 'Enter by the north wing',
  to: '/how-to-get-there/',
  tone: 'warning',
  place: 'everywhere',
  fromAt: '2025-08-19T10:00',
  untilAt: '2025-09-27T20:00',
}

/** A new banner as the office writes it; answers its page. */
async function write(changes: Record<string, string> = {}): Promise<string> {
  const { headers } = await send('/office/content/banners/', [['do', 'create']])
  const page = new URL(headers.location ?? '', first().url).pathname
  const fields = Object.entries({ ...words, ...changes })
  const saved = await send(page, [
    ['do', 'save'],
    ...fields.map(([name, value]): [string, string] => [`field:${name}`, value]),
  ])
  expect(saved.headers.location).toMatch(/done=saved/)
  return page
}

async function publish(page: string, languages: readonly string[] = ['ru', 'en']) {
  const { text } = await open(page)
  const revision = /name="revision"[^>]*value="(\d+)"/.exec(text)?.[1] ?? ''
  return send(page, [
    ['do', 'publish'],
    ['revision', revision],
    ...languages.map((code): [string, string] => ['languages', code]),
    ['reason', 'Так надо'],
  ])
}

const withdraw = (page: string) =>
  send(
    page,
    [
      ['do', 'withdraw'],
      ['languages', 'ru'],
      ['languages', 'en'],
    ],
    'chief-editor',
  )

/** What stands above a page, without its marks. */
function bannerIn(text: string): string | null {
  const found = /<section[^>]*class="site-banner[^>]*>(.*?)<\/section>/s.exec(text)?.[1]
  return found?.replaceAll(/<[^>]+>/g, '') ?? null
}
const bannerAt = async (path: string, site = first()) => bannerIn((await ask(site, path)).text)

test('a banner written in the office is above every page of both sites, in both languages, and in their payloads', async () => {
  const page = await write()
  expect(await bannerAt('/')).toBeNull()
  expect((await publish(page)).headers.location).toMatch(/done=published/)
  for (const path of ['/', '/about/', '/tickets/', '/tickets/cart/', '/search/?q=art', '/navigator/map/']) {
    await until(
      () => bannerAt(path, second()),
      found => found === words['text:ru'],
    )
    expect([path, await bannerAt(path)]).toEqual([path, words['text:ru']])
  }
  const { text } = await ask(first(), '/en/about/')
  expect(bannerIn(text)).toBe(words['text:en'])
  expect(text).toContain('aria-label="Important announcement"')
  expect(text).toMatch(/<a[^>]*href="\/en\/how-to-get-there\/"[^>]*>Enter by the north wing/)
  expect(await markupFaults(text)).toEqual([])
  const payload = JSON.parse((await ask(first(), '/about/_payload.json')).text)
  expect(payload.banner).toEqual({ text: words['text:ru'], tone: 'warning', to: '/how-to-get-there/' })
  // Neither the office nor a page that is not there.
  expect(bannerIn((await open('/office/content/banners/')).text)).toBeNull()
  expect(await bannerAt('/nothing-here/')).toBeNull()

  expect((await withdraw(page)).headers.location).toMatch(/done=withdrawn/)
  await until(
    () => bannerAt('/about/', second()),
    found => found === null,
  )
  expect(await bannerAt('/search/?q=art')).toBeNull()
  expect(JSON.parse((await ask(first(), '/about/_payload.json')).text).banner).toBeNull()
})

test('one language goes without what is published in the other alone; places keep to themselves', async () => {
  const page = await write({ place: 'tickets' })
  await publish(page, ['ru'])
  await until(
    () => bannerAt('/tickets/'),
    found => found === words['text:ru'],
  )
  expect(await bannerAt('/en/tickets/')).toBeNull()
  expect(await bannerAt('/')).toBeNull()
})

test('what is typed is text: no tag of it is one', async () => {
  const page = await write({ 'text:ru': '<img src=x onerror=alert(1)> & «вход»', to: '' })
  await publish(page)
  const { text } = await until(
    () => ask(first(), '/about/'),
    ({ text: html }) => html.includes('site-banner'),
  )
  expect(text).not.toContain('<img src=x')
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; «вход»')
})

test('a page kept ready turns at its moments by itself, on both sites', async () => {
  const page = await write({ tone: 'info' })
  await publish(page)
  const { text } = await open('/office/content/questions/')
  const seen = new Date(/name="seen" value="([^"]+)"/.exec(text)?.[1] ?? '').getTime()
  const moment = (seconds: number) => new Date(seen + seconds * 1_000).toISOString()
  const id = /banners\/(\d+)\//.exec(page)?.[1]
  await sql(first(), 'update banners set from_at = $2, until_at = $3 where id = $1', [
    id,
    moment(4),
    moment(12),
  ])
  // From here on nothing is changed: only the hour comes. Each has the page ready before, and asks again and again.
  const readings = await Promise.all(
    sites.map(async site => {
      const before = await until(
        () => bannerAt('/about/', site),
        found => found === null,
      )
      const during = await until(
        () => bannerAt('/about/', site),
        found => found !== null,
      )
      const after = await until(
        () => bannerAt('/about/', site),
        found => found === null,
      )
      return [before, during, after]
    }),
  )
  expect(readings).toEqual(sites.map(() => [null, words['text:ru'], null]))
})

test('an editor looks at it as it will be: at its own moment, and at any other', async () => {
  const page = await write({ fromAt: '2025-09-25T08:00', untilAt: '2025-09-25T20:00' })
  const look = async (query: string) => bannerIn((await open(`${page}preview.html?${query}`)).text)
  expect(await look('language=ru')).toBe(words['text:ru'])
  expect(await look('language=en&at=2025-09-25T19:59')).toBe(words['text:en'])
  expect(await look('language=ru&at=2025-09-25T07:59')).toBeNull()
  expect(await look('language=ru&at=2025-09-25T20:00')).toBeNull()
  // Nobody else sees anything of it.
  expect(await bannerAt('/')).toBeNull()
})

test('what cannot be is refused with a sentence, and what was typed stays', async () => {
  const page = await write({ fromAt: '2025-09-25T08:00', untilAt: '2025-09-24T08:00' })
  const refused = await publish(page)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('конец должен быть позже начала')
  const typed = await send(page, [
    ['do', 'save'],
    ['field:to', 'javascript:alert(1)'],
    ['field:text:ru', 'Это не\u00a0должно пропасть'],
  ])
  expect(typed.status).toBe(422)
  expect(typed.text).toContain('Это не\u00a0должно пропасть')
  expect(typed.text).toContain('javascript:alert(1)')
  const past = await write({ fromAt: '2025-04-01T08:00', untilAt: '2025-04-05T08:00' })
  expect((await open(past)).text).toContain('Срок показа прошёл')
})

test('a translator writes the English text and publishes nothing; press does not open banners', async () => {
  const page = await write()
  const translated = await send(
    page,
    [
      ['do', 'save'],
      ['field:text:en', 'Please enter by the north wing'],
    ],
    'translator',
  )
  expect(translated.headers.location).toMatch(/done=saved/)
  expect(
    (
      await send(
        page,
        [
          ['do', 'save'],
          ['field:text:ru', 'Нельзя'],
        ],
        'translator',
      )
    ).status,
  ).not.toBe(303)
  expect((await open(page, 'press')).status).toBe(403)
})
