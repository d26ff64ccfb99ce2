import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../builders/ask.ts'
import { type Site, startSite } from '../builders/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '1000000' })
})
afterAll(() => site.stop())

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
const kilobytes = (count: number) => count * 1024
const post = (path: string, headers: Record<string, string>, body: string, isChunked = false) =>
  ask(site, path, { method: 'POST', headers, body, isChunked })
const part = (name: string, value = '', more = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n${more}\r\n${value}\r\n`
const paths = ['/sign-in/', '/tickets/', '/contacts/', '/en/contacts/']

describe('a form is measured before it is read', () => {
  test.for(paths)('%s: a megabyte of names stops nobody', async path => {
    await ask(site, '/award/')
    const startedAt = performance.now()
    const attack = post(path, form, 'a&'.repeat(500_000))
    const [refused, page] = await Promise.all([attack, ask(site, '/award/')])
    expect([refused.status, page.status]).toEqual([413, 200])
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })

  test.for(paths)('%s: as many fields as a form may have, and one more', async path => {
    const fields = (count: number) => Array.from({ length: count }, (_, n) => `a${n}=1`).join('&')
    expect((await post(path, form, fields(200))).status).not.toBe(413)
    expect((await post(path, form, fields(201))).status).toBe(413)
    expect((await post(path, form, '&'.repeat(60_000))).status).toBe(413)
    expect((await post(path, multipart, `${part('a').repeat(201)}--x--\r\n`)).status).toBe(413)
  })

  test('the headers of a part are few and short', async () => {
    const sent = (more: string) => post('/contacts/', multipart, `${part('a', '1', more)}--x--\r\n`)
    expect((await sent('')).status).toBe(405)
    expect((await sent(`x-y: ${'z'.repeat(kilobytes(4))}\r\n`)).status).toBe(413)
    expect((await sent('x-y: z\r\n'.repeat(100))).status).toBe(413)
  })

  test.for([
    ['/contacts/', 'ru', 'Слишком много'],
    ['/en/contacts/', 'en', 'Too much'],
  ])('%s: says so on a page in the language of the visitor', async ([path = '', lang, words]) => {
    for (const isChunked of [false, true]) {
      const { status, headers, text } = await post(path, form, `a=${'b'.repeat(kilobytes(64))}`, isChunked)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        413,
        'text/html; charset=UTF-8',
        'no-store',
      ])
      expect(text).toContain(`<html lang="${lang}`)
      expect(text).toContain(words)
      expect(text).not.toContain('<script')
    }
  })

  test('a script gets a problem instead', async () => {
    const headers = { ...form, accept: 'application/json' }
    const answer = await post('/contacts/', headers, 'a&'.repeat(50_000))
    expect([answer.status, answer.headers['content-type']]).toEqual([413, 'application/problem+json'])
  })
})

describe('what the API is sent is measured too', () => {
  test.for(['/api/v1/orders', '/api/v1/orders/x/refunds', '/api/payments/yookassa'])('%s', async path => {
    const large = await post(path, json, JSON.stringify({ a: 'b'.repeat(kilobytes(64)) }))
    expect([large.status, large.headers['content-type']]).toEqual([413, 'application/problem+json'])
    for (const deep of [
      '['.repeat(6_000) + ']'.repeat(6_000),
      `${'{"a":'.repeat(6_000)}1${'}'.repeat(6_000)}`,
    ]) {
      const answer = await post(path, json, deep)
      expect([answer.status, answer.headers['content-type']]).toEqual([400, 'application/problem+json'])
    }
  })

  test('brackets in a text are no depth', async () => {
    const lines = JSON.stringify({ lines: [], note: `"\\${'['.repeat(500)}` })
    expect((await post('/api/v1/orders', json, lines)).status).toBe(422)
  })

  test('a gate that was without a network uploads more at a time', async () => {
    const body = JSON.stringify({ a: 'b'.repeat(kilobytes(600)) })
    expect((await post('/api/v1/door/scans', json, body)).status).toBe(401)
    expect((await post('/api/v1/door/scans', json, body + body)).status).toBe(413)
  })
})
