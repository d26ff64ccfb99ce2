import { splitLocale } from '../platform/languages.ts'

/** The key of the page one is asked for: one that editors have made is known by its own name, wherever it stands. */
export function pageKeyAt({
  pathname,
  params,
}: {
  pathname: string
  params: Record<string, string>
}): string {
  return params.slug ?? pageKeyOf(pathname)
}

/** The key of an editable page is its path without language and slashes: `/en/award/jury/` → `award-jury`. */
export function pageKeyOf(pathname: string): string {
  return splitLocale(pathname).path.slice(1, -1).replaceAll('/', '-')
}
