import { type LocaleCode, withLocale } from '../../platform/languages.ts'

export const socialSize = { width: 1200, height: 630 }
const folder = '/social'
const file = 'card.jpg'

/** The picture made for a page, shown where the page is shared: `/social/en/award/card.jpg`. */
export function socialPicture(path: string, locale: LocaleCode) {
  return { path: `${folder}${withLocale(path, locale)}${file}`, ...socialSize, type: 'image/jpeg' }
}

/** The page a picture's address speaks of, or null if it is no such address. */
export function pageOfPicture(pathname: string): string | null {
  const isOne = pathname.startsWith(`${folder}/`) && pathname.endsWith(`/${file}`)
  return isOne ? pathname.slice(folder.length, -file.length) : null
}
