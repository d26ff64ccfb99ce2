import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding } from '../platform/content-negotiation.ts'
import { storeResponse } from './stored-response.server.ts'

const body = Buffer.from('Портик. '.repeat(200))

test('an answer is kept in three encodings of the same bytes', async () => {
  const { status, variants, bytes } = await storeResponse(body, { 'content-type': 'text/plain' })
  expect(status).toBe(200)
  expect(variants.identity.body).toEqual(body)
  expect(brotliDecompressSync(variants.br.body)).toEqual(body)
  expect(gunzipSync(variants.gzip.body)).toEqual(body)
  expect(bytes).toBe(variants.br.body.length + variants.gzip.body.length + body.length)
})

test('its headers are written beforehand, and every encoding has a tag of its own', async () => {
  const { etag, variants } = await storeResponse(body, { 'content-type': 'text/plain' })
  const common = ['content-type', 'text/plain', 'vary', 'Accept-Encoding']
  const { identity, br, gzip } = variants
  expect(identity.headers).toEqual([...common, 'etag', etag, 'content-length', String(body.length)])
  const brTag = etag.replace(/"$/, '-br"')
  expect([br.etag, gzip.etag]).toEqual([brTag, etag.replace(/"$/, '-gz"')])
  const length = ['content-length', String(br.body.length)]
  expect(br.headers).toEqual([...common, 'content-encoding', 'br', 'etag', brTag, ...length])
  expect(br.notModified).toEqual([...common, 'etag', brTag])
})

test('what the build has compressed is taken as it is, what is compressed by nature too', async () => {
  const ready = { br: Buffer.from('br'), gzip: Buffer.from('gz') }
  const { variants } = await storeResponse(body, {}, { compressed: ready })
  expect([variants.br.body, variants.gzip.body]).toEqual([ready.br, ready.gzip])
  const font = await storeResponse(body, {}, { compressed: null })
  expect(Object.values(font.variants).map(variant => variant.body)).toEqual([body, body, body])
  expect(font.variants.br.headers).toEqual(['etag', font.etag, 'content-length', String(body.length)])
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
