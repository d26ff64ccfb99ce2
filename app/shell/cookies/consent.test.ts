import { expect, test } from 'vitest'
import { consentCookie, forgettingCookies, rememberedConsent } from './consent.ts'

test('the answer is kept for 365 days and read back', () => {
  const text = consentCookie('necessary', { isSecure: true })
  expect(text).toBe('cookie_consent=necessary; Max-Age=31536000; Path=/; SameSite=Lax; Secure')
  expect(rememberedConsent(`a=1; ${text}`)).toBe('necessary')
  expect(rememberedConsent(consentCookie('all', { isSecure: false }))).toBe('all')
})

test.each(['', 'cookie_consent=', 'cookie_consent=yes', 'cookie_consent=allowed', 'my_cookie_consent=all'])(
  '%s is no answer',
  cookies => expect(rememberedConsent(cookies)).toBeNull(),
)

test('only the counter’s cookies are taken away, on this host and on those above it', () => {
  expect(forgettingCookies('_ym_uid=1; i18n_redirected=ru; _ym_d=2', 'www.portik.example')).toEqual([
    '_ym_uid=; Max-Age=0; Path=/',
    '_ym_uid=; Max-Age=0; Path=/; Domain=www.portik.example',
    '_ym_uid=; Max-Age=0; Path=/; Domain=portik.example',
    '_ym_d=; Max-Age=0; Path=/',
    '_ym_d=; Max-Age=0; Path=/; Domain=www.portik.example',
    '_ym_d=; Max-Age=0; Path=/; Domain=portik.example',
  ])
  expect(forgettingCookies('i18n_redirected=ru', 'portik.example')).toEqual([])
})
