import { isTooMuch, paymentMethods } from '../../payments/payment-methods.ts'
import { paymentReason } from '../../payments/payment-reasons.ts'
import { dayOf, formatDay, formatDays } from '../../platform/dates.ts'
import { fill, fillWith } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import { productName } from '../catalogue/catalogue.ts'
import { hasTickets } from '../catalogue/order-states.ts'
import { isGood } from '../orders/order-tickets.ts'
import type { OrderView } from '../orders/read-order.server.ts'
import { eventName, type SlotEvent } from '../slots/slot-event.ts'
import { paymentFingerprint } from './payment-fingerprint.ts'
import type { MyOrdersTexts } from './texts.ru.ts'

type Lead = keyof MyOrdersTexts['leads']
type Badge = keyof MyOrdersTexts['badges']
type Reading = { locale: LocaleCode; now: Date; t: MyOrdersTexts; lastDay: string }

/** What an order says of itself at the top of its page. */
export function orderHeading(order: OrderView, reading: Reading) {
  const { locale, t } = reading
  const say = fillWith({
    code: order.code,
    email: order.buyer.email ?? '',
    placedOn: moment(order.createdAt, locale),
    until: moment(order.heldUntil, locale),
    at: moment(order.paidAt ?? order.createdAt, locale),
    sum: formatRoubles(order.totalKopecks, locale),
  })
  const paid = order.totalKopecks > 0 ? ('paid' as const) : ('free' as const)
  // Money for an order that has no places any more: whoever paid must not read that nothing was taken.
  const cameLate = order.payment?.state === 'succeeded'
  const heading = (title: string, lead: Lead, tone: BadgeTone, badge: Badge) => ({
    title,
    lead: say(t.leads[lead]),
    badge: { tone, text: say(t.badges[badge]) },
  })
  if (isAllAskedBack(order)) return heading(t.titles.returning, 'returning', 'info', 'returning')
  switch (order.state) {
    case 'held':
    case 'waiting_for_payment':
      return heading(t.titles.waiting, 'waiting', 'warning', 'waiting')
    case 'expired':
      if (cameLate) return heading(t.titles.expired, 'expiredPaid', 'info', 'moneyBack')
      return heading(t.titles.expired, 'expired', 'error', 'expired')
    case 'cancelled':
      if (cameLate) return heading(t.titles.cancelled, 'cancelledPaid', 'info', 'moneyBack')
      return heading(t.titles.cancelled, 'cancelled', 'neutral', 'cancelled')
    case 'refunded':
      return heading(t.titles.refunded, 'refunded', 'neutral', 'refunded')
    case 'paid':
      return heading(visitTitle(order, reading), paid, 'success', paid)
    case 'partly_refunded':
      return heading(visitTitle(order, reading), paid, 'info', 'partly')
  }
}

/** Nobody is awaited on tickets that admit nobody. */
function isAllAskedBack({ state, tickets }: OrderView): boolean {
  return (
    hasTickets(state) &&
    !tickets.some(isGood) &&
    tickets.some(({ returned }) => returned?.state === 'requested')
  )
}

// «Ждём вас 26 сентября», «Ждём вас 25–27 сентября».
function visitTitle({ tickets }: OrderView, { locale, now, t, lastDay }: Reading): string {
  const days = tickets
    .filter(isGood)
    .flatMap(({ slot }) => (slot.kind === 'open-date' ? [slot.day, dayOf(slot.endsAt)] : [slot.day]))
    .sort()
  const [first = lastDay] = days
  const last = days.at(-1) ?? lastDay
  if (last < dayOf(now)) return t.titles.over
  const said = first === last ? formatDay(first, locale) : formatDays(first, last, locale)
  return fill(t.titles.paid, { days: said })
}

export type ShownLine = { id: string; name: string; when: string; count: string; sum: string }

/** What was chosen, line by line, at the prices of then. */
export function lineViews(
  order: OrderView,
  events: ReadonlyMap<string, SlotEvent>,
  { locale, t }: Reading,
): ShownLine[] {
  return order.lines.map(({ id, product, slot, quantity, unitKopecks }) => ({
    id,
    name: eventName(productName(product, locale), events.get(slot.id)),
    when:
      slot.kind === 'open-date'
        ? ''
        : `${formatDay(slot.day, locale)}, ${timeOf(slot.startsAt)}–${timeOf(slot.endsAt)}`,
    count: `${quantity}\u00a0×\u00a0${unitKopecks > 0 ? formatRoubles(unitKopecks, locale) : t.free}`,
    sum: formatRoubles(quantity * unitKopecks, locale),
  }))
}

/** What somebody who has not paid yet must know; null for everybody else. */
export function waiting(order: OrderView, { locale, now, t }: Reading) {
  if (order.state !== 'waiting_for_payment') return null
  const { payment } = order
  const hasFailed = payment?.state === 'canceled'
  return {
    secondsLeft: Math.max(0, Math.floor((order.heldUntil.getTime() - now.getTime()) / 1000)),
    secondsWhole: Math.round((order.heldUntil.getTime() - order.createdAt.getTime()) / 1000),
    until: fill(t.untilTime, { until: timeOf(order.heldUntil) }),
    placedAt: timeOf(order.createdAt),
    stepUntil: fill(t.stepUntil, { until: timeOf(order.heldUntil) }),
    failure: hasFailed ? paymentReason(payment.reason, locale) : null,
    attempt: paymentFingerprint(payment),
    hasNoAnswer: payment?.state === 'started',
    methods: paymentMethods.filter(method => !isTooMuch(method, order.totalKopecks)),
    method: payment?.method ?? paymentMethods[0],
    pay: hasFailed ? t.payAgain : fill(t.pay, { sum: formatRoubles(order.totalKopecks, locale) }),
  }
}

function moment(instant: Date, locale: LocaleCode): string {
  return `${formatDay(dayOf(instant), locale)}, ${timeOf(instant)}`
}
