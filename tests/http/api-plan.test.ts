import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiRoute, apiRoutes } from '../../app/api-routes.ts'
import { roles } from '../../app/platform/person.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { startShop } from '../builders/buying.ts'
import { type Description, descriptionOf, faultOf } from '../builders/check-answer.ts'
import { signIn } from '../builders/sign-in.ts'
import type { Site } from '../builders/site.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
let description: Description
const cookies = new Map<string, string>()

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox)
  description = await descriptionOf(site)
  for (const role of roles) cookies.set(role, await signIn(site, role))
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

const named = apiRoutes.map(route => ({ ...route, name: route.at }))
const ofStaff = named.filter(({ audience }) => audience === 'staff')
const posts = named.filter(({ at }) => at.startsWith('POST '))

describe('an endpoint of staff', () => {
  test.each(ofStaff)('$name is closed to whoever is nobody or has another role', async route => {
    expect(await call(route)).toMatchObject({ status: 401, body: { title: 'sign-in' } })
    for (const role of roles.filter(one => one !== route.role && one !== 'admin')) {
      const answer = await call(route, { cookie: cookies.get(role) ?? '' })
      expect([role, answer.status, answer.body]).toMatchObject([role, 403, { title: 'not-allowed' }])
    }
  })

  test.each(ofStaff)('$name is open to those whose work it is', async route => {
    for (const role of [route.role, 'admin']) {
      const { status } = await call(route, { cookie: cookies.get(String(role)) ?? '' })
      // There is nothing in the body: a reading is refused as such, which is past the guard.
      expect([role, status]).toEqual([role, route.at.startsWith('POST ') ? 422 : 200])
    }
  })

  test('there are some', () => expect(ofStaff.length).toBeGreaterThan(0))
})

test.each(named.filter(({ audience }) => audience === 'person'))(
  '$name is closed to whoever is nobody, and to whoever has none of their own',
  async route => {
    expect(await call(route)).toMatchObject({ status: 401, body: { title: 'sign-in' } })
    for (const role of ['admin', 'council', 'exhibitors']) {
      const { status } = await call(route, { cookie: cookies.get(role) ?? '' })
      // Refused before or after its words are read, it is refused.
      expect([403, 404, 422]).toContain(status)
    }
  },
)

// A stream has no end to wait for: tests/http/exhibitors/stands.test.ts listens to it.
test.each(
  named.filter(({ audience, isStream }) => audience !== 'staff' && audience !== 'person' && !isStream),
)('$name asks nobody who they are', async route => {
  const { status } = await call(route)
  expect([401, 403, 405, 500]).not.toContain(status)
})

describe('the plan and the description', () => {
  test('name the same endpoints; what is for machines is on the plan alone', () => {
    const described = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(method => `${method.toUpperCase()} /api${path}`),
    )
    const planned = apiRoutes.filter(({ isForMachines }) => !isForMachines).map(({ at }) => at)
    expect(described.sort()).toEqual([...planned].sort())
  })

  test('no address is planned twice', () => {
    expect(new Set(apiRoutes.map(({ at }) => at)).size).toBe(apiRoutes.length)
  })

  test('whatever is sent to us is counted against a limit', () => {
    expect(posts.filter(({ limit }) => !limit)).toEqual([])
  })
})

describe('a POST sent again with its key', () => {
  test.each(posts.filter(({ idempotency }) => idempotency))('$name is answered the same', async route => {
    const headers = { 'idempotency-key': randomUUID(), cookie: cookies.get('admin') ?? '' }
    const first = await call(route, headers, '{"wish":1}')
    expect(await call(route, headers, '{"wish":1}')).toEqual(first)
    const other = await call(route, headers, '{"wish":2}')
    expect(other).toMatchObject({ status: 422, body: { title: 'idempotency-key-reused' } })
  })

  test.each(posts.filter(({ idempotency }) => !idempotency))('$name knows no keys', async route => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await call(route, headers, '{"wish":1}')
    expect(await call(route, headers, '{"wish":2}')).toEqual(first)
  })
})

describe('the check that every answer goes through', () => {
  const fault = (status: number, body: unknown, type = 'application/json') =>
    faultOf(
      description,
      { method: 'GET', path: '/api/v1/clock' },
      { status, type, text: JSON.stringify(body) },
    )
  const now = '2025-08-20T07:00:00.000Z'

  test('lets a right answer pass', () => expect(fault(200, { now })).toBeNull())

  test.each([
    ['a field that is not described', 200, { now, person: 'Anna' }],
    ['a field that is missing', 200, {}],
    ['a field of another kind', 200, { now: 5 }],
    ['a status that is not described', 418, { now }],
    ['a problem that says too much', 400, { type: 'a', title: 'a', status: 400, detail: 'a', stack: 'at' }],
  ])('refuses %s', (_, status, body) => {
    const type = status === 400 ? 'application/problem+json' : 'application/json'
    expect(fault(status, body, type)).not.toBeNull()
  })

  test('refuses another kind of body, and an address that is not there', () => {
    expect(fault(200, { now }, 'text/html')).not.toBeNull()
    const text = JSON.stringify({ now })
    const elsewhere = { method: 'GET', path: '/api/v1/nothing' }
    expect(faultOf(description, elsewhere, { status: 200, type: 'application/json', text })).not.toBeNull()
  })
})

async function call({ at }: ApiRoute, headers: Record<string, string> = {}, body = '{}') {
  const [method = '', template = ''] = at.split(' ')
  const path = template
    .replace('{token}', 'x'.repeat(24))
    .replace('{key}', 'nobody')
    .replace('{id}', randomUUID())
  const isPost = method === 'POST'
  const answer = await ask(site, path, {
    method,
    headers: { ...(isPost && { 'content-type': 'application/json' }), ...headers },
    ...(isPost && { body }),
  })
  return { status: answer.status, body: readBody(answer.text) }
}

function readBody(text: string): unknown {
  return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
}
