import { parseUrl } from '../platform/older-browsers/parse-url.ts'
/** Where somebody may be led after signing in: a path of this site and nothing else. */
export function ownPath(to: string | null): string | null {
  if (!to?.startsWith('/') || /[\p{Cc}\\]/u.test(to)) return null
  const url = parseUrl(to, 'http://site')
  // `/..//host/` comes out with two slashes, and would then name a host.
  return url?.origin === 'http://site' && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null
}
