import { expect, test } from 'vitest'
import { codeAt, findStep, newTotpSecret, stepOf, totpUri } from './totp.server.ts'

// "12345678901234567890", the secret of RFC 6238, appendix B.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.for([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2005-03-18T01:58:31Z', '050471'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
  ['2603-10-11T11:33:20Z', '353130'],
] as const)('at %s the code is %s, as the standard has it', ([at, code]) => {
  expect(codeAt(secret, stepOf(new Date(at)))).toBe(code)
})

test('a code is right in its half minute and in the two beside it', () => {
  const now = new Date('2025-09-24T10:00:10Z')
  const step = stepOf(now)
  const found = [-2, -1, 0, 1, 2].map(away => findStep(secret, codeAt(secret, step + away), now))
  expect(found).toEqual([null, step - 1, step, step + 1, null])
  for (const odd of ['', '12345', '1234567', 'ABCDEF']) expect(findStep(secret, odd, now)).toBeNull()
})

test('secrets differ and fill the whole alphabet', () => {
  const secrets = Array.from({ length: 200 }, newTotpSecret)
  expect(new Set(secrets).size).toBe(200)
  expect(new Set(secrets.join('')).size).toBe(32)
  expect(secrets.every(one => /^[A-Z2-7]{32}$/.test(one))).toBe(true)
})

test('an app is told the fair and the account', () => {
  expect(totpUri(secret, { issuer: 'Портик', email: 'a+b@portico.example' })).toBe(
    `otpauth://totp/%D0%9F%D0%BE%D1%80%D1%82%D0%B8%D0%BA:a%2Bb%40portico.example?secret=${secret}&issuer=%D0%9F%D0%BE%D1%80%D1%82%D0%B8%D0%BA`,
  )
})
