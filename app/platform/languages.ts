/**
 * The languages of the site: the default one has no prefix, the others live under their codes. What differs by
 * language is a `Record<LocaleCode, …>`: the compiler names everything that a new line here has to be added to
 * (docs/recipes/locale.md).
 */
export const languages = {
  ru: { iso: 'ru-RU', name: 'RU' },
  en: { iso: 'en-GB', name: 'ENG' },
} as const satisfies Record<string, { iso: string; name: string }>

export type LocaleCode = keyof typeof languages
export type Both = Record<LocaleCode, string>

export const localeCodes = Object.keys(languages) as LocaleCode[]
export const locales = localeCodes.map(code => ({ code, ...languages[code] }))

export const defaultLocale: LocaleCode = 'ru'
export const localeCookie = 'i18n_redirected'
export const localeCookieDays = 365

export function isLocale(value: unknown): value is LocaleCode {
  return localeCodes.includes(value as LocaleCode)
}

/** For what was stored or sent as text: a language of ours, or the default. */
export function localeFrom(value: unknown): LocaleCode {
  return isLocale(value) ? value : defaultLocale
}

export function isoOf(code: LocaleCode): string {
  return languages[code].iso
}

/**
 * The `lang` of words that every language of the site reads as they were written, a book's title or an author's name, told by
 * their letters; none where they are of the page's own language, or of letters that many languages share.
 */
export function langOf(words: string, page: LocaleCode): LocaleCode | undefined {
  return page !== 'ru' && /\p{Script=Cyrillic}/u.test(words) ? 'ru' : undefined
}

/** `/en/award/` → en and `/award/`. Only a whole first segment counts: `/energy/` is Russian. */
export function splitLocale(pathname: string): { locale: LocaleCode; path: string } {
  const first = pathname.split('/')[1]
  return isLocale(first) && first !== defaultLocale
    ? { locale: first, path: pathname.slice(first.length + 1) || '/' }
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
