import { type LocaleCode, localeCookie, localeCookieDays } from '../platform/languages.ts'

/** The language of the page one is on is the language one comes back to. */
export function localeCookieText(locale: LocaleCode, { isSecure }: { isSecure: boolean }): string {
  const parts = [
    `${localeCookie}=${locale}`,
    'Path=/',
    'SameSite=Lax',
    `Max-Age=${localeCookieDays * 86_400}`,
  ]
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ')
}

/** The first cookie of that name counts, as browsers send the most specific one first. */
export function readLocaleCookie(cookieHeader: string | undefined): string | undefined {
  const text = /(?:^|;\s*)i18n_redirected=("?)([^;"]*)\1/.exec(cookieHeader ?? '')?.[2]
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return text
  }
}
