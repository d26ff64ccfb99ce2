import { type LocaleCode, withLocale } from '../platform/languages.ts'
import { fairName } from '../ui/fair-name.ts'

export const feedPath = '/press/feed.xml'

/** The feed that a page of the press section points to; other pages have none. */
export function feedOf(path: string, locale: LocaleCode): { path: string; title: string } | null {
  if (!path.startsWith('/press/')) return null
  return { path: withLocale(feedPath, locale), title: feedTitle(locale) }
}

export function feedTitle(locale: LocaleCode): string {
  return `${fairName[locale]}: ${{ ru: 'пресс-релизы', en: 'press releases' }[locale]}`
}
