import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageFailure } from './page-error.ts'
import { createPayloads } from './payload.ts'

// The browser resolves addresses against the page; here the call itself is looked at instead.
let asked: string[] = []
let answer: (url: string) => Response = () => Response.json({})
const payload = (hash: string, data: unknown = null) => ({ build: 'b', hash, data })

beforeEach(() => {
  asked = []
  vi.useFakeTimers({ now: new Date('2025-08-20T07:00:00Z'), toFake: ['Date'] })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async url => {
    asked.push(String(url))
    return answer(String(url))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a payload is asked for under the page’s path, by the hash last heard of', async () => {
  answer = () => Response.json(payload('hash-2'))
  const payloads = createPayloads('hash-1')
  expect(await payloads.load('/award/')).toEqual(payload('hash-2'))
  await payloads.load('/en/')
  expect(asked).toEqual(['/award/_payload.json?hash-1', '/en/_payload.json?hash-2'])
})

test('a question goes along with the hash, and is always asked anew', async () => {
  answer = () => Response.json(payload('h'))
  const payloads = createPayloads('h')
  await payloads.prefetch('/search/')
  await payloads.load('/search/', '?q=a%20b&kind=work')
  expect(asked).toEqual(['/search/_payload.json?h', '/search/_payload.json?h&q=a%20b&kind=work'])
})

test('a prefetched payload is used once, without a second request', async () => {
  answer = () => Response.json(payload('h', 'prefetched'))
  const payloads = createPayloads('h')
  await payloads.prefetch('/award/')
  expect((await payloads.load('/award/')).data).toBe('prefetched')
  expect(asked).toHaveLength(1)
  await payloads.load('/award/')
  expect(asked).toHaveLength(2)
})

test.for([
  ['2025-08-20T07:00:59.999Z', 1],
  ['2025-08-20T07:01:00.000Z', 2],
] as const)(
  'one prefetched at 07:00:00 is young enough for a minute: at %s, %i requests',
  async ([moment, requests]) => {
    answer = () => Response.json(payload('h'))
    const payloads = createPayloads('h')
    await payloads.prefetch('/award/')
    vi.setSystemTime(new Date(moment))
    await payloads.load('/award/')
    expect(asked).toHaveLength(requests)
  },
)

test('a failed prefetch is forgotten', async () => {
  answer = () => new Response('', { status: 404 })
  const payloads = createPayloads('h')
  await payloads.prefetch('/award/').catch(() => {})
  answer = () => Response.json(payload('h', 'second'))
  expect((await payloads.load('/award/')).data).toBe('second')
})

test('an unknown page is a 404 with the path in its words', async () => {
  answer = () => new Response('', { status: 404 })
  await expect(createPayloads('h').load('/nothing/')).rejects.toEqual(
    new PageFailure(404, 'Page not found: /nothing/'),
  )
})

test('a page that cannot be loaded tells its status, and nothing of what went wrong inside', async () => {
  answer = () => new Response('secret', { status: 500 })
  const failure = await createPayloads('h')
    .load('/award/')
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ status: 500, message: 'The page could not be loaded' })
  expect(asked).toHaveLength(2)
})

test('no answer at all is status 0', async () => {
  answer = () => {
    throw new TypeError('fetch failed')
  }
  const failure = await createPayloads('h')
    .load('/award/')
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ status: 0, message: 'The page could not be loaded' })
})
