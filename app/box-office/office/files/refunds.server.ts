import type { FileContext } from '../../../page-server/file.ts'
import { dayOf } from '../../../platform/dates.ts'
import { productName } from '../../catalogue/catalogue.ts'
import { csvFile, plain, type Row, roubles } from '../csv-file.ts'
import { officeReturns, returnFilters } from '../read-returns.server.ts'
import { officeTexts } from '../texts.server.ts'

/** The list of refunds, with the filter of its page. */
export async function make(context: FileContext): Promise<Response> {
  const { db, locale } = context
  const t = officeTexts[locale]
  const filter = returnFilters.find(one => one === context.search.get('state')) ?? 'waiting'
  const { columns } = t.refunds
  const rows = await officeReturns(db, filter, 100_000)
  const csv: Row[] = [
    [
      columns.due,
      columns.order,
      columns.buyer,
      t.order.email,
      columns.ticket,
      columns.reason,
      '%',
      `${columns.sum}, ₽`,
      columns.papers,
      columns.state,
    ],
    ...rows.map(row => [
      row.dueOn,
      row.code,
      row.name,
      row.email,
      plain(productName(row.product, locale)),
      (t.returnReasons as Record<string, string>)[row.reason] ?? row.reason,
      row.percent,
      roubles(row.amountKopecks),
      row.documentsAt && dayOf(row.documentsAt),
      plain(t.returnStates[row.state]),
    ]),
  ]
  return csvFile(context, 'refunds', csv)
}
