import { inBatches, listFile } from '../../../office/make-list-file.server.ts'
import type { FileContext } from '../../../page-server/file.ts'
import { dayOf } from '../../../platform/dates.ts'
import { invoiceState } from '../../invoice-state.ts'
import { readFilter } from '../invoice-filter.ts'
import { invoicesAfter } from '../read-invoices.server.ts'
import { invoiceTexts } from '../texts.server.ts'

/** The list as a file, with the filter of the list; sums in roubles, as spreadsheets count. */
export async function make(context: FileContext): Promise<Response> {
  const { db, locale, now, search } = context
  const t = invoiceTexts[locale]
  const filter = readFilter(search)
  const today = dayOf(now)
  const { number, payer, stand, total, paid, due, state } = t.list.columns
  async function* rows() {
    const read = (after: { edition: string; sequence: number } | null, limit: number) =>
      invoicesAfter(db, filter, { after, limit, today })
    for await (const one of inBatches<Awaited<ReturnType<typeof read>>[number]>(read))
      yield [
        one.number,
        one.payer.name,
        one.payer.inn,
        one.standCode,
        one.totalKopecks / 100,
        one.paidKopecks / 100,
        dayOf(one.issuedAt),
        one.dueOn,
        t.states[invoiceState(one, today)],
      ]
  }
  return listFile(context, {
    name: 'invoices',
    title: t.list.title,
    heading: [number, payer, t.invoice.inn, stand, total, paid, t.invoice.issued, due, state],
    rows: rows(),
  })
}
