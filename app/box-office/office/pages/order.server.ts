import { formatPercent } from '../../../editions/phrases.ts'
import { notFound } from '../../../navigation/page-error.ts'
import type { Action, ActionContext, Actions } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import type { Fields } from '../../../page-server/read-fields.ts'
import { transaction } from '../../../platform/database/transaction.server.ts'
import { dayOf, formatDay } from '../../../platform/dates.ts'
import { localeCodes, withLocale } from '../../../platform/languages.ts'
import { formatRoubles, readRoubles } from '../../../platform/money.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { proposeAction } from '../../approvals/propose-action.server.ts'
import type { BoxOffice } from '../../box-office.ts'
import { productName } from '../../catalogue/catalogue.ts'
import { correctBuyer } from '../../letters/correct-buyer.server.ts'
import { lettersToSendAgain, resendLetter } from '../../letters/resend-letter.server.ts'
import { cancelOrder } from '../../orders/close-order.server.ts'
import { buyerShape } from '../../orders/forms.ts'
import { payoutDue } from '../../orders/payout-due.ts'
import { lockOrder } from '../../orders/read-order.server.ts'
import { resendPayout } from '../../orders/resend-payout.server.ts'
import { moneyLeft } from '../../orders/return-money.server.ts'
import { answerReturn, receivePapers } from '../../refunds/answer-return.server.ts'
import { aloneUpToKopecks, promiseRefund, takesTwo } from '../../refunds/promise-refund.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { type OrderRecord, orderRecord } from '../read-order-record.server.ts'
import { momentOf } from '../record-names.ts'
import { type Outcome, officeAction, tickedAction, unknownAction } from '../run-office-action.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, edition, params, now, locale, pathname } = context
  const record = await orderRecord(db, edition, params.id ?? '', now)
  if (!record) throw notFound(pathname)
  const { order } = record
  const sum = (kopecks: number) => formatRoubles(kopecks, locale)
  const at = (moment: Date) => momentOf(moment, locale)
  const when = ({ kind, day, startsAt, endsAt }: (typeof order.lines)[number]['slot']) =>
    kind === 'open-date' ? '' : `${formatDay(day, locale)}, ${timeOf(startsAt)}–${timeOf(endsAt)}`
  return {
    ...(await loadFrame(context)),
    today: dayOf(now),
    code: order.code,
    state: order.state,
    buyer: order.buyer,
    orderLocale: order.locale,
    total: sum(order.totalKopecks),
    createdAt: at(order.createdAt),
    paidAt: order.paidAt && at(order.paidAt),
    heldUntil: isUnpaid(order.state) ? at(order.heldUntil) : null,
    link: withLocale(`/tickets/order/${order.token}/`, order.locale),
    lines: order.lines.map(line => ({
      id: line.id,
      name: productName(line.product, locale),
      when: when(line.slot),
      quantity: line.quantity,
      sum: sum(line.quantity * line.unitKopecks),
    })),
    tickets: order.tickets.map(ticket => ({
      code: ticket.code,
      number: ticket.number,
      name: productName(ticket.product, locale),
      when: when(ticket.slot),
      holder: ticket.holder,
      price: sum(ticket.priceKopecks),
      state: ticket.state,
      isIn: ticket.isIn,
    })),
    returns: record.returns.map(row => shownReturn(row)),
    money: moneyOf(record),
    receipts: record.receipts.map(({ id, state, gatewayId, amountKopecks, createdAt, reason }) => ({
      id,
      state,
      gatewayId,
      at: at(createdAt),
      sum: sum(amountKopecks),
      reason: reason ?? '',
    })),
    ledger: record.ledger.map(({ id, at: moment, kind, amountKopecks, actor, reason }) => ({
      id: String(id),
      at: at(moment),
      kind,
      sum: sum(amountKopecks),
      actor,
      reason,
    })),
    balance: sum(record.ledger.reduce((total, { amountKopecks }) => total + amountKopecks, 0)),
    history: record.changes.map(({ id, at: moment, what, actor, reason }) => ({
      id: String(id),
      at: at(moment),
      what,
      actor,
      reason,
    })),
    letters: record.letters.map(({ id, subject, createdAt, sentAt, attempts }) => ({
      id,
      subject,
      createdAt: at(createdAt),
      sentAt: sentAt && at(sentAt),
      attempts,
    })),
    lettersAgain: lettersToSendAgain(order.state, record.returns.length > 0),
    canCancel: isUnpaid(order.state),
    refund: await refundView(),
  }

  async function refundView() {
    const left = await moneyLeft(db, order.id)
    return left === 0 ? null : { left: sum(left), alone: sum(aloneUpToKopecks) }
  }

  function shownReturn(row: OrderRecord['returns'][number]) {
    const ticket = order.tickets.find(({ id }) => id === row.ticketId)
    return {
      id: row.id,
      ticket: ticket ? `${productName(ticket.product, locale)}, ${ticket.number}` : '',
      state: row.state,
      reason: row.reason,
      requestedAt: at(row.requestedAt),
      requestedOn: dayOf(row.requestedAt),
      percent: formatPercent(row.percent, locale),
      sum: sum(row.amountKopecks),
      isWhole: row.percent === 100,
      full: sum(ticket?.priceKopecks ?? 0),
      documentsAt: row.documentsAt && formatDay(dayOf(row.documentsAt), locale),
      decidedAt: row.decidedAt && at(row.decidedAt),
      decidedBy: row.decidedBy,
      note: row.note,
      dueOn: formatDay(row.dueCalendar, locale),
      isLate:
        row.state !== 'paid_out' &&
        row.state !== 'declined' &&
        payoutDue(row.dueCalendar, dayOf(now)) === 'late',
    }
  }

  function moneyOf({ payments, payouts }: OrderRecord) {
    return [
      ...payments.map(({ id, state, gatewayId, amountKopecks, createdAt, cancelReason }) => ({
        id,
        isIn: true as const,
        state,
        gatewayId,
        at: createdAt,
        sum: sum(amountKopecks),
        why: cancelReason ?? '',
        isOwed: false,
      })),
      ...payouts.map(({ id, state, gatewayId, amountKopecks, createdAt, reason, replacedById }) => ({
        id,
        isIn: false as const,
        state,
        gatewayId,
        at: createdAt,
        sum: sum(-amountKopecks),
        why: reason,
        isOwed: state === 'canceled' && replacedById === null,
      })),
    ]
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .map(row => ({ ...row, at: at(row.at) }))
  }
}

