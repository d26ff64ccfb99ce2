import type { FileContext } from '../../../page-server/file.ts'
import { affectedOrders } from '../../call-off/preview-call-off.server.ts'
import { csvFile, plain, type Row, roubles } from '../csv-file.ts'
import { officeTexts } from '../texts.server.ts'

/** Every order that calling the fair off would touch. */
export async function make(context: FileContext): Promise<Response> {
  const { db, locale } = context
  const t = officeTexts[locale]
  const { csvColumns: columns } = t.fair
  const states = t.orderStates as Record<string, string>
  const csv: Row[] = [
    [
      columns.code,
      columns.name,
      columns.email,
      columns.state,
      columns.tickets,
      columns.sum,
      columns.used,
      columns.returned,
      columns.returnedSum,
    ],
    ...(await affectedOrders(db, { scope: 'fair', subject: 'fair' })).map(row => [
      row.code,
      row.name,
      row.email,
      plain(states[row.state] ?? row.state),
      row.tickets,
      roubles(row.amountKopecks),
      row.used,
      row.returned,
      roubles(row.returnedKopecks),
    ]),
  ]
  return csvFile(context, 'fair', csv)
}
