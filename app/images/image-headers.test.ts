import { expect, test } from 'vitest'
import { isUnchanged, shownHeaders } from './image-headers.ts'

const key = 'a'.repeat(64)
const modifiedAt = new Date('2025-08-20T10:00:00.500Z')
const tag = `"${'a'.repeat(32)}"`

test('a shown picture may be kept for a day and asked for again by its tag or date', () => {
  expect(Object.fromEntries(shownHeaders(key, modifiedAt))).toEqual({
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'content-security-policy': "default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag: tag,
    'last-modified': 'Wed, 20 Aug 2025 10:00:00 GMT',
  })
})

test.for<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'if-none-match': tag }, true],
  [{ 'if-none-match': `W/${tag}` }, true],
  [{ 'if-none-match': `"other", ${tag}` }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': '"other"' }, false],
  [{ 'if-none-match': 'a'.repeat(32) }, false],
  [{ 'if-modified-since': 'Wed, 20 Aug 2025 10:00:00 GMT' }, true],
  [{ 'if-modified-since': 'Thu, 21 Aug 2025 10:00:00 GMT' }, true],
  [{ 'if-modified-since': 'Wed, 20 Aug 2025 09:59:59 GMT' }, false],
  [{ 'if-modified-since': 'yesterday' }, false],
  // The tag decides alone, whatever the date says.
  [{ 'if-none-match': '"other"', 'if-modified-since': 'Thu, 21 Aug 2025 10:00:00 GMT' }, false],
])('asked with %j, unchanged is %s', ([asked, unchanged]) => {
  expect(isUnchanged(new Headers(asked), shownHeaders(key, modifiedAt))).toBe(unchanged)
})

test('without a date of its own a picture is not compared by date', () => {
  const asked = new Headers({ 'if-modified-since': 'Thu, 21 Aug 2025 10:00:00 GMT' })
  expect(isUnchanged(asked, shownHeaders(key, undefined))).toBe(false)
})
