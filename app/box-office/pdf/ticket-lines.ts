import type { Edition } from '../../editions/edition.ts'
import { entryWindows } from '../../editions/entry-windows.ts'
import { type Day, dayOf, formatDay, formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { formatWeekday } from '../../platform/weekday.ts'
import { fairName } from '../../ui/fair-name.ts'
import type { DoorProduct } from '../catalogue/products.ts'
import { refundLadder } from '../catalogue/refund-ladder.ts'
import type { OrderTicket } from '../orders/order-tickets.ts'
import type { OrderView } from '../orders/read-order.server.ts'
import type { SlotEvent } from '../slots/slot-event.ts'
import type { SealTicket } from '../tickets/seal-ticket.server.ts'
import { type Admission, daysOf, ticketClaims } from '../tickets/ticket-claims.ts'
import type { PdfTexts } from './texts.ru.ts'

type PrintedPayment = 'card' | 'sbp' | 'online' | 'invoice' | 'none'

/** All that is printed on a ticket; sums and moments are those of the sale, whatever changes later. */
export type PrintedTicket = {
  /** `П25`; in English `P25` */
  series: string
  /** `0417-3` */
  number: string
  /** 16 characters for the desk when a camera fails. */
  code: string
  /** The text of the QR code. */
  seal: string
  product: DoorProduct
  admission: Admission
  /** Of a tour or a class: its own name, meeting place and age mark. */
  event?: { title: string; place: string; ageMark: string }
  priceKopecks: number
  people?: number
  buyer: string
  /** Only where the ticket is in somebody's name. */
  holder?: string
  order: { code: string; placedOn: Day; payment: PrintedPayment }
}

type Sealing = { edition: Edition; sealTicket: SealTicket; event: SlotEvent | undefined; t: PdfTexts }

/** A ticket of an order with all that is printed on it: what it claims, sealed, and what was agreed when it was bought. */
export function printedTicket(
  order: OrderView,
  ticket: OrderTicket,
  { edition, sealTicket, event, t }: Sealing,
): PrintedTicket {
  const { locale } = order
  const claims = ticketClaims(ticket)
  return {
    ...claims,
    series: seriesOf(edition, locale),
    number: ticket.number,
    seal: sealTicket(claims),
    ...(event && { event: { ...event, ageMark: event.ageMark ?? t.ageMark } }),
    priceKopecks: ticket.priceKopecks,
    ...(ticket.heads && { people: ticket.heads }),
    buyer: order.buyer.name ?? '',
    ...(ticket.holder && { holder: ticket.holder }),
    order: {
      code: order.code,
      placedOn: dayOf(order.createdAt),
      payment: order.totalKopecks > 0 ? 'online' : 'none',
    },
  }
}

// «П25» / “P25”: the fair's letter and the year.
function seriesOf({ firstDay }: Edition, locale: LocaleCode): string {
  return `${fairName[locale].charAt(0)}${firstDay.slice(2, 4)}`
}

/** What a ticket is printed with: the fair it is for, the language and its words. */
export type Printing = { edition: Edition; locale: LocaleCode; t: PdfTexts }

/** When a ticket is good, as printed: the date in two lines, the hours, and both in short for the stub. */
export type TicketTimes = { date: string; hours: string; short: string }

export function ticketTimes(
  admission: Admission,
  edition: Edition,
  locale: LocaleCode,
  t: PdfTexts,
): TicketTimes {
  const days = daysOf(admission, edition)
  const { from, to } = hoursOf(admission, edition)
  const hours = fill(t.ticket.hours, { from, to })
  const short = `${days.map(day => shortDay(day, locale)).join(', ')}, ${from}–${to}`
  const [day = ''] = days
  if (admission.kind !== 'each-day') return { date: dateInTwoLines(day, locale), hours, short }
  const { first, last } = edition.visitorDays
  const date = `${formatDays(first, last, locale, { withYear: true })},\n${t.ticket.onceADay}`
  return { date, hours, short: `${formatDays(first, last, locale)}, ${from}–${to}` }
}

function hoursOf(admission: Admission, edition: Edition): { from: string; to: string } {
  switch (admission.kind) {
    case 'window': {
      const own = entryWindows(edition, admission.day).find(({ kind }) => kind === admission.window)
      return own ?? edition.visitorDays
    }
    case 'each-day':
      return edition.visitorDays
    case 'opening':
      return edition.vipOpening
    case 'event': {
      const start = new Date(admission.startsAt)
      return { from: timeOf(start), to: timeOf(new Date(start.getTime() + admission.minutes * 60_000)) }
    }
  }
}

// «26 сентября 2025, / пятница», “Friday, / 26 September 2025”
function dateInTwoLines(day: Day, locale: LocaleCode): string {
  const full = formatWeekday(day, locale)
  const withYear = formatDay(day, locale, { withYear: true })
  return full.replace(formatDay(day, locale), withYear).replace(', ', ',\n')
}

// English readers take 09.10 for either day: only Russian writes dates in figures alone.
const isInFigures: Record<LocaleCode, boolean> = { ru: true, en: false }

// «26.09» / “26 September”
function shortDay(day: Day, locale: LocaleCode): string {
  return isInFigures[locale] ? inFigures(day.slice(5)) : formatDay(day, locale)
}

// «20.08.2025» / “20 August 2025”
function shortDate(day: Day, locale: LocaleCode): string {
  return isInFigures[locale] ? inFigures(day) : formatDay(day, locale, { withYear: true })
}

function inFigures(day: string): string {
  return day.split('-').reverse().join('.')
}

export function placeOf({ event }: PrintedTicket, { venue }: PdfTexts): string {
  return event ? `${event.place}. ${venue}` : venue
}

export function howToEnter({ product, admission }: PrintedTicket, { ticket: { howTo } }: PdfTexts): string {
  if (product === 'tour' || product === 'class') return howTo[product]
  return admission.kind === 'each-day' ? howTo.eachDay : howTo.day
}

export function orderLines(
  { order, buyer, holder, people = 1 }: PrintedTicket,
  { locale, t: { ticket: t } }: Printing,
): string {
  const placedOn = shortDate(order.placedOn, locale)
  return [
    fill(t.order, { order: order.code, placedOn }),
    ...(people > 1 ? [fill(t.people, { count: people })] : []),
    t.payments[order.payment],
    // Last, since a name may be long.
    holder ? fill(t.holder, { name: holder }) : fill(t.buyer, { name: buyer }),
  ].join('\n')
}

export function refundLines({ priceKopecks }: PrintedTicket, { edition, locale, t }: Printing): string {
  return priceKopecks === 0 ? t.ticket.nothingBack : refundLadder(edition, locale).join('\n')
}
