import { fairOfExhibitorsAt } from '../../editions/open-fair.ts'
import type { Invoice } from '../../invoices/issue-invoice.server.ts'
import { makeInvoicePdf } from '../../invoices/make-invoice-pdf.server.ts'
import type { Attachment } from '../../mail/tables.ts'
import { fileName } from './papers.ts'

export async function attachedInvoice(invoice: Invoice): Promise<Attachment> {
  const bytes = await makeInvoicePdf(invoice, fairOfExhibitorsAt(invoice.edition, invoice.issuedAt))
  return {
    filename: fileName('invoice', invoice.number),
    contentType: 'application/pdf',
    content: bytes.toString('base64'),
  }
}
