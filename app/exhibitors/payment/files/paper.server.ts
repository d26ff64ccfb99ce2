import { and, eq, like } from 'drizzle-orm'
import { fairOfExhibitors } from '../../../editions/open-fair.ts'
import { invoices } from '../../../invoices/tables.ts'
import { download, type FileContext } from '../../../page-server/file.ts'
import type { SignedIn } from '../../../page-server/load-context.ts'
import { dayAfter, dayOf } from '../../../platform/dates.ts'
import { applicationNumber } from '../../application-number.ts'
import { requireApplicant } from '../../require-applicant.server.ts'
import { exhibitorApplications } from '../../tables.ts'
import type { ApplicationRow } from '../../take-step.server.ts'
import { personalPayer } from '../change-own-invoice.server.ts'
import { findPaying } from '../find-paying.server.ts'
import { makeContractPdf } from '../make-contract-pdf.server.ts'
import { makeOwnPaper } from '../make-paper.server.ts'
import { papers } from '../papers.ts'
import { invoiceDays } from '../payment-terms.ts'
import { readBill } from '../read-bill.server.ts'

/** An exhibitor's own papers, of whichever fair, by the number of the invoice; somebody else's number is no address. */
export async function make(context: SignedIn<FileContext>): Promise<Response | null> {
  const { db, params, person, search, now } = context
  const file = params.file ?? ''
  const { id: personId } = requireApplicant(person)
  if (file === 'contract.pdf') {
    const application = await findPaying(db, personId, search.get('fair'))
    return application && draftContract(context, application)
  }
  const [, name, number] = /^([a-z]+)-(\d{4}-\d{3,6})\.pdf$/.exec(file) ?? []
  const kind = papers.find(one => one === name)
  if (!kind || !number) return null
  const [found] = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(exhibitorApplications, eq(exhibitorApplications.id, invoices.applicationId))
    .where(and(eq(exhibitorApplications.personId, personId), like(invoices.number, `%-${number}`)))
  return found ? makeOwnPaper(kind, found.invoice, now) : null
}

/** What one agrees to, before one does. */
async function draftContract({ db, now }: FileContext, own: ApplicationRow): Promise<Response | null> {
  const bill = await readBill(db, own.editionId, own.id)
  if (!bill) return null
  const contract = {
    ...bill,
    lines: bill.lines.map(({ name, unit, ...line }) => ({ ...line, name: name.ru, unit: unit.ru })),
    payer: personalPayer('по\u00a0реквизитам из\u00a0счёта', ''),
    issuedAt: now,
    dueOn: dayAfter(dayOf(now), invoiceDays),
    number: applicationNumber(own.number, 'ru'),
    isDraft: true,
  }
  const bytes = await makeContractPdf(contract, fairOfExhibitors(own.editionId))
  return download(bytes, { type: 'application/pdf', name: 'contract.pdf' })
}
