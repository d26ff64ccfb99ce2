import type { OfficeSearch } from '../../office/search/office-search.ts'
import { foundOfEach } from '../../office/search/office-search.ts'
import { formatRoubles } from '../../platform/money.ts'
import { ordersAfter } from './find-orders.server.ts'
import { noFilter } from './order-filter.ts'

/** Orders by their number, a ticket's, the buyer, a telephone or the gateway's number. */
export const ordersInSearch: OfficeSearch = {
  at: '/office/orders/',
  label: { ru: 'Заказы', en: 'Orders' },
  async find({ db, query, locale }) {
    const found = await ordersAfter(db, { ...noFilter, query }, null, foundOfEach)
    return found.map(({ id, code, name, email, totalKopecks }) => ({
      to: `/office/orders/${id}/`,
      title: `${code}${name ? `, ${name}` : ''}`,
      note: [email, formatRoubles(totalKopecks, locale)].filter(Boolean).join(', '),
    }))
  },
}
