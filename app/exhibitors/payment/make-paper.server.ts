import { eq } from 'drizzle-orm'
import { upcomingEdition } from '../../editions/spring-2026.ts'
import type { Invoice } from '../../invoices/issue-invoice.server.ts'
import { makeInvoicePdf } from '../../invoices/make-invoice-pdf.server.ts'
import { download } from '../../page-server/file.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { applicationNumber } from '../application-number.ts'
import { exhibitorApplications } from '../tables.ts'
import { makeActPdf } from './make-act-pdf.server.ts'
import { makeContractPdf } from './make-contract-pdf.server.ts'
import { fileName, hasAct, type PaperKind } from './papers.ts'

/** One of the papers of an invoice as a download; null where there is none yet. */
export async function makeOwnPaper(
  db: Db,
  kind: PaperKind,
  invoice: Invoice,
  now: Date,
): Promise<Response | null> {
  const bytes = await bytesOf(db, kind, invoice, now)
  return bytes && download(bytes, { type: 'application/pdf', name: fileName(kind, invoice.number) })
}

async function bytesOf(db: Db, kind: PaperKind, invoice: Invoice, now: Date): Promise<Buffer | null> {
  const fair = upcomingEdition(invoice.edition)
  if (kind === 'invoice') return makeInvoicePdf(invoice, fair)
  if (kind === 'act') return hasAct(invoice, fair.lastDay, dayOf(now)) ? makeActPdf(invoice, fair) : null
  const [application] = await db
    .select({ number: exhibitorApplications.number })
    .from(exhibitorApplications)
    .where(eq(exhibitorApplications.id, invoice.applicationId))
  if (!application || !invoice.standCode) return null
  return makeContractPdf({ ...invoice, number: applicationNumber(application.number, 'ru') }, fair)
}
