import type { Day } from '../../platform/dates.ts'

/** The papers an exhibitor signs and keeps. */
export const papers = ['invoice', 'contract', 'act'] as const
export type PaperKind = (typeof papers)[number]

/** «С-2604-031» → `invoice-2604-031.pdf`: names of files are Latin. */
export function fileName(kind: PaperKind, invoiceNumber: string): string {
  return `${kind}-${invoiceNumber.replace(/^\D+/, '')}.pdf`
}

type Told = { paidAt: Date | null; cancelledAt: Date | null; actIssuedAt: Date | null }

/**
 * The act says that all was done: after the fair, or when the office gives it out earlier; and only of what is paid. Of a fair that
 * does not take place (null) nothing was done.
 */
export function hasAct(invoice: Told, heldUntil: Day | null, today: Day): boolean {
  const isOver = heldUntil !== null && today > heldUntil
  return invoice.paidAt !== null && (isOver || invoice.actIssuedAt !== null)
}
