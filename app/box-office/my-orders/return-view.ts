import type { Edition } from '../../editions/edition.ts'
import { formatPercent, phrasesOf } from '../../editions/phrases.ts'
import { refundTimeline } from '../../editions/refunds.ts'
import { type Day, dayOf, formatDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { productName } from '../catalogue/catalogue.ts'
import { ladderDay, shareOf } from '../catalogue/return-sum.ts'
import type { OrderTicket } from '../orders/order-tickets.ts'
import type { MyOrdersTexts } from './texts.ru.ts'

export type ShownReturn = NonNullable<ReturnType<typeof returnView>>

/** The question before a ticket is given back: the exact sum of today, when it becomes less, and what to send. */
export function returnView(
  ticket: OrderTicket,
  options: {
    edition: Edition
    locale: LocaleCode
    now: Date
    t: MyOrdersTexts
    officeEmail: string
    /** The other tickets of the order that may go on the same application; some have to. */
    others: readonly { ticket: OrderTicket; hasToGo: boolean }[]
  },
) {
  const { edition, locale, now, t, officeEmail, others } = options
  const { quote, priceKopecks } = ticket
  if (!quote || ticket.isIn) return null
  const today = dayOf(now)
  const isFree = priceKopecks === 0
  const next = quote.fullUntil ? null : nextDrop(edition, ticket, today)
  const most = Math.max(...edition.refunds.map(({ percent }) => percent))
  return {
    code: ticket.code,
    others: others.map(({ ticket: other, hasToGo }) => ({
      code: other.code,
      name: productName(other.product, locale),
      number: other.number,
      sum: other.quote && other.priceKopecks > 0 ? formatRoubles(other.quote.amountKopecks, locale) : t.free,
      hasToGo,
    })),
    title: fill(t.returnTitle, { number: ticket.number }),
    isFree,
    /** By own wish nothing comes back any more; with a certificate something may. */
    isOver: !isFree && quote.percent === 0,
    sum: isFree ? null : formatRoubles(quote.amountKopecks, locale),
    today: isFree
      ? t.returnFree
      : quote.percent === 0
        ? t.returnNothing
        : fill(t.returnToday, {
            today: formatDay(today, locale),
            percent: formatPercent(quote.percent, locale),
          }),
    next:
      next && !isFree
        ? fill(t.returnNext, {
            from: formatDay(next.from, locale),
            percent: `${formatPercent(next.percent, locale)} (${formatRoubles(shareOf(priceKopecks, next.percent), locale)})`,
          })
        : null,
    illnessNote: fill(t.illnessNote, { percent: formatPercent(most, locale) }),
    papersTo: fill(t.papersTo, { email: officeEmail }),
    payout: fill(t.payoutPromise, phrasesOf(edition, locale)),
  }
}

function nextDrop(edition: Edition, ticket: OrderTicket, today: Day): { from: Day; percent: number } | null {
  const spans = refundTimeline(edition, ladderDay(ticket))
  return spans.flatMap(({ from, percent }) => (from && from > today ? [{ from, percent }] : []))[0] ?? null
}

/** «Сегодня вернём 100 % цены, с 16 сентября — 50 %, …» for the day of a visit. */
export function ladderView(
  edition: Edition,
  ticket: Pick<OrderTicket, 'slot' | 'ladderOn'>,
  { locale, now, t }: { locale: LocaleCode; now: Date; t: MyOrdersTexts },
): string {
  const today = dayOf(now)
  const spans = refundTimeline(edition, ladderDay(ticket))
  const current = spans.find(({ to }) => to === null || today <= to)
  const later = spans.flatMap(({ from, percent }) =>
    from && from > today
      ? [fill(t.ladderThen, { from: formatDay(from, locale), percent: formatPercent(percent, locale) })]
      : [],
  )
  const first = fill(t.ladderNow, { percent: formatPercent(current?.percent ?? 0, locale) })
  const rest = later.join(', ')
  return rest === '' ? first : `${first} ${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`
}
