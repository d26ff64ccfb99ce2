import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyRoute } from '../../app/office-routes.ts'
import { ask } from '../builders/ask.ts'
import { signIn } from '../builders/sign-in.ts'
import { type Site, startSite } from '../builders/site.ts'

// U+0000 is a text to a browser and to JSON, and to no database: whoever sends it anywhere gets an answer, never a failure.

let site: Site
let admin = ''
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
  admin = await signIn(site, 'admin')
}, 120_000)
afterAll(() => site.stop())

const names = ['q', 'kind', 'from', 'to', 'state', 'folder', 'works', 'like', 'page', 'edition', 'show', 'at']
const odd = `?${names.map(name => `${name}=a%00b`).join('&')}`

const plainPaths = everyRoute
  .filter(({ path, audience }) => !path.includes(':') && (audience === 'staff' || audience === 'public'))
  .map(({ path }) => path)

test.each(plainPaths)('%s answers whatever is asked of it', async path => {
  const { status } = await ask(site, `${path}${odd}`, { headers: { cookie: admin } })
  expect(status).toBeLessThan(500)
})

test.each([
  '/office/content/questions/',
  '/office/content/events/',
  '/office/content/pages/home/',
  '/office/content/pages/home/presence.json',
  '/office/content/pages/home/preview.html',
  '/office/content/exports/questions.csv',
  '/office/orders.csv',
  '/office/journal.csv',
  '/works/31-2/wall/',
  '/works/31-2/closer/',
])('%s too', async path => {
  expect((await ask(site, `${path}${odd}`, { headers: { cookie: admin } })).status).toBeLessThan(500)
})

describe('in an address', () => {
  test.each([
    '/_tiles/a%00b/0123456789abcdef/0/0_0.webp',
    '/_tiles/%00/0123456789abcdef/0/0_0.webp',
    '/_ipx/w_320/a%00b.jpg',
    '/works/1%001/',
    '/participants/a%00/',
    '/program/%00.ics',
    '/tickets/ticket/%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00/ticket.pkpass',
    '/api/v1/works?colour=%00',
    '/api/v1/search?q=%00',
    '/api/v1/participants/%00',
    '/api/v1/today/events?lang=%00',
  ])('%s is answered', async path => {
    expect((await ask(site, path)).status).toBeLessThan(500)
  })
})

describe('in what a script sends', () => {
  const keys = { p256dh: 'x', auth: 'x' }
  const endpoint = 'https://fcm.googleapis.com/fcm/send/a\u0000b'
  test.each([
    ['PUT', { endpoint, keys, locale: 'ru', events: [] }],
    ['DELETE', { endpoint, auth: 'x' }],
  ])('%s of a subscription is refused', async (method, body) => {
    const answer = await ask(site, '/api/v1/push-subscriptions', {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([400, 404, 422]).toContain(answer.status)
  })

  test('six letters behind a backslash are letters', async () => {
    const answer = await ask(site, '/api/v1/push-subscriptions', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: String.raw`{"endpoint":"https://fcm.googleapis.com/\\u0000","auth":"x"}`,
    })
    expect(answer.text).not.toContain('odd-sign')
  })
})

describe('odd manners', () => {
  const places = [
    '/works/',
    '/en/works/31-2/',
    '/works/31-2/wall/',
    '/works/31-2/closer/',
    '/_tiles/works/31-2.jpg/0123456789abcdef/0/0_0.webp',
    '/api/v1/works',
    '/api/v1/today',
    '/api/v1/push-subscriptions',
    '/program/plan.ics?walk=1&events=magic-lantern&day=25',
    '/tickets/ticket/AAAAAAAAAAAAAAAAAAAAAAAA/ticket.pkpass',
    '/tickets/ticket/AAAAAAAAAAAAAAAAAAAAAAAA/google-wallet',
  ]
  const methods = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY']
  const headers: Record<string, string>[] = [
    { 'if-none-match': `"${'x'.repeat(4_000)}"`, 'if-modified-since': 'yesterday' },
    { range: 'bytes=5-1,-,999999999999999999999-' },
    { accept: 'x;q=-1, */*;q=NaN', 'accept-language': '*;q=9e9', 'accept-encoding': 'br;q=2,,identity;q=0' },
    { 'x-forwarded-for': "'; drop table x;--, ::1%lo, 999.1.1.1", 'x-forwarded-host': 'elsewhere.example' },
    {
      cookie: `a=${'%'.repeat(3_000)}; =; portico_locale=\u00ff`,
      'content-type': 'application/json; charset=utf-7',
    },
    { host: 'elsewhere.example', 'x-http-method-override': 'DELETE', 'x-original-url': '/office/' },
  ]

  test.each(places)('%s is asked by every method with every header', async path => {
    for (const method of ['GET', ...methods])
      for (const own of headers) {
        const { status, headers: said } = await ask(site, path, { method, headers: own })
        expect([method, own, status < 500]).toEqual([method, own, true])
        expect(String(said.location ?? '')).not.toContain('elsewhere.example')
      }
  })

  test('a stream is opened by reading alone, and for a language there is', async () => {
    const path = '/api/v1/today/events'
    for (const method of methods) {
      const { status } = await ask(site, path, { method, headers: { 'last-event-id': 'x'.repeat(4_000) } })
      expect([method, status < 500]).toEqual([method, true])
    }
    for (const lang of ['', 'xx', '__proto__', 'ru&lang=en', 'RU'])
      expect((await ask(site, `${path}?lang=${lang}`, { method: 'HEAD' })).status).toBeLessThan(500)
  })
})
