import type { LoadContext } from '../page-server/load-context.ts'

/** The fair that an address names, or the form of the page it was; empty where none is named. */
export function fairOf({ search, posted }: Pick<LoadContext, 'search' | 'posted'>): string {
  return posted ? (posted.values.fair ?? '') : (search.get('fair') ?? '')
}

/** The same at the end of an address that goes on with it. */
export function ofFair(before: '?' | '&', fair: string | undefined): string {
  return fair ? `${before}fair=${encodeURIComponent(fair)}` : ''
}