export type OrderData = Awaited<ReturnType<typeof load>>

function isUnpaid(state: string): boolean {
  return state === 'held' || state === 'waiting_for_payment'
}

type OnRecord = (
  record: OrderRecord,
  context: SignedIn<ActionContext>,
  boxOffice: BoxOffice,
) => Promise<Outcome>

const onRecord =
  (work: OnRecord) =>
  async (context: SignedIn<ActionContext>, boxOffice: BoxOffice): Promise<Outcome> => {
    const { db, edition, params, now } = context
    const record = await orderRecord(db, edition, params.id ?? '', now)
    return record ? work(record, context, boxOffice) : { refused: 'not-possible' }
  }

const decide = (kind: 'by-ladder' | 'in-full' | 'refuse'): Action =>
  tickedAction(
    onRecord(async (record, { fields, person, now }, boxOffice) => {
      const returnId = ownReturn(record, fields.return)
      if (!returnId) return { refused: 'unknown-return' }
      const answer = { kind, actor: person.email, reason: reasonIn(fields) }
      const outcome = await answerReturn(boxOffice, returnId, answer, now)
      if (outcome !== 'done') return { refused: outcome }
      return { done: kind === 'refuse' ? 'refused' : 'approved' }
    }),
  )

export const actions: Actions = {
  receive: officeAction(
    onRecord(async (record, { fields, person, now }, boxOffice) => {
      const returnId = ownReturn(record, fields.return)
      if (!returnId) return { refused: 'unknown-return' }
      const papers = { on: fields.on ?? '', actor: person.email }
      const outcome = await receivePapers(boxOffice, returnId, papers, now)
      return outcome === 'done' ? { done: 'received' } : { refused: outcome }
    }),
  ),

  approve: decide('by-ladder'),
  'approve-in-full': decide('in-full'),
  refuse: decide('refuse'),

  resend: officeAction(
    onRecord(async ({ order, returns }, { fields, person, now }, boxOffice) => {
      const letters = lettersToSendAgain(order.state, returns.length > 0)
      const letter = letters.find(kind => kind === fields.letter)
      if (!letter) return { refused: 'not-possible' }
      const outcome = await resendLetter(boxOffice, order.id, letter, person.email, now)
      return outcome === 'done' ? { done: 'sent' } : { refused: outcome }
    }),
  ),

  'pay-out-again': officeAction(
    onRecord(async ({ order }, { fields, person, now }, boxOffice) => {
      const outcome = await resendPayout(boxOffice, order.id, fields.payout ?? '', person.email, now)
      return outcome === 'done' ? { done: 'payout-again' } : { refused: outcome }
    }),
  ),

  cancel: tickedAction(
    onRecord(async ({ order }, { fields, person, now }, boxOffice) => {
      const reason = reasonIn(fields)
      if (reason === '') return { refused: 'no-reason' }
      const isDone = await cancelOrder(boxOffice, order.id, now, { actor: person.email, reason })
      return isDone ? { done: 'cancelled' } : { refused: 'not-possible' }
    }),
  ),

  'correct-buyer': officeAction(
    onRecord(async ({ order }, { fields, person, now }, boxOffice) => {
      const { name, email, phone } = fields
      const buyer = buyerShape.safeParse({ name, email, phone })
      const locale = localeCodes.find(code => code === fields.locale)
      const reason = reasonIn(fields)
      if (!buyer.success || !locale) return { refused: 'wrong-buyer' }
      if (reason === '') return { refused: 'no-reason' }
      const wanted = { ...buyer.data, locale }
      const outcome = await correctBuyer(boxOffice, order.id, wanted, { actor: person.email, reason }, now)
      return outcome === 'done' ? { done: 'corrected' } : { refused: outcome }
    }),
  ),

  refund: tickedAction(
    onRecord(async ({ order }, { fields, person, now }, boxOffice) => {
      const amountKopecks = readRoubles(fields.sum ?? '')
      const reason = reasonIn(fields).slice(0, 1000)
      if (amountKopecks === null || amountKopecks < 100) return { refused: 'wrong-sum' }
      if (reason === '') return { refused: 'no-reason' }
      const codes = order.tickets.map(({ code }) => code).filter(code => fields[`ticket-${code}`] === 'yes')
      const wish = { orderId: order.id, amountKopecks, tickets: codes }
      return transaction<Outcome>(boxOffice.pool, async tx => {
        await lockOrder(tx, order.id)
        if (amountKopecks > (await moneyLeft(tx, order.id))) return { refused: 'too-much' }
        if (await takesTwo(tx, order.id, amountKopecks)) {
          const params = { amountKopecks, reason, tickets: codes.join(',') }
          const { kind } = await proposeAction(
            tx,
            { action: 'refund', subject: order.id, params },
            person,
            now,
          )
          return kind === 'proposed' ? { done: 'refund-proposed' } : { refused: 'already-waiting' }
        }
        const outcome = await promiseRefund(boxOffice, tx, wish, { actor: person.email, reason, now })
        return outcome === 'done' ? { done: 'refunded' } : { refused: outcome }
      })
    }),
  ),

  default: unknownAction,
}

// A return of another order is none of this page's business.
function ownReturn({ returns }: OrderRecord, id: string | undefined): string | null {
  return returns.find(row => row.id === id)?.id ?? null
}

function reasonIn({ reason = '' }: Fields): string {
  return reason.trim()
}
