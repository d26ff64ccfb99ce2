import { scriptMark, urlencoded } from './bodies.ts'

// Too long for anything, with markup, quotes, no text and half of a character in it.
export const worst = `${scriptMark}'"\0\ud83d${'ё'.repeat(5_000)}`

export const types = [
  'application/json',
  urlencoded,
  `${urlencoded}; charset=koi8-r`,
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/xml',
  'x',
  undefined,
]

// As they stand in a body: half of a character, too long for one, none at all, and a percent sign by itself.
export const rawBytes = ['%00', '%ED%A0%80', '%C0%80', '%F5%80%80%80', '%E0%A4%A', '%', '%zz', '\0', '%ff%fe']

export const fragments = [
  '',
  scriptMark,
  '"><img src=x onerror=fuzz()>',
  "'; drop table submissions; --",
  "' or 1=1 --",
  '%00',
  '\0',
  '\u0000\u0001\u0007',
  '\ud800',
  '\udfff\ud800',
  '😀'.repeat(300),
  'ё'.repeat(5_000),
  ' '.repeat(1_000),
  'a@'.repeat(2_000),
  `${'a'.repeat(3_000)}!`,
  '-1',
  '0',
  '1e309',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'true',
  '[]',
  '{"$gt":""}',
  '../../../../etc/passwd',
  '{{constructor.constructor("return 1")()}}',
  '__proto__',
  'constructor',
  'toString',
  'default',
  '\u202eevil',
  '2025-02-30',
  '0000-00-00',
  '+7'.repeat(60),
  'http://[::1',
  'javascript:fuzz()',
  'a\r\nset-cookie: fuzz=1',
  '00000000-0000-0000-0000-000000000000',
]

export const strange = [null, {}, [], [[]], 0, -1, 1.5, 2_147_483_648, 1e308, true, false, '']

export const names = [
  '__proto__',
  'constructor',
  'toString',
  'do',
  'form[]',
  'form',
  'a[b][c]',
  '',
  'x'.repeat(3_000),
  'имя',
]

export function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}
