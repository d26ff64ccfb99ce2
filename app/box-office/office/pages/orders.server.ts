import type { Edition } from '../../../editions/edition.ts'
import { visitorDays } from '../../../editions/entry-windows.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { formatDay } from '../../../platform/dates.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { productName } from '../../catalogue/catalogue.ts'
import { products } from '../../catalogue/products.ts'
import { findOrders, ordersOnPage } from '../find-orders.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { readOrderFilter } from '../order-filter.ts'
import { momentOf } from '../record-names.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, search, locale, edition } = context
  const filter = readOrderFilter(search)
  const page = Math.min(Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1), 10_000)
  const { count, found } = await findOrders(db, filter, page)
  return {
    ...(await loadFrame(context)),
    filter,
    days: saleDays(edition).map(day => ({ day, label: formatDay(day, locale) })),
    products: products.map(({ id }) => ({ id, name: productName(id, locale) })),
    count,
    page,
    pages: Math.max(1, Math.ceil(count / ordersOnPage)),
    from: (page - 1) * ordersOnPage + 1,
    to: (page - 1) * ordersOnPage + found.length,
    orders: found.map(({ totalKopecks, createdAt, day, ...order }) => ({
      ...order,
      sum: formatRoubles(totalKopecks, locale),
      createdAt: momentOf(createdAt, locale),
      day: day && formatDay(day, locale),
    })),
  }
}

/** Days on which something takes place. */
function saleDays(edition: Edition) {
  return [edition.vipOpening.day, ...visitorDays(edition)]
}
