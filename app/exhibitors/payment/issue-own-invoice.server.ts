import { fairOfExhibitors } from '../../editions/open-fair.ts'
import type { Invoice } from '../../invoices/issue-invoice.server.ts'
import type { Requisites } from '../../invoices/requisites.ts'
import { postLetter } from '../../mail/post-letter.server.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { endOfDay } from '../../platform/dates.ts'
import type { Person } from '../../platform/person.ts'
import { answerFor } from '../fair-guard.ts'
import { isLapsed } from '../stands/find-hold.server.ts'
import { carryHoldWithin } from '../stands/settle-hold.server.ts'
import type { Reason } from '../states.ts'
import { takeStep } from '../take-step.server.ts'
import { bringInvoice, lockMoney } from './change-own-invoice.server.ts'
import { findPaying } from './find-paying.server.ts'
import { paymentLetter } from './mails.ts'
import { attachedInvoice } from './make-attachment.server.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { settleInvoice } from './settle-invoice.server.ts'

export type IssueRefusal = Reason | 'no-application' | 'no-stand' | 'nothing-owed'
export type Issued = { ok: true; invoice: Invoice } | { ok: false; reason: IssueRefusal }

/** For the fair that the page was of; the one they are at, where none is named. */
export type WhichAndWhen = { fair?: string | undefined; now: Date }

/**
 * The exhibitor's own invoice: for the stand and the order as they are now, at the prices of our books; nothing of what is
 * sent is a sum. It carries the hold to its day. The same press again is the same invoice.
 */
export function issueOwnInvoice(
  desk: PaymentDesk,
  person: Person,
  payer: Requisites,
  { fair, now }: WhichAndWhen,
): Promise<Issued> {
  return transaction<Issued>(desk.pool, async tx => {
    const own = await findPaying(tx, person.id, fair)
    const locked = own && (await lockMoney(tx, own.id))
    if (!locked) return { ok: false, reason: 'no-application' }
    const { application, hold, bill, invoices } = locked
    const by = { actor: 'applicant', who: person.email, now } as const
    const allowed = answerFor(application, 'issue-invoice', by)
    if (!allowed.ok) return allowed
    if (!hold || !bill || hold.state === 'sold' || isLapsed(hold, now))
      return { ok: false, reason: 'no-stand' }
    const known = new Set(invoices.map(({ id }) => id))
    await takeStep(tx, application, 'issue-invoice', by)
    const cause = { actor: person.email, now }
    const all = { ...locked, hold, bill }
    const invoice = await bringInvoice(tx, all, payer, cause, settleInvoice(desk))
    const extending = {
      edition: fairOfExhibitors(application.editionId),
      applicationId: application.id,
      by: person.id,
    }
    const until = endOfDay(invoice.dueOn)
    // Money that had come before may have paid it at once: then there is nothing left to carry.
    await carryHoldWithin(tx, { ...extending, until, why: invoice.number, isInvoice: true }, now)
    if (!known.has(invoice.id) && !invoice.paidAt) {
      const words = paymentLetter('issued', { invoice, application, publicUrl: desk.publicUrl })
      const letter = { ...words, kind: 'exhibitor-invoice-issued' as const }
      const attachments = [await attachedInvoice(invoice)]
      const recipients = new Set([person.email, payer.email])
      for (const recipient of recipients)
        await postLetter(tx, desk.jobs, { ...letter, recipient, attachments, about: [person.id] }, now)
    }
    return { ok: true, invoice }
  })
}
