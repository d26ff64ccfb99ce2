import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allPages } from '../builders/addresses.ts'
import { ask } from '../builders/ask.ts'
import { type Site, startSite } from '../builders/site.ts'

let site: Site
let secure: Site
beforeAll(async () => {
  const limit = { POSTS_PER_MINUTE: '1000000' }
  ;[site, secure] = await Promise.all([
    startSite({ ...limit, PUBLIC_URL: 'http://portik.example' }),
    startSite({ ...limit, PUBLIC_URL: 'https://portik.example' }),
  ])
})
afterAll(() => Promise.all([site.stop(), secure.stop()]))

const kinds = [
  ['page', 'GET', '/award/', 200],
  ['stored page', 'GET', '/award/', 200],
  ['unknown page', 'GET', '/nothing/', 404],
  ['payload', 'GET', '/award/_payload.json', 200],
  ['unknown payload', 'GET', '/nothing/_payload.json', 404],
  ['asset', 'GET', '/_assets/builds/latest.json', 200],
  ['unknown asset', 'GET', '/_assets/none.js', 404],
  ['slash redirect', 'GET', '/award', 308],
  ['table redirect', 'GET', '/map', 307],
  ['image', 'GET', '/_ipx/w_96&q_90/people/person-01.jpg', 200],
  ['refused image', 'GET', '/_ipx/w_nonsense/people/person-01.jpg', 400],
  ['public file', 'GET', '/robots.txt', 200],
  ['health', 'GET', '/healthz', 200],
  ['metrics', 'GET', '/metrics', 200],
  ['API', 'GET', '/api/v1/partners', 200],
  ['unknown call', 'GET', '/api/v1/nothing', 404],
  ['refused method', 'POST', '/award/', 405],
] as const

describe('every answer carries the security headers', () => {
  test.for(kinds)('%s', async ([, method, path, status]) => {
    const answer = await ask(site, path, { method })
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      // Pictures may be shown anywhere.
      'cross-origin-resource-policy': path.startsWith('/_ipx/w_96') ? 'cross-origin' : 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    })
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'/)
    // The one way out is the form that leads to the payment gateway.
    expect(policy.replace(/form-action [^;]+/, '')).not.toMatch(/unsafe-|\*|http:|https:/)
    expect(answer.headers['strict-transport-security']).toBeUndefined()
    expect(answer.headers['x-powered-by']).toBeUndefined()
  })

  test.for(kinds)('%s, and over https that it stays there', async ([, method, path]) => {
    const { headers } = await ask(secure, path, { method })
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  })

  test('the redirect for the language too, and an answer not sent again', async () => {
    const sentOn = await ask(secure, '/', { headers: { 'accept-language': 'en' } })
    const page = await ask(secure, '/award/')
    const again = await ask(secure, '/award/', { headers: { 'if-none-match': String(page.headers.etag) } })
    expect([sentOn.status, again.status]).toEqual([302, 304])
    for (const { headers } of [sentOn, again]) {
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['strict-transport-security']).toBeDefined()
    }
  })

  test('a page may load from this site only, run nothing inline, be framed by nobody, and lead to the till', async () => {
    // The gateway of the sandbox is the next-door neighbour.
    const gateway = `http://127.0.0.1:${Number(new URL(site.url).port) + 1}`
    const { headers } = await ask(site, '/award/')
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map(line => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]),
    )
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'media-src': "'self'",
      'form-action': `'self' ${gateway}`,
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
    })
  })
})

