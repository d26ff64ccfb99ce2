import { expect, test } from 'vitest'
import { localeCookieText, readLocaleCookie } from './locale-cookie.ts'

test('the cookie lasts 365 days, for the whole site, on this site only', () => {
  expect(localeCookieText('en', { isSecure: false })).toBe(
    'i18n_redirected=en; Path=/; SameSite=Lax; Max-Age=31536000',
  )
  expect(localeCookieText('ru', { isSecure: true })).toBe(
    'i18n_redirected=ru; Path=/; SameSite=Lax; Max-Age=31536000; Secure',
  )
})

test.for([
  [undefined, undefined],
  ['', undefined],
  ['other=1', undefined],
  ['i18n_redirected=en', 'en'],
  ['a=1; i18n_redirected=en; b=2', 'en'],
  ['a=1;i18n_redirected=en', 'en'],
  ['i18n_redirected="en"', 'en'],
  ['i18n_redirected=%65%6e', 'en'],
  ['i18n_redirected=de', 'de'],
  ['i18n_redirected=', ''],
  ['i18n_redirected=%E0%A4', '%E0%A4'],
  ['i18n_redirected=en; i18n_redirected=ru', 'en'],
  ['not_i18n_redirected=en', undefined],
  ['i18n_redirected_too=en', undefined],
] as const)('%j says %j', ([header, value]) => {
  expect(readLocaleCookie(header)).toBe(value)
})
