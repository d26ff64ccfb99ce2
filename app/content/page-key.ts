import { splitLocale } from '../platform/languages.ts'

/** The key of an editable page is its path without language and slashes: `/en/award/jury/` → `award-jury`. */
export function pageKeyOf(pathname: string): string {
  return splitLocale(pathname).path.slice(1, -1).replaceAll('/', '-')
}
