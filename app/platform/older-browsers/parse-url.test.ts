import { expect, test } from 'vitest'
import { parseUrl } from './parse-url.ts'

test('reads an address, by a base where it needs one', () => {
  expect(parseUrl('https://portico.example/award/')?.host).toBe('portico.example')
  expect(parseUrl('/award/?x=1', 'https://portico.example')?.href).toBe('https://portico.example/award/?x=1')
})

test.for(['', 'award', 'https://', 'http://[1', 'http://a b/'])('%j is no address', text => {
  expect(parseUrl(text)).toBeNull()
})
