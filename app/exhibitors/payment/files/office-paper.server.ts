import { readInvoice } from '../../../invoices/office/read-invoices.server.ts'
import type { FileContext } from '../../../page-server/file.ts'
import { makeOwnPaper } from '../make-paper.server.ts'
import { papers } from '../papers.ts'

/** The contract or the act of any exhibitor, for the office. */
export async function make({ db, params, path, now }: FileContext): Promise<Response | null> {
  const found = await readInvoice(db, params.id ?? '')
  const kind = papers.find(one => path.endsWith(`/${one}.pdf`))
  return found && kind ? makeOwnPaper(kind, found.invoice, now) : null
}
