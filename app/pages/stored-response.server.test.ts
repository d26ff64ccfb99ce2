import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, storeResponse } from './stored-response.server.ts'

const body = Buffer.from('Портик. '.repeat(200))

test('an answer is kept in three encodings of the same bytes', async () => {
  const { status, variants, bytes } = await storeResponse(body, { 'content-type': 'text/plain' })
  expect(status).toBe(200)
  expect(variants.identity.body).toEqual(body)
  expect(brotliDecompressSync(variants.br.body)).toEqual(body)
  expect(gunzipSync(variants.gzip.body)).toEqual(body)
  expect(bytes).toBe(variants.br.body.length + variants.gzip.body.length + body.length)
})

test('its headers are written beforehand', async () => {
  const { etag, variants, notModified } = await storeResponse(body, { 'content-type': 'text/plain' })
  const common = ['content-type', 'text/plain', 'etag', etag, 'vary', 'Accept-Encoding']
  expect(notModified).toEqual(common)
  expect(variants.identity.headers).toEqual([...common, 'content-length', String(body.length)])
  expect(variants.br.headers).toEqual([
    ...common,
    'content-encoding',
    'br',
    'content-length',
    String(variants.br.body.length),
  ])
})

test('the tag follows the content', async () => {
  const tags = await Promise.all(['a', 'a', 'b'].map(text => storeResponse(Buffer.from(text), {})))
  expect(tags[0]?.etag).toBe(tags[1]?.etag)
  expect(tags[0]?.etag).not.toBe(tags[2]?.etag)
  expect(tags[0]?.etag).toMatch(/^"[\w-]{22}"$/)
})

test.for([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0,gzip;q=0', 'identity'],
  ['br;q=0.01', 'br'],
  ['brotli', 'identity'],
  ['x-gzip', 'identity'],
  ['deflate', 'identity'],
] as const)('whoever accepts %j gets %s', ([accept, encoding]) => {
  expect(chooseEncoding(accept)).toBe(encoding)
})
