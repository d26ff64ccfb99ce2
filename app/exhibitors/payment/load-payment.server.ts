import { and, desc, inArray } from 'drizzle-orm'
import { accountFrameData } from '../../accounts/account-frame-data.ts'
import { fairOfExhibitors, heldUntil, openFair } from '../../editions/open-fair.ts'
import type { Invoice } from '../../invoices/issue-invoice.server.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { isTooMuch, paymentMethods } from '../../payments/payment-methods.ts'
import { paymentReason } from '../../payments/payment-reasons.ts'
import { type PaymentMethod, payments } from '../../payments/tables.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { type Day, dayOf, formatDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { applicationNumber } from '../application-number.ts'
import { baysView } from '../bays-view.ts'
import { answerFor } from '../fair-guard.ts'
import { fairOf } from '../own-fair.ts'
import { requireApplicant } from '../require-applicant.server.ts'
import { countdownOf } from '../stands/clock-of.ts'
import { type Hold, livingHold } from '../stands/find-hold.server.ts'
import type { ApplicationRow } from '../take-step.server.ts'
import { wordsIn } from '../words-in.ts'
import { dueDay, openInvoice } from './change-own-invoice.server.ts'
import { findPaying } from './find-paying.server.ts'
import { fileName, hasAct } from './papers.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { isOfBill, type OwnPayment, readBill, readOwnMoney } from './read-bill.server.ts'
import { type RequisiteField, requisiteFields } from './requisite-form.ts'
import { showPreview } from './show-preview.server.ts'
import { paymentTexts } from './texts.server.ts'

const pageMs = 3_600_000

/** Everything the page of payment shows. A payment that is under way is asked for first: this is where one comes back to. */
export async function loadPayment(context: SignedIn<LoadContext>, desk: PaymentDesk) {
  const { db, locale, now, person, search, posted } = context
  requireApplicant(person)
  const fair = fairOf(context)
  const before = await findPaying(db, person.id, fair)
  if (before) await askAboutOpen(db, desk, before.id, now)
  const application = await findPaying(db, person.id, fair)
  const editionId = application?.editionId ?? openFair.id
  const hold = application && (await livingHold(db as Tx, editionId, { applicationId: application.id }))
  const bill = application && (await readBill(db, editionId, application.id))
  const money = application
    ? await readOwnMoney(db, application.id)
    : { invoices: [], payments: [], paidKopecks: 0 }
  const attempt = await lastAttempt(db, money.invoices)
  const sum = (kopecks: number) => formatRoubles(kopecks, locale)
  const open = openInvoice(money.invoices)
  const isPaid = hold?.state === 'sold'
  const total = isPaid ? (open?.totalKopecks ?? bill?.totalKopecks ?? 0) : (bill?.totalKopecks ?? 0)
  const rest = total - money.paidKopecks
  const may = application && answerFor(application, 'pay', { actor: 'applicant', now }).ok
  const canPay = may === true && hold?.state === 'held' && rest > 0
  const due = hold ? dueDay(hold, fairOfExhibitors(editionId), { isForFirm: true }, now) : null
  const values = valuesOf(posted?.values, money.invoices, application)
  const t = paymentTexts[locale]
  return {
    frame: accountFrameData(context),
    bays: baysView(
      { state: application?.state ?? 'draft', submittedAt: application?.submittedAt ?? null, editionId },
      locale,
    ),
    above: application ? aboveOf(application, hold?.standCode ?? null, locale) : null,
    standLink: context.mayOpen('/account/stand/') ? '/account/stand/' : null,
    hold: hold && {
      stand: hold.standCode,
      isPaid,
      until: hold.until && momentOf(hold.until, locale),
      left: timeLeft(hold, now),
      isInvoiced: hold.invoicedAt !== null,
      isOverdue: hold.invoicedAt !== null && hold.until !== null && hold.until <= now,
      due: due && formatDay(due, locale),
    },
    canPay,
    /** Goes along with the form, whether the address named it or not: what is shown is what is paid. */
    fair: application?.editionId ?? fair,
    methods: paymentMethods.map(method => ({ method, isTooMuch: isTooMuch(method, rest) })),
    chosen: chosenMethod(posted?.values, open, rest),
    attempt: openAttemptView(attempt, locale, sum),
    failure: attempt?.state === 'canceled' && !isPaid ? paymentReason(attempt.cancelReason, locale) : null,
    lines: (bill?.lines ?? []).map(line => ({
      name: line.name[locale],
      quantity: line.quantity,
      sum: sum(line.quantity * line.priceKopecks),
      isStand: line.isStand,
    })),
    sums: {
      total: sum(total),
      paid: money.paidKopecks > 0 ? sum(money.paidKopecks) : null,
      rest: rest > 0 ? sum(rest) : null,
      over: rest < 0 ? sum(-rest) : null,
    },
    invoice: open && invoiceView(open, bill, locale, now),
    earlier: money.invoices
      .filter(({ cancelledAt, payerInn }) => cancelledAt && payerInn !== '')
      .map(({ number, issuedAt }) => ({ number, day: dayIn(dayOf(issuedAt), locale) })),
    payments: money.payments.map(payment => paymentView(payment, locale, sum)),
    values,
    preview:
      canPay && bill && due ? showPreview({ bill, payer: values, dueOn: due, application, now }) : null,
    agreed: posted ? posted.values.contractAgree === 'on' : open !== null,
    errors: posted?.errors ?? [],
    done: posted
      ? null
      : doneOf(search, { isPaid, isOpen: attempt ? attempt.state !== 'canceled' : false }, t),
  }
}

