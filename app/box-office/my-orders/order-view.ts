import { fillPhrases } from '../../editions/phrases.ts'
import { dayOf, formatDay, formatDays } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import { productName } from '../catalogue/products.ts'
import { isGood } from '../orders/order-tickets.ts'
import type { OrderView } from '../orders/read-order.server.ts'
import { paymentFingerprint } from './payment-fingerprint.ts'
import { paymentReason } from './payment-reasons.ts'
import type { MyOrdersTexts } from './texts.ru.ts'

type Reading = { locale: LocaleCode; now: Date; words: MyOrdersTexts; lastDay: string }

/** What an order says of itself at the top of its page. */
export function orderHeading(order: OrderView, reading: Reading) {
  const { locale, words } = reading
  const phrases = {
    code: order.code,
    email: order.buyer.email ?? '',
    placedOn: moment(order.createdAt, locale),
    until: moment(order.heldUntil, locale),
    at: moment(order.paidAt ?? order.createdAt, locale),
    sum: formatRoubles(order.totalKopecks, locale),
  }
  const fill = (text: string) => fillPhrases(text, phrases)
  const paid = order.totalKopecks > 0 ? ('paid' as const) : ('free' as const)
  // Money for an order that has no places any more: whoever paid must not read that nothing was taken.
  const cameLate = order.payment?.state === 'succeeded'
  const heading = (title: string, lead: string, tone: BadgeTone, badge: string) => ({
    title,
    lead: fill(lead),
    badge: { tone, text: fill(badge) },
  })
  switch (order.state) {
    case 'held':
    case 'waiting_for_payment':
      return heading(words.titles.waiting, words.leads.waiting, 'warning', words.badges.waiting)
    case 'expired':
      if (cameLate)
        return heading(words.titles.expired, words.leads.expiredPaid, 'info', words.badges.moneyBack)
      return heading(words.titles.expired, words.leads.expired, 'error', words.badges.expired)
    case 'cancelled':
      if (cameLate)
        return heading(words.titles.cancelled, words.leads.cancelledPaid, 'info', words.badges.moneyBack)
      return heading(words.titles.cancelled, words.leads.cancelled, 'neutral', words.badges.cancelled)
    case 'refunded':
      return heading(words.titles.refunded, words.leads.refunded, 'neutral', words.badges.refunded)
    case 'paid':
      return heading(visitTitle(order, reading), words.leads[paid], 'success', words.badges[paid])
    case 'partly_refunded':
      return heading(visitTitle(order, reading), words.leads[paid], 'info', words.badges.partly)
  }
}

// «Ждём вас 26 сентября», «Ждём вас 25–27 сентября».
function visitTitle({ tickets }: OrderView, { locale, now, words, lastDay }: Reading): string {
  const days = tickets
    .filter(isGood)
    .flatMap(({ slot }) => (slot.kind === 'open-date' ? [slot.day, lastDay] : [slot.day]))
    .sort()
  const [first = lastDay] = days
  const last = days.at(-1) ?? lastDay
  if (last < dayOf(now)) return words.titles.over
  const said = first === last ? formatDay(first, locale) : formatDays(first, last, locale)
  return fillPhrases(words.titles.paid, { days: said })
}

export type ShownLine = { id: string; name: string; when: string; count: string; sum: string }

/** What was chosen, line by line, at the prices of then. */
export function lineViews(order: OrderView, { locale, words }: Reading): ShownLine[] {
  return order.lines.map(({ id, product, slot, quantity, unitKopecks }) => ({
    id,
    name: productName(product, locale),
    when:
      slot.kind === 'open-date'
        ? ''
        : `${formatDay(slot.day, locale)}, ${timeOf(slot.startsAt)}–${timeOf(slot.endsAt)}`,
    count: `${quantity}\u00a0×\u00a0${unitKopecks > 0 ? formatRoubles(unitKopecks, locale) : words.free}`,
    sum: formatRoubles(quantity * unitKopecks, locale),
  }))
}

/** What somebody who has not paid yet must know; null for everybody else. */
export function waiting(order: OrderView, { locale, now, words }: Reading) {
  if (order.state !== 'waiting_for_payment') return null
  const { payment } = order
  const hasFailed = payment?.state === 'canceled'
  return {
    secondsLeft: Math.max(0, Math.floor((order.heldUntil.getTime() - now.getTime()) / 1000)),
    secondsWhole: Math.round((order.heldUntil.getTime() - order.createdAt.getTime()) / 1000),
    until: fillPhrases(words.untilTime, { until: timeOf(order.heldUntil) }),
    placedAt: timeOf(order.createdAt),
    stepUntil: fillPhrases(words.stepUntil, { until: timeOf(order.heldUntil) }),
    failure: hasFailed ? paymentReason(payment.reason, locale) : null,
    attempt: paymentFingerprint(payment),
    hasNoAnswer: payment?.state === 'started',
    pay: hasFailed
      ? words.payAgain
      : fillPhrases(words.pay, { sum: formatRoubles(order.totalKopecks, locale) }),
  }
}

function moment(instant: Date, locale: LocaleCode): string {
  return `${formatDay(dayOf(instant), locale)}, ${timeOf(instant)}`
}