describe('nothing inline, nothing from elsewhere', () => {
  test.for([...allPages, '/nothing/', '/en/nothing/'])('%s', async path => {
    const { text } = await ask(site, path)
    const scripts = [...text.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    expect(scripts.length).toBeGreaterThan(1)
    for (const [, attributes = '', body] of scripts) {
      // Data for the browser's half and for search engines: blocks that can never run.
      if (/type="application\/(?:ld\+)?json"/.test(attributes)) continue
      expect(attributes).toMatch(/ src="\/_assets\//)
      expect(body).toBe('')
    }
    const markup = text.replace(/<script\b.*?<\/script>/gs, '')
    expect(markup).not.toMatch(/<style\b|<base\b|<iframe\b/)
    for (const [tag] of markup.matchAll(/<[a-z][^>]*>/gi)) {
      expect(tag).not.toMatch(/\s(style|on\w+|srcdoc)\s*=/i)
      expect(tag).not.toMatch(/(?:href|src|action)="\s*(?:javascript|data|vbscript|blob):/i)
      if (/^<(img|script|source|video|audio)\b|rel="(stylesheet|preload|modulepreload|icon)"/.test(tag)) {
        expect(tag).not.toMatch(/(?:src|href|srcset)="(?:https?:)?\/\//)
      }
    }
  })
})

describe('a post from another site is refused', () => {
  test.for([
    [{}, 405],
    [{ origin: 'http://portik.example' }, 405],
    [{ origin: 'http://portik.example', 'sec-fetch-site': 'same-origin' }, 405],
    [{ 'sec-fetch-site': 'same-origin' }, 405],
    [{ 'sec-fetch-site': 'none' }, 405],
    [{ origin: 'http://127.0.0.1' }, 403],
    [{ origin: 'http://evil.example' }, 403],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://portik.example.evil.example' }, 403],
    [{ origin: 'http://sub.portik.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 405],
    [{ origin: '' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
  ] as const)('%j: %i', async ([headers, status]) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await ask(site, '/award/', { method, headers, body: 'a=1' })
      expect([method, answer.status]).toEqual([method, status])
      expect(answer.headers['content-type']).toBe('application/problem+json')
      expect(answer.json()).toMatchObject({
        status,
        title: status === 403 ? 'foreign-origin' : 'method-not-allowed',
      })
    }
  })

  test('the address it was really reached at is its own, too', async () => {
    expect((await ask(site, '/award/', { method: 'POST', headers: { origin: site.url } })).status).toBe(405)
  })

  test('reading is free to all', async () => {
    const headers = { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await ask(site, '/award/', { headers })).status).toBe(200)
  })
})

test('a request with two hosts is refused, whatever it asks for', async () => {
  const status = (hosts: string[], path: string) =>
    new Promise<string>(resolve => {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
      let answer = ''
      socket.on('data', chunk => (answer += String(chunk)))
      socket.on('close', () => resolve(answer.slice(9, 12)))
      const lines = hosts.map(host => `host: ${host}\r\n`).join('')
      socket.write(`GET ${path} HTTP/1.1\r\n${lines}connection: close\r\n\r\n`)
    })
  for (const path of ['/award/', '/api/v1/clock', '/_assets/builds/latest.json', '/nothing/']) {
    expect([path, await status(['portik.example', 'evil.example'], path)]).toEqual([path, '400'])
    expect([path, await status(['portik.example', 'portik.example'], path)]).toEqual([path, '400'])
  }
  expect(await status(['portik.example'], '/award/')).toBe('200')
})

test('in production figures are for whoever has the token', async () => {
  const token = 'a token of sixteen characters or more'
  const real = await startSite({
    DATABASE_URL: site.databaseUrl,
    NODE_ENV: 'production',
    SANDBOX: 'on',
    PUBLIC_URL: 'http://localhost',
    METRICS_TOKEN: token,
  })
  try {
    const status = async (authorization?: string) =>
      (await ask(real, '/metrics', { headers: { ...(authorization && { authorization }) } })).status
    expect(await status()).toBe(404)
    expect(await status('Bearer ')).toBe(404)
    expect(await status(`Bearer ${token}x`)).toBe(404)
    expect(await status(`Bearer ${token}`)).toBe(200)
  } finally {
    await real.stop()
  }
})

test('nobody learns which calls there are behind the door', async () => {
  for (const path of ['/api/v1/door/list', '/api/v1/door/nothing', '/api/v1/door/'])
    expect([path, (await ask(site, path)).status]).toEqual([path, 401])
  expect((await ask(site, '/api/v1/nothing')).status).toBe(404)
})

describe('a body over 64 kB is refused', () => {
  const most = 64 * 1024

  test.for([
    [most, false, 405],
    [most + 1, false, 413],
    [most, true, 405],
    [most + 1, true, 413],
    [48 * most, true, 413],
  ] as const)('%i bytes, length unsaid: %s', async ([bytes, isChunked, status]) => {
    const body = Buffer.alloc(bytes, 'a')
    const answer = await ask(site, '/award/', { method: 'POST', body, isChunked })
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/problem+json'])
  })
})

test.for(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  '%s is not a way to ask for a page',
  async method => {
    for (const path of [
      '/award/',
      '/award',
      '/nothing/',
      '/award/_payload.json',
      '/_assets/builds/latest.json',
    ]) {
      const { status, headers } = await ask(site, path, { method })
      expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD'])
    }
  },
)