/** What is left of the hours; an invoice holds the stand until a person decides, and no seconds are counted then. */
function timeLeft({ since, until, state, invoicedAt }: Hold, now: Date) {
  if (!until || state !== 'held' || invoicedAt) return null
  const seconds = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000))
  const whole = (until.getTime() - since.getTime()) / 1000
  return { seconds, text: countdownOf(seconds), percent: Math.round((seconds / whole) * 100) }
}

export type PaymentData = Awaited<ReturnType<typeof loadPayment>>

type Attempt = typeof payments.$inferSelect

async function askAboutOpen(db: Db, desk: PaymentDesk, applicationId: string, now: Date): Promise<void> {
  const { invoices } = await readOwnMoney(db, applicationId)
  const attempt = await lastAttempt(db, invoices)
  if (attempt?.state === 'started' || attempt?.state === 'pending') await desk.ask(attempt.id, now)
}

async function lastAttempt(db: Db, invoices: readonly Invoice[]): Promise<Attempt | null> {
  if (invoices.length === 0) return null
  const ids = invoices.map(({ id }) => id)
  const [last] = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.invoiceId, ids)))
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return last ?? null
}

function openAttemptView(attempt: Attempt | null, locale: LocaleCode, sum: (kopecks: number) => string) {
  if (attempt?.state !== 'pending' || !attempt.confirmationUrl) return null
  return {
    url: attempt.confirmationUrl,
    sum: sum(attempt.amountKopecks),
    until: momentOf(new Date(attempt.createdAt.getTime() + pageMs), locale),
  }
}

function invoiceView(
  invoice: Invoice,
  bill: Awaited<ReturnType<typeof readBill>>,
  locale: LocaleCode,
  now: Date,
) {
  const isForFirm = invoice.payerInn !== ''
  return {
    number: invoice.number,
    isForFirm,
    issued: dayIn(dayOf(invoice.issuedAt), locale),
    due: dayIn(invoice.dueOn, locale),
    isStale: bill !== null && !invoice.paidAt && !isOfBill(invoice, bill),
    files: {
      invoice: isForFirm ? fileName('invoice', invoice.number) : null,
      contract: fileName('contract', invoice.number),
      act: hasAct(invoice, heldUntil(invoice.edition), dayOf(now)) ? fileName('act', invoice.number) : null,
    },
  }
}

function paymentView(payment: OwnPayment, locale: LocaleCode, sum: (kopecks: number) => string) {
  const t = paymentTexts[locale].payments
  return {
    id: payment.id,
    line: fill(t.line, {
      day: dayIn(payment.receivedOn, locale),
      way: t.ways[payment.way],
      number: payment.number,
    }),
    sum: sum(payment.sumKopecks),
    refunded: payment.refundedKopecks > 0 ? fill(t.refunded, { sum: sum(payment.refundedKopecks) }) : null,
  }
}

/** What was typed; else what the last invoice had; else what the application knows. */
function valuesOf(
  typed: Record<string, string> | undefined,
  invoices: readonly Invoice[],
  application: ApplicationRow | null,
): Record<RequisiteField, string> {
  const last = invoices.find(({ payerInn }) => payerInn !== '')?.payer
  const kept = last ?? { email: application?.fields.email ?? '' }
  const value = (field: RequisiteField) => (typed ? typed[field] : kept[field as keyof typeof kept]) ?? ''
  return Object.fromEntries(requisiteFields.map(field => [field, value(field)])) as Record<
    RequisiteField,
    string
  >
}

export type WayToPay = PaymentMethod | 'invoice'

function chosenMethod(
  typed: Record<string, string> | undefined,
  open: Invoice | null,
  rest: number,
): WayToPay {
  const asked = typed?.do === 'invoice' ? 'invoice' : paymentMethods.find(method => method === typed?.method)
  if (asked) return asked
  if (open && open.payerInn !== '') return 'invoice'
  return paymentMethods.find(method => !isTooMuch(method, rest)) ?? 'invoice'
}

function doneOf(
  search: URLSearchParams,
  { isPaid, isOpen }: { isPaid: boolean; isOpen: boolean },
  t: (typeof paymentTexts)['ru'],
): string | null {
  if (search.get('returned')) return isPaid ? t.done.paid : isOpen ? t.done.returned : null
  return search.get('done') === 'invoice' ? t.done.invoice : null
}

function aboveOf(application: ApplicationRow, stand: string | null, locale: LocaleCode): string {
  const t = paymentTexts[locale]
  const said = {
    number: applicationNumber(application.number, locale),
    name: wordsIn(application.fields, 'name', locale) || application.nameRu,
  }
  // A draft may have no name yet.
  return stand ? fill(t.aboveStand, { ...said, stand }) : fill(t.above, said).replace(/, $/, '')
}

function dayIn(day: Day, locale: LocaleCode): string {
  return formatDay(day, locale, { withYear: true })
}

function momentOf(instant: Date, locale: LocaleCode): string {
  return `${formatDay(dayOf(instant), locale)}, ${timeOf(instant)}`
}
