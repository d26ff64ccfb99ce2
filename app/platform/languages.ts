export type LocaleCode = 'ru' | 'en'
export type Both = Record<LocaleCode, string>

/** Russian is the default and has no prefix; English lives under /en/. */
export const locales = [
  { code: 'ru', iso: 'ru-RU', name: 'RU' },
  { code: 'en', iso: 'en-GB', name: 'ENG' },
] as const satisfies readonly { code: LocaleCode; iso: string; name: string }[]

export const defaultLocale: LocaleCode = 'ru'
export const localeCookie = 'i18n_redirected'
export const localeCookieDays = 365

export function isLocale(value: unknown): value is LocaleCode {
  return locales.some(locale => locale.code === value)
}

export function isoOf(code: LocaleCode): string {
  return locales.find(locale => locale.code === code)?.iso ?? code
}

/** `/en/award/` → en and `/award/`. Only a whole first segment counts: `/energy/` is Russian. */
export function splitLocale(pathname: string): { locale: LocaleCode; path: string } {
  const prefixed = /^\/en(?=\/|$)/.exec(pathname)
  return prefixed
    ? { locale: 'en', path: pathname.slice(prefixed[0].length) || '/' }
    : { locale: defaultLocale, path: pathname }
}

/** The address of `path` (given without prefix) in a language; query and hash stay where they are. */
export function withLocale(path: string, locale: LocaleCode): string {
  return locale === defaultLocale ? path : `/${locale}${path}`
}

/** First access at the root: the cookie decides, then the browser's languages, then the default. */
export function detectLocale(cookie: string | undefined, acceptLanguage: string | undefined): LocaleCode {
  if (isLocale(cookie)) return cookie
  return preferredLocale(acceptLanguage ?? '') ?? defaultLocale
}

// By order of mention, as browsers write it; the weights only say what is refused (q=0).
function preferredLocale(acceptLanguage: string): LocaleCode | undefined {
  for (const part of acceptLanguage.split(',')) {
    const [tag = '', ...parameters] = part.split(';').map(piece => piece.trim())
    if (parameters.some(parameter => /^q=0(\.0*)?$/i.test(parameter))) continue
    const language = tag.toLowerCase().split('-')[0]
    if (isLocale(language)) return language
  }
  return undefined
}
