import { formatPercent } from '../../editions/phrases.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import { withLocale } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { productName } from '../catalogue/catalogue.ts'
import { lettersToSendAgain } from '../letters/resend-letter.server.ts'
import { payoutDue } from '../orders/payout-due.ts'
import { moneyLeft } from '../orders/return-money.server.ts'
import { aloneUpToKopecks } from '../refunds/promise-refund.server.ts'
import type { OrderRecord } from './read-order-record.server.ts'
import { momentOf } from './record-names.ts'

/** An order in the words of its page: what it is, what was done with it, what may be done now. */
export async function showOrder(
  record: OrderRecord,
  { db, now, locale }: Pick<LoadContext, 'db' | 'now' | 'locale'>,
) {
  const { order } = record
  const sum = (kopecks: number) => formatRoubles(kopecks, locale)
  const at = (moment: Date) => momentOf(moment, locale)
  const when = ({ kind, day, startsAt, endsAt }: (typeof order.lines)[number]['slot']) =>
    kind === 'open-date' ? '' : `${formatDay(day, locale)}, ${timeOf(startsAt)}–${timeOf(endsAt)}`
  return {
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
        (row.state === 'requested' || row.state === 'approved') &&
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

function isUnpaid(state: string): boolean {
  return state === 'held' || state === 'waiting_for_payment'
}
