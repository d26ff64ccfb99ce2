import { inBatches, type ListRow, listFile } from '../../../office/make-list-file.server.ts'
import type { FileContext } from '../../../page-server/file.ts'
import { dayOf } from '../../../platform/dates.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { productName } from '../../catalogue/catalogue.ts'
import { productOf } from '../../catalogue/products.ts'
import { plain, roubles } from '../csv-file.ts'
import { type FoundOrder, ordersAfter } from '../find-orders.server.ts'
import { readOrderFilter } from '../order-filter.ts'
import { officeTexts } from '../texts.server.ts'

/** The list of orders with the filter of its page; however long, it is read and sent a batch at a time. */
export async function make(context: FileContext): Promise<Response> {
  const { db, locale, search } = context
  const t = officeTexts[locale]
  const { columns, file } = t.orders
  const filter = readOrderFilter(search)
  const found = inBatches<FoundOrder>((after, limit) => ordersAfter(db, filter, after, limit))
  return listFile(context, {
    name: 'orders',
    title: t.orders.title,
    heading: [
      columns.code,
      columns.createdAt,
      columns.state,
      columns.buyer,
      t.order.email,
      t.order.phone,
      t.order.language,
      columns.day,
      columns.tickets,
      file.products,
      file.total,
      file.paid,
      file.refunded,
      file.paidAt,
    ].map(plain),
    rows: rowsOf(),
  })

  async function* rowsOf(): AsyncGenerator<ListRow> {
    for await (const order of found) {
      yield [
        order.code,
        moment(order.createdAt),
        plain(t.orderStates[order.state]),
        order.name,
        order.email,
        order.phone,
        order.locale,
        order.day,
        order.tickets,
        plain(order.products.replace(/[a-z-]+(?=×)/g, named)),
        roubles(order.totalKopecks),
        roubles(order.paidKopecks),
        roubles(order.refundedKopecks),
        order.paidAt && moment(order.paidAt),
      ]
    }
  }

  function named(id: string): string {
    const product = productOf(id)
    return product ? `${productName(product.id, locale)} ` : id
  }
}

// As a spreadsheet of either language sorts it.
function moment(at: Date): string {
  return `${dayOf(at)} ${timeOf(at)}`
}
