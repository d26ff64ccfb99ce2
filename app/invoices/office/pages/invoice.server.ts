import { logOfficeChange } from '../../../box-office/ledger/add-ledger-entry.server.ts'
import { isCalledOff, isUnderWay } from '../../../editions/open-fair.ts'
import { PageFailure } from '../../../navigation/page-error.ts'
import type { Actions } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { transaction } from '../../../platform/database/transaction.server.ts'
import { type Day, dayOf, formatDay, isDay } from '../../../platform/dates.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { formatRoubles, readRoubles } from '../../../platform/money.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { oneAtATime } from '../../import-statement.server.ts'
import { invoiceState } from '../../invoice-state.ts'
import { issueAct } from '../../issue-act.server.ts'
import {
  cancelInvoice,
  lockInvoice,
  recordByHand,
  recordRefunded,
  takePaymentBack,
} from '../../record-payment.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { readInvoice } from '../read-invoices.server.ts'
import { invoiceAction, tickedAction, unknownAction } from '../run-invoice-action.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, params, locale, now } = context
  const found = await readInvoice(db, params.id ?? '')
  if (!found) throw new PageFailure(404, `There is no invoice ${params.id}.`)
  const { invoice, payments, paidKopecks } = found
  const sum = (kopecks: number) => formatRoubles(kopecks, locale)
  const day = (one: Day) => formatDay(one, locale, { withYear: true })
  const state = invoiceState({ ...invoice, paidKopecks }, dayOf(now))
  const left = invoice.totalKopecks - paidKopecks
  return {
    ...(await loadFrame(context)),
    id: invoice.id,
    number: invoice.number,
    state,
    payer: invoice.payer,
    stand: invoice.standCode,
    basis: invoice.basis,
    purpose: invoice.purpose,
    issued: `${momentOf(invoice.issuedAt, locale)}, ${invoice.issuedBy}`,
    due: day(invoice.dueOn),
    cancelReason: invoice.cancelReason,
    lines: invoice.lines.map(({ name, unit, quantity, priceKopecks }) => ({
      name,
      quantity: `${quantity} ${unit}`,
      price: sum(priceKopecks),
      sum: sum(quantity * priceKopecks),
    })),
    total: sum(invoice.totalKopecks),
    paid: sum(paidKopecks),
    left: left > 0 ? sum(left) : null,
    over: left < 0 ? sum(-left) : null,
    today: dayOf(now),
    payments: payments.map(payment => ({
      id: payment.id,
      sum: sum(payment.sumKopecks),
      way: payment.way,
      on: day(payment.receivedOn),
      note: payment.note,
      by: `${payment.bookedBy}, ${momentOf(payment.bookedAt, locale)}`,
      takenBackBy: payment.takenBackBy,
      canTakeBack: payment.takenBackAt === null && payment.way !== 'gateway',
      refunded: payment.refundedKopecks > 0 ? sum(payment.refundedKopecks) : null,
      refundable: isRefundable(payment) ? payment.gatewayPaymentId : null,
    })),
    canBook: state !== 'cancelled',
    canRelease: state === 'overdue' && invoice.standCode !== null && mayRelease(invoice.edition, now),
    canAct: invoice.paidAt !== null && invoice.actIssuedAt === null,
    hasAct: invoice.actIssuedAt !== null,
    canCancel: state !== 'cancelled' && paidKopecks === 0,
  }
}

/** What is owed for a fair that took place stays owed; for one that does not, nothing is. */
function mayRelease(edition: string, now: Date): boolean {
  return isUnderWay(edition, now) && !isCalledOff(edition)
}

export type InvoiceData = Awaited<ReturnType<typeof load>>

