import { sql } from 'drizzle-orm'
import type { OpenFair } from '../../editions/exhibitor-days.ts'
import { fairOfExhibitors } from '../../editions/open-fair.ts'
import { gatherPayments, lockInvoicesOf, replaceInvoices } from '../../invoices/change-invoice.server.ts'
import type { Invoice } from '../../invoices/issue-invoice.server.ts'
import type { PaidHook } from '../../invoices/record-payment.server.ts'
import type { Requisites } from '../../invoices/requisites.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { type Day, dayAfter, dayOf, earlierDay, formatDay, laterDay } from '../../platform/dates.ts'
import { applicationNumber } from '../application-number.ts'
import { type Hold, lockedHold } from '../stands/find-hold.server.ts'
import { type ApplicationRow, lockApplication } from '../take-step.server.ts'
import { invoiceDays } from './payment-terms.ts'
import { isOfBill, readBill, type StandBill } from './read-bill.server.ts'

/** Everything that money of an exhibitor touches. */
export type Locked = {
  invoices: Invoice[]
  application: ApplicationRow
  hold: Hold | null
  bill: StandBill | null
}

/**
 * All of it locked, in the order in which everybody does: one command of an application at a time, its open invoice, the
 * application, the stand.
 */
export async function lockMoney(tx: Tx, applicationId: string): Promise<Locked | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`money ${applicationId}`}, 0))`)
  return lockRest(tx, applicationId)
}

/** The same for whoever books money and so holds the open invoice: others wait for that one. */
export async function lockRest(tx: Tx, applicationId: string): Promise<Locked | null> {
  const invoices = await lockInvoicesOf(tx, applicationId)
  const application = await lockApplication(tx, applicationId)
  if (!application) return null
  const hold = await lockedHold(tx, application.editionId, applicationId)
  const bill = hold && (await readBill(tx, application.editionId, applicationId))
  return { invoices, application, hold, bill }
}

/** The one that may still be paid; there is never more than one. */
export function openInvoice(invoices: readonly Invoice[]): Invoice | null {
  return invoices.find(({ cancelledAt }) => !cancelledAt) ?? null
}

/** Who pays with a card: a person, of whom no bank asks for codes. */
export function personalPayer(name: string, email: string): Requisites {
  const codes = { inn: '', kpp: '', bic: '', account: '', correspondentAccount: '', address: '' }
  return { name, email, ...codes }
}

/**
 * The invoice of what is owed now: the one there is, where it fits; else a new one in its place, for the same payer unless
 * another is given. A replacement buys no time: its day is that of the first.
 */
export async function bringInvoice(
  tx: Tx,
  { invoices, application, hold, bill }: Locked & { hold: Hold; bill: StandBill },
  payer: Requisites | { otherwise: Requisites },
  cause: { actor: string; now: Date },
  onPaid: PaidHook,
): Promise<Invoice> {
  const open = openInvoice(invoices)
  const given = 'otherwise' in payer ? null : payer
  if (open && isOfBill(open, bill) && (!given || isSamePayer(open.payer, given))) {
    const others = invoices.filter(({ id }) => id !== open.id)
    await gatherPayments(tx, others, open, { ...cause, reason: '' }, onPaid)
    return open
  }
  const whose = given ?? open?.payer ?? ('otherwise' in payer ? payer.otherwise : payer)
  const fair = fairOfExhibitors(application.editionId)
  const wish = {
    edition: fair,
    applicationId: application.id,
    standCode: bill.standCode,
    payer: whose,
    lines: bill.lines.map(({ name, unit, quantity, priceKopecks }) => {
      return { name: name.ru, unit: unit.ru, quantity, priceKopecks }
    }),
    basis: basisOf(application.number, dayOf(cause.now)),
    dueOn: dueDay(hold, fair, { isForFirm: whose.inn !== '' }, cause.now),
  }
  return replaceInvoices(tx, invoices, wish, { ...cause, reason: '' }, onPaid)
}

/** «договор участия № Э-218 от 26 января 2026» */
export function basisOf(number: number, day: Day): string {
  const on = formatDay(day, 'ru', { withYear: true })
  return `договор участия №\u00a0${applicationNumber(number, 'ru')} от ${on}`
}

/** A week from the first invoice of a hold, and never past the day on which materials are due; a card has the hold's own time. */
export function dueDay(
  { until, invoicedAt }: Hold,
  { materialsUntil }: Pick<OpenFair, 'materialsUntil'>,
  { isForFirm }: { isForFirm: boolean },
  now: Date,
): Day {
  const held = until ? dayOf(new Date(until.getTime() - 1)) : dayOf(now)
  if (invoicedAt || !isForFirm) return held
  return laterDay(held, earlierDay(dayAfter(dayOf(now), invoiceDays), materialsUntil))
}

function isSamePayer(one: Requisites, other: Requisites): boolean {
  const told = (payer: Requisites) =>
    JSON.stringify(
      Object.entries(payer)
        .filter(([, value]) => value)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  return told(one) === told(other)
}
