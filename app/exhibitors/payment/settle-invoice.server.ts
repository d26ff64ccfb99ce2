import { eq } from 'drizzle-orm'
import { people } from '../../accounts/tables.ts'
import { type Cause, logOfficeChange } from '../../box-office/ledger/add-ledger-entry.server.ts'
import { fairOfExhibitors, isCalledOff, isUnderWay } from '../../editions/open-fair.ts'
import { closeInvoice } from '../../invoices/change-invoice.server.ts'
import type { Invoice } from '../../invoices/issue-invoice.server.ts'
import type { PaidHook } from '../../invoices/record-payment.server.ts'
import { postLetter } from '../../mail/post-letter.server.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { dayAfter, dayOf, endOfDay, laterDay } from '../../platform/dates.ts'
import { calledOff, freeStand } from '../stands/release-stand.server.ts'
import { sellStandWithin, unsellStandWithin } from '../stands/settle-hold.server.ts'
import { type ApplicationRow, type By, takeStep } from '../take-step.server.ts'
import { bringInvoice, type Locked, lockRest } from './change-own-invoice.server.ts'
import { type PaymentLetter, paymentLetter } from './mails.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { isOfBill } from './read-bill.server.ts'

type Desk = Pick<PaymentDesk, 'jobs' | 'publicUrl'>

/** Days that somebody has whose payment was taken back. */
const daysAgain = 3

/**
 * What follows from an invoice that is paid, or is not any more: the exhibitor takes their step and the stand is theirs, or
 * is held again, in the transaction that books the money. Where it cannot be, the money is booked all the same and the
 * office reads that somebody must look.
 */
export function settleInvoice(desk: Desk): PaidHook {
  return async (tx, invoice, change, cause) => {
    const isDone =
      change === 'paid'
        ? await settlePaid(desk, tx, invoice, cause)
        : await unsettle(desk, tx, invoice, cause)
    if (isDone) return
    const { applicationId, number } = invoice
    await logOfficeChange(tx, `invoice-${change}-without-stand`, applicationId, cause, { number })
  }
}

async function settlePaid(desk: Desk, tx: Tx, invoice: Invoice, cause: Cause): Promise<boolean> {
  const { applicationId, edition, number } = invoice
  if (await renewInvoice(desk, tx, invoice, cause)) return true
  const locked = await lockRest(tx, applicationId)
  // The money stays booked, is told of as owed back (`find-loose-money.server.ts`), and buys nothing.
  if (isCalledOff(edition)) {
    if (locked) await tell(desk, tx, 'called-off', { invoice, application: locked.application }, cause.now)
    return false
  }
  if (!locked?.hold) return false
  const { application } = locked
  const by = { actor: 'system', who: cause.actor, now: cause.now } as const
  // A card that failed before leaves the stand held and the invoice open: the bank may pay it all the same.
  const waiting = await takeStep(tx, application, 'issue-invoice', by, { details: { number } })
  const state = waiting.ok ? waiting.to : application.state
  const step = await takeStep(tx, { ...application, state }, 'mark-paid', by, { details: { number } })
  if (!step.ok) return false
  const selling = { edition: fairOfExhibitors(edition), applicationId, by: cause.actor, why: number }
  const sold = await sellStandWithin(tx, selling, cause.now)
  const letter = isUnderWay(edition, cause.now) ? 'paid' : 'paid-after'
  if (sold.ok) await tell(desk, tx, letter, { invoice, application }, cause.now)
  return sold.ok
}

/**
 * Money came for a stand or an order that has been changed since: it is a part of what is owed now. The invoice is replaced,
 * and where the money is enough the new one is paid with it. For a fair that is called off none is issued (`fair-guard.ts`).
 */
export async function renewInvoice(desk: Desk, tx: Tx, invoice: Invoice, cause: Cause): Promise<boolean> {
  const locked = await lockRest(tx, invoice.applicationId)
  if (!locked?.hold || !locked.bill || locked.hold.state === 'sold') return false
  const { application, hold, bill } = locked
  if (!invoice.cancelledAt && isOfBill(invoice, bill)) return false
  const by = { actor: 'system', who: cause.actor, now: cause.now } as const
  const step = await takeStep(tx, application, 'issue-invoice', by, { details: { number: invoice.number } })
  if (!step.ok) return false
  // A cancelled one is no longer what the others are replaced by, but its money is: it is among them.
  await bringInvoice(tx, { ...locked, hold, bill }, { otherwise: invoice.payer }, cause, settleInvoice(desk))
  await logOfficeChange(tx, 'invoice-renewed', application.id, cause, { number: invoice.number })
  return true
}

async function unsettle(desk: Desk, tx: Tx, invoice: Invoice, cause: Cause): Promise<boolean> {
  const { applicationId, edition, number, dueOn } = invoice
  const locked = await lockRest(tx, applicationId)
  if (!locked) return false
  const by = { actor: 'system', who: cause.actor, now: cause.now } as const
  if (isCalledOff(edition)) return endCalledOff(desk, tx, { ...locked, invoice }, by, cause)
  const step = await takeStep(tx, locked.application, 'unmark-paid', by, { details: { number } })
  if (!step.ok) return false
  const soon = dayAfter(dayOf(cause.now), daysAgain)
  const until = endOfDay(laterDay(dueOn, soon))
  const holding = { edition: fairOfExhibitors(edition), applicationId, by: cause.actor, why: number, until }
  const held = await unsellStandWithin(tx, holding, cause.now)
  await logOfficeChange(tx, 'invoice-unpaid', applicationId, cause, { number })
  await tell(desk, tx, 'unpaid', { invoice, application: locked.application }, cause.now)
  return held.ok
}

/** Nobody is asked again to pay for a fair that does not take place: the invoice is closed, and the stand nobody's. */
async function endCalledOff(
  desk: Desk,
  tx: Tx,
  { application, hold, invoice }: Locked & { invoice: Invoice },
  by: By,
  cause: Cause,
): Promise<boolean> {
  const { number } = invoice
  if (hold) {
    const details = { stand: hold.standCode, number }
    const facts = { 'fair-called-off': true }
    const step = await takeStep(tx, application, 'release-stand', by, { facts, details })
    if (!step.ok) return false
    await freeStand(tx, hold, { why: calledOff, by: cause.actor }, cause.now)
  }
  await closeInvoice(tx, invoice, { ...cause, reason: cause.reason || 'ярмарка отменена' })
  await logOfficeChange(tx, 'invoice-unpaid', application.id, cause, { number })
  await tell(desk, tx, 'closed', { invoice, application }, cause.now)
  return true
}

/** To the owner of the application, while they have an account. */
export async function tell(
  { jobs, publicUrl }: Desk,
  tx: Tx,
  kind: PaymentLetter,
  about: { invoice: Invoice; application: ApplicationRow; reason?: string },
  now: Date,
): Promise<boolean> {
  const { personId } = about.application
  const [owner] = personId
    ? await tx.select({ email: people.email }).from(people).where(eq(people.id, personId))
    : []
  if (!owner || !personId) return false
  const letter = paymentLetter(kind, { ...about, publicUrl })
  const posted = { ...letter, kind: `exhibitor-invoice-${kind}` as const }
  await postLetter(tx, jobs, { ...posted, recipient: owner.email, about: [personId] }, now)
  return true
}