export const actions: Actions = {
  book: tickedAction(async ({ fields, params, person, now }, { pool, onPaid }) => {
    const sumKopecks = readRoubles(fields.sum ?? '')
    const on = fields.on ?? ''
    const note = (fields.note ?? '').trim().slice(0, 500)
    if (!sumKopecks) return { refused: 'wrong-sum', field: 'sum' }
    if (!isDay(on) || on > dayOf(now)) return { refused: 'wrong-day', field: 'on' }
    if (note === '') return { refused: 'no-note', field: 'note' }
    const payment = { invoiceId: params.id ?? '', sumKopecks, receivedOn: on, note }
    const cause = { actor: person.email, reason: note, now }
    const outcome = await transaction(pool, tx => recordByHand(tx, payment, cause, onPaid))
    if (outcome === 'twice') return { refused: 'booked-twice' }
    if (outcome === 'unknown') return { refused: 'unknown' }
    return outcome === 'cancelled' ? { refused: 'no-invoice' } : { done: 'paid' }
  }),

  'take-back': invoiceAction(async ({ fields, person, now, params }, { pool, onPaid }) => {
    const paymentId = fields.payment ?? ''
    if (!uuid.test(paymentId)) return { refused: 'unknown' }
    const cause = { actor: person.email, reason: '', now }
    const outcome = await transaction(pool, async tx => {
      await oneAtATime(tx)
      const own = await readInvoice(tx, params.id ?? '')
      // A payment of another invoice is none of this page's.
      if (!own?.payments.some(({ id }) => id === paymentId)) return 'unknown'
      return takePaymentBack(tx, paymentId, cause, onPaid)
    })
    return outcome === 'done' ? { done: 'taken-back' } : { refused: outcome }
  }),

  refund: tickedAction(async ({ fields, params, person, now }, { pool, onPaid, payBack }) => {
    const reason = (fields.reason ?? '').trim().slice(0, 200)
    if (reason === '') return { refused: 'no-reason', field: 'refund' }
    const cause = { actor: person.email, reason, now }
    const outcome = await transaction(pool, async tx => {
      await lockInvoice(tx, params.id ?? '')
      const own = await readInvoice(tx, params.id ?? '')
      const payment = own?.payments.find(one => one.gatewayPaymentId === fields.payment && isRefundable(one))
      if (!payment?.gatewayPaymentId) return 'unknown'
      const amountKopecks = payment.sumKopecks - payment.refundedKopecks
      await recordRefunded(tx, payment.gatewayPaymentId, amountKopecks, cause, onPaid)
      await payBack(tx, { id: payment.gatewayPaymentId, amountKopecks }, reason, now)
      await logOfficeChange(tx, 'refund-promised', params.id ?? '', cause, { amountKopecks })
      return 'done'
    })
    return outcome === 'done' ? { done: 'refunded' } : { refused: outcome }
  }),

  release: tickedAction(async ({ fields, params, person, now }, { release }) => {
    const reason = (fields.reason ?? '').trim().slice(0, 500)
    const outcome = await release(params.id ?? '', { by: person.email, reason, now })
    if (outcome === 'no-reason') return { refused: 'no-reason', field: 'release' }
    return outcome === 'done' ? { done: 'released' } : { refused: outcome }
  }),

  act: tickedAction(async ({ params, person, now }, { pool }) => {
    const isIssued = await transaction(pool, tx =>
      issueAct(tx, params.id ?? '', { actor: person.email, reason: '', now }),
    )
    return isIssued ? { done: 'act' } : { refused: 'no-act' }
  }),

  cancel: tickedAction(async ({ fields, params, person, now }, { pool }) => {
    const reason = (fields.reason ?? '').trim().slice(0, 500)
    if (reason === '') return { refused: 'no-reason', field: 'reason' }
    const cause = { actor: person.email, reason, now }
    const outcome = await transaction(pool, tx => cancelInvoice(tx, params.id ?? '', cause))
    return outcome === 'done' ? { done: 'cancelled' } : { refused: outcome }
  }),

  default: unknownAction,
}

function isRefundable(payment: {
  way: string
  takenBackAt: Date | null
  sumKopecks: number
  refundedKopecks: number
}): boolean {
  return payment.way === 'gateway' && !payment.takenBackAt && payment.refundedKopecks < payment.sumKopecks
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

function momentOf(instant: Date, locale: LocaleCode): string {
  return `${formatDay(dayOf(instant), locale, { withYear: true })}, ${timeOf(instant)}`
}
