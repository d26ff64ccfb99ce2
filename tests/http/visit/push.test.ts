import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from '../../builders/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const asked = { endpoint: 'https://fcm.googleapis.com/fcm/send/one', keys, locale: 'ru', events: ['opening'] }
const call = (method: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/api/v1/push-subscriptions`, {
    method,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const put = async (body: unknown, headers?: Record<string, string>) =>
  (await call('PUT', body, headers)).status

test('a browser asks to be told, says what it keeps by now, and is forgotten at its wish', async () => {
  expect(await put(asked)).toBe(204)
  expect(await put({ ...asked, locale: 'en', events: [] })).toBe(204)
  expect((await call('DELETE', { endpoint: asked.endpoint, auth: keys.auth })).status).toBe(204)
})

test.each([
  ['a foreign host', { ...asked, endpoint: 'https://evil.example/push' }],
  ['this very machine', { ...asked, endpoint: 'https://127.0.0.1/push/send/x' }],
  ['a private address', { ...asked, endpoint: 'https://10.0.0.1/' }],
  ['the database', { ...asked, endpoint: 'http://localhost:5432/' }],
  ['no address', { ...asked, endpoint: 'push' }],
  ['false keys', { ...asked, keys: { ...keys, p256dh: 'AAAA' } }],
  ['a name that is asked by nobody', { ...asked, email: 'anna@example.test' }],
  ['what is no slug', { ...asked, events: ["'; drop table events"] }],
  [
    'more events than there are',
    { ...asked, events: Array.from({ length: 201 }, (_, index) => `e-${index}`) },
  ],
  ['a language there is not', { ...asked, locale: 'de' }],
  ['nothing', {}],
])('%s is refused', async (_, body) => {
  expect(await put(body)).toBe(422)
})

test('somebody else’s address cannot be taken over', async () => {
  const own = { ...asked, endpoint: 'https://fcm.googleapis.com/fcm/send/two' }
  expect(await put(own)).toBe(204)
  expect(await put({ ...own, keys: { ...keys, auth: 'AAAAAAAAAAAAAAAAAAAAAA' }, events: [] })).toBe(403)
})

test('the page of the plan carries the key browsers are to know us by', async () => {
  const page = await (await fetch(`${site.url}/program/plan/`)).text()
  expect(page).toMatch(/"pushKey":"B[\w-]{86}"/)
})

// Last: the connection is closed on whoever sends it.
test('a megabyte is not read, and another site’s page cannot ask', async () => {
  expect(await put({ ...asked, endpoint: `https://fcm.googleapis.com/${'a'.repeat(1_000_000)}` })).toBe(413)
  expect(await put(asked, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(403)
})
