import { fairOfExhibitorsAt, heldUntil } from '../../editions/open-fair.ts'
import type { Invoice } from '../../invoices/issue-invoice.server.ts'
import { makeInvoicePdf } from '../../invoices/make-invoice-pdf.server.ts'
import { download } from '../../page-server/file.ts'
import { dayOf } from '../../platform/dates.ts'
import { makeActPdf } from './make-act-pdf.server.ts'
import { makeContractPdf } from './make-contract-pdf.server.ts'
import { fileName, hasAct, type PaperKind } from './papers.ts'

/** One of the papers of an invoice as a download; null where there is none yet. */
export async function makeOwnPaper(kind: PaperKind, invoice: Invoice, now: Date): Promise<Response | null> {
  const bytes = await bytesOf(kind, invoice, now)
  return bytes && download(bytes, { type: 'application/pdf', name: fileName(kind, invoice.number) })
}

async function bytesOf(kind: PaperKind, invoice: Invoice, now: Date): Promise<Buffer | null> {
  // What was agreed to stands as it was, whichever day the office has moved since; the act tells of the days as they were held.
  const fair = fairOfExhibitorsAt(invoice.edition, invoice.issuedAt)
  if (kind === 'invoice') return makeInvoicePdf(invoice, fair)
  if (kind === 'act') {
    const lastDay = heldUntil(invoice.edition)
    return hasAct(invoice, lastDay, dayOf(now)) ? makeActPdf(invoice, lastDay ?? fair.lastDay) : null
  }
  // The contract is called as the invoice's basis calls it: it outlives the application.
  const number = /№\u00a0(\S+)/.exec(invoice.basis)?.[1]
  return number && invoice.standCode ? makeContractPdf({ ...invoice, number }, fair) : null
}
