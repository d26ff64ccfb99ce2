import { fairOfExhibitorsAt } from '../../../editions/open-fair.ts'
import { download, type FileContext } from '../../../page-server/file.ts'
import { makeInvoicePdf } from '../../make-invoice-pdf.server.ts'
import { readInvoice } from '../read-invoices.server.ts'

export async function make({ db, params }: FileContext): Promise<Response | null> {
  const found = await readInvoice(db, params.id ?? '')
  if (!found) return null
  const { edition, issuedAt } = found.invoice
  const bytes = await makeInvoicePdf(found.invoice, fairOfExhibitorsAt(edition, issuedAt))
  const [, month, sequence] = found.invoice.number.split('-')
  return download(bytes, { type: 'application/pdf', name: `invoice-${month}-${sequence}.pdf` })
}
