import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { dayOf, formatDay } from '../../../platform/dates.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { invoiceState } from '../../invoice-state.ts'
import { readFilter } from '../invoice-filter.ts'
import { loadFrame } from '../load-frame.server.ts'
import { countInvoices, findInvoices, invoicesOnPage } from '../read-invoices.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, search, locale, now } = context
  const filter = readFilter(search)
  const today = dayOf(now)
  const counts = await countInvoices(db, filter, today)
  const count = counts.find(({ state }) => state === filter.state)?.count ?? 0
  const pages = Math.max(1, Math.ceil(count / invoicesOnPage))
  const page = Math.min(Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1), pages)
  const found = await findInvoices(db, filter, page, today)
  return {
    ...(await loadFrame(context)),
    filter,
    count,
    page,
    pages,
    from: (page - 1) * invoicesOnPage + 1,
    to: (page - 1) * invoicesOnPage + found.length,
    counts: counts.map(({ state, count }) => ({ state, count })),
    invoices: found.map(invoice => ({
      id: invoice.id,
      number: invoice.number,
      payer: invoice.payer.name,
      inn: invoice.payer.inn,
      stand: invoice.standCode,
      total: formatRoubles(invoice.totalKopecks, locale),
      paid: formatRoubles(invoice.paidKopecks, locale),
      due: formatDay(invoice.dueOn, locale),
      state: invoiceState(invoice, today),
    })),
  }
}

export type InvoicesData = Awaited<ReturnType<typeof load>>
