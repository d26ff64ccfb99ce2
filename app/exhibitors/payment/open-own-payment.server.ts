import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { fairOfExhibitors } from '../../editions/open-fair.ts'
import type { Invoice } from '../../invoices/issue-invoice.server.ts'
import { paidSums } from '../../invoices/record-payment.server.ts'
import { isTooMuch } from '../../payments/payment-methods.ts'
import { openAttempt, type Payment, settleAttempt } from '../../payments/settle-attempt.server.ts'
import { type PaymentMethod, payments } from '../../payments/tables.ts'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import { answerFor } from '../fair-guard.ts'
import { type Hold, isLapsed } from '../stands/find-hold.server.ts'
import { holdHours } from '../stands/hold-stand.server.ts'
import { carryHoldWithin } from '../stands/settle-hold.server.ts'
import { standChanges } from '../stands/tables.ts'
import { takeStep } from '../take-step.server.ts'
import { bringInvoice, lockMoney, openInvoice, personalPayer } from './change-own-invoice.server.ts'
import { findPaying } from './find-paying.server.ts'
import { gatewayBill } from './gateway-bill.ts'
import type { IssueRefusal, WhichAndWhen } from './issue-own-invoice.server.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { attemptMinutes, mostCarried } from './payment-terms.ts'
import { settleInvoice } from './settle-invoice.server.ts'

export type PayRefusal = IssueRefusal | 'too-much' | 'attempt-open' | 'too-many-attempts' | 'no-gateway'
export type Opened = { ok: true; url: string } | { ok: false; reason: PayRefusal }

type When = WhichAndWhen & { locale: LocaleCode }
type Begun =
  | { kind: 'new' | 'known'; payment: Payment; invoice: Invoice }
  | { kind: 'refused'; reason: PayRefusal }

/**
 * What is still owed, by card or SBP. The sum is that of our books; one attempt is open at a time, and a second tab is led to
 * the same page of the gateway.
 */
export async function openOwnPayment(
  desk: PaymentDesk,
  person: Person,
  method: PaymentMethod,
  when: When,
): Promise<Opened> {
  const begun = await transaction(desk.pool, tx => begin(desk, tx, person, method, when))
  if (begun.kind === 'refused') return { ok: false, reason: begun.reason }
  const { payment, invoice } = begun
  const url =
    begun.kind === 'new'
      ? await openAttempt(desk.till, payment, gatewayBill(desk, payment, invoice, when.locale), when.now)
      : await urlOf(desk, payment, when.now)
  return url ? { ok: true, url } : { ok: false, reason: 'no-gateway' }
}

async function begin(
  desk: PaymentDesk,
  tx: Tx,
  person: Person,
  method: PaymentMethod,
  { fair, now }: WhichAndWhen,
): Promise<Begun> {
  const own = await findPaying(tx, person.id, fair)
  const locked = own && (await lockMoney(tx, own.id))
  if (!locked) return { kind: 'refused', reason: 'no-application' }
  const { application, hold, bill, invoices } = locked
  const by = { actor: 'applicant', who: person.email, now } as const
  const allowed = answerFor(application, 'pay', by)
  if (!allowed.ok) return { kind: 'refused', reason: allowed.reason }
  if (!hold || !bill || hold.state === 'sold' || isLapsed(hold, now))
    return { kind: 'refused', reason: 'no-stand' }
  const known = openInvoice(invoices)
  const sums = await paidSums(
    tx,
    invoices.map(({ id }) => id),
  )
  const rest = bill.totalKopecks - [...sums.values()].reduce((sum, one) => sum + one, 0)
  if (rest <= 0) return { kind: 'refused', reason: 'nothing-owed' }
  if (isTooMuch(method, rest)) return { kind: 'refused', reason: 'too-much' }

  const payer = { otherwise: personalPayer(application.fields.contactName || person.name, person.email) }
  await takeStep(tx, application, 'pay', by)
  const cause = { actor: person.email, now }
  const invoice = await bringInvoice(tx, { ...locked, hold, bill }, payer, cause, settleInvoice(desk))
  const underWay = known?.id === invoice.id ? await openAttemptOf(tx, invoice.id) : null
  if (underWay)
    return underWay.amountKopecks === rest
      ? { kind: 'known', payment: underWay, invoice }
      : { kind: 'refused', reason: 'attempt-open' }
  if (!(await carry(tx, hold, person, now))) return { kind: 'refused', reason: 'too-many-attempts' }
  const [payment] = await tx
    .insert(payments)
    .values({
      id: randomUUID(),
      invoiceId: invoice.id,
      method,
      amountKopecks: rest,
      state: 'started',
      createdAt: now,
      checkAt: new Date(now.getTime() + 60_000),
    })
    .returning()
  if (!payment) throw new Error('the payment was not written')
  return { kind: 'new', payment, invoice }
}

/** The stand is kept while the gateway's page is open: an hour. Only so often, or trying would be a way of keeping it. */
async function carry(tx: Tx, hold: Hold, person: Person, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + attemptMinutes * 60_000)
  if (hold.invoicedAt || !hold.until || hold.until >= until) return true
  const [row] = await tx
    .select({ count: count() })
    .from(standChanges)
    .where(
      and(
        // Of every stand they had lately: changing to another and back begins nothing anew.
        eq(standChanges.applicationId, hold.applicationId),
        eq(standChanges.why, carriedBy),
        gt(standChanges.at, new Date(now.getTime() - holdHours * 3_600_000)),
      ),
    )
  if ((row?.count ?? 0) >= mostCarried) return false
  const edition = fairOfExhibitors(hold.editionId)
  const extending = { edition, applicationId: hold.applicationId, by: person.id, until }
  return (await carryHoldWithin(tx, { ...extending, why: carriedBy }, now)).ok
}

const carriedBy = 'payment'

export async function openAttemptOf(db: Db, invoiceId: string): Promise<Payment | null> {
  const [found] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.invoiceId, invoiceId), inArray(payments.state, ['started', 'pending'])))
  return found ?? null
}

/** Where an attempt can be paid that somebody else has begun; the gateway is asked where its answer was lost. */
async function urlOf(desk: PaymentDesk, payment: Payment, now: Date): Promise<string | null> {
  if (payment.confirmationUrl) return payment.confirmationUrl
  await settleAttempt(desk.till, payment.id, now)
  const [again] = await drizzle(desk.pool).select().from(payments).where(eq(payments.id, payment.id))
  return again?.state === 'pending' ? again.confirmationUrl : null
}
