import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { formatDay } from '../../../platform/dates.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { findOrders, ordersOnPage } from '../find-orders.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { momentOf } from '../record-names.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, search, locale } = context
  const typed = (search.get('q') ?? '').slice(0, 200)
  const page = Math.min(Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1), 10_000)
  const { count, found } = await findOrders(db, typed, page)
  return {
    ...(await loadFrame(context)),
    query: typed,
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
