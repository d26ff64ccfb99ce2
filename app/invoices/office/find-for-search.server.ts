import type { OfficeSearch } from '../../office/search/office-search.ts'
import { dayOf } from '../../platform/dates.ts'
import { formatRoubles } from '../../platform/money.ts'
import { findInvoices } from './read-invoices.server.ts'

export const invoicesInSearch: OfficeSearch = {
  at: '/office/invoices/',
  label: { ru: 'Счета и\u00a0платежи', en: 'Invoices and payments' },
  async find({ db, query, locale, now }) {
    const found = await findInvoices(db, { query, state: '' }, 1, dayOf(now))
    return found.map(({ id, number, payer, totalKopecks }) => ({
      to: `/office/invoices/${id}/`,
      title: number,
      note: `${payer.name}, ${formatRoubles(totalKopecks, locale)}`,
    }))
  },
}
