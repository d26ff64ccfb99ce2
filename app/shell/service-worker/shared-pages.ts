import { madeAddressPattern } from '../../content/addresses/made-address.ts'
import { madePageRoute } from '../../content/addresses/made-pages.ts'
import type { Route } from '../../navigation/route-table.ts'

/** Patterns of the pages that are the same for everybody. Not every path of one word is a page that editors have made. */
export function sharedPagesOf(routes: readonly Route[]): string[] {
  return routes
    .filter(({ isPrerendered }) => isPrerendered)
    .map(({ id, path }) => (id === madePageRoute ? `/${madeAddressPattern}/` : path))
}
