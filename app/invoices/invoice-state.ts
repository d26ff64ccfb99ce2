import type { Day } from '../platform/dates.ts'

export const invoiceStates = ['open', 'part-paid', 'overdue', 'paid', 'cancelled'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** Where an invoice stands on a day. Overdue comes before a part: it is what somebody has to ring about. */
export function invoiceState(
  invoice: { paidAt: Date | null; cancelledAt: Date | null; dueOn: Day; paidKopecks: number },
  today: Day,
): InvoiceState {
  if (invoice.cancelledAt) return 'cancelled'
  if (invoice.paidAt) return 'paid'
  if (invoice.dueOn < today) return 'overdue'
  return invoice.paidKopecks > 0 ? 'part-paid' : 'open'
}
