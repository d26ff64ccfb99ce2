import type { Edition } from '../../editions/edition.ts'
import { phrasesOf } from '../../editions/phrases.ts'
import { type Day, dayAfter, dayOf, formatDay, formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { formatRoubles } from '../../platform/money.ts'
import { plural } from '../../platform/plurals.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { peopleNeeded } from '../catalogue/products.ts'
import { deadline } from '../my-orders/return-lines.ts'
import type { MyOrdersTexts } from '../my-orders/texts.ru.ts'
import { isGood, type OrderTicket } from '../orders/order-tickets.ts'
import type { OrderView } from '../orders/read-order.server.ts'
import type { PdfTexts } from '../pdf/texts.ru.ts'
import type { CallOff } from '../slots/read-postponement.server.ts'
import { eventName, type SlotEvent } from '../slots/slot-event.ts'
import type { LetterTexts } from './texts.ru.ts'

/** Everything a letter is written from; the texts are those of the order's language. */
export type LetterSource = {
  order: OrderView
  edition: Edition
  publicUrl: string
  now: Date
  texts: { letter: LetterTexts; order: MyOrdersTexts; paper: PdfTexts }
  /** What was called off or postponed, where a letter says so. */
  callOff?: CallOff | null
  /** What staff have given back of the order in all, where a letter says so. */
  givenByStaffKopecks?: number
  /** Tours and classes by their own names. */
  events: ReadonlyMap<string, Pick<SlotEvent, 'title' | 'place' | 'format'>>
}

export function letterPhrases(source: LetterSource) {
  const { order, edition, now, texts, events } = source
  const { locale } = order
  const good = order.tickets.filter(isGood)
  const tour = good.find(({ slot }) => peopleNeeded(edition, slot.kind) && slot.isConfirmed)
  const count = good.length
  return {
    ...framePhrases(edition, texts.paper, locale),
    code: order.code,
    name: order.buyer.name ?? '',
    sum: formatRoubles(order.totalKopecks, locale),
    givenByStaff: formatRoubles(source.givenByStaffKopecks ?? 0, locale),
    until: timeOf(order.heldUntil),
    days: visitDays(good, edition, locale),
    tickets: fill(plural(count, locale, texts.letter.tickets), { count }),
    tomorrow: formatDay(dayAfter(dayOf(now), 1), locale),
    tourName: nameOf(tour, events),
    tourWhen: whenOf(tour, locale),
    tourPlace: (tour && events.get(tour.slot.id)?.place) ?? '',
    ...gonePhrases(source),
    papersDue: papersDueIn(order),
    ...callOffPhrases(source),
  }
}

/** What of this order does not take place, each thing once, and what comes back for it. */
function gonePhrases({ order, edition, callOff, events, texts }: LetterSource) {
  const { locale } = order
  const { money, free, rest } = texts.letter.callOff
  const gone = order.tickets.filter(
    ticket => ticket.returned?.reason === 'called-off' && (!callOff || isMeant(callOff, ticket)),
  )
  // A tour may take place, and yet nobody gets there without the entry it leans on.
  const why = ({ slot }: OrderTicket) => (slot.isCalledOff ? '' : ` (${texts.letter.entryCalledOff})`)
  const names = gone.map(ticket => `${nameOf(ticket, events)}, ${whenOf(ticket, locale)}${why(ticket)}`)
  const saysBack = (returned: readonly OrderTicket[]) => {
    const kopecks = returned.reduce((sum, ticket) => sum + (ticket.returned?.amountKopecks ?? 0), 0)
    const sum = formatRoubles(kopecks, locale)
    return kopecks > 0 ? fill(money, { ...phrasesOf(edition, locale), sum }) : free
  }
  return {
    gone: [...new Set(names)].join('; '),
    goneBack: saysBack(gone),
    back: saysBack(order.tickets.filter(({ returned }) => returned?.reason === 'cancelled')),
    rest: order.tickets.some(isGood) ? rest : '',
  }
}

function isMeant({ scope, subject, startedAt }: CallOff, { slot, returned }: OrderTicket): boolean {
  if (!slot.isCalledOff) return returned?.decidedAt != null && returned.decidedAt >= startedAt
  return scope === 'fair' || (scope === 'day' ? slot.day : slot.id) === subject
}

// The nearest deadline of what waits for papers.
function papersDueIn({ tickets, locale }: OrderView): string {
  const due = tickets
    .flatMap(({ returned }) =>
      returned?.state === 'requested' && !returned.documentsAt ? [returned.papersDueAt] : [],
    )
    .sort((one, other) => one.getTime() - other.getTime())[0]
  return due ? deadline(due, locale) : ''
}

type CallOffPhrases = Partial<Record<'message' | 'newDates' | 'returnsUntil', string>>

function callOffPhrases({ callOff, order }: LetterSource): CallOffPhrases {
  if (!callOff) return { message: '' }
  const { locale } = order
  const { message, newFrom, newTo, returnsUntil } = callOff
  return {
    message: message[locale],
    newDates: newFrom && newTo ? formatDays(newFrom, newTo, locale, { withYear: true }) : '',
    returnsUntil: returnsUntil ? formatDay(returnsUntil, locale) : '',
  }
}

export function framePhrases(edition: Edition, { organiser }: PdfTexts, locale: OrderView['locale']) {
  return {
    ...phrasesOf(edition, locale),
    officeEmail: organiser.email,
    officePhone: organiser.phone,
  }
}

export function nameOf(ticket: OrderTicket | undefined, events: LetterSource['events']): string {
  if (!ticket) return ''
  const own = events.get(ticket.slot.id)
  return eventName(ticket.name, own)
}

function whenOf(ticket: OrderTicket | undefined, locale: OrderView['locale']): string {
  return ticket ? `${formatDay(ticket.slot.day, locale)}, ${timeOf(ticket.slot.startsAt)}` : ''
}

function visitDays(tickets: readonly OrderTicket[], edition: Edition, locale: OrderView['locale']): string {
  const { last } = edition.visitorDays
  const days = tickets
    .flatMap(({ slot }): Day[] => (slot.kind === 'open-date' ? [slot.day, dayOf(slot.endsAt)] : [slot.day]))
    .sort()
  const [from = last] = days
  const to = days.at(-1) ?? from
  return from === to ? formatDay(from, locale) : formatDays(from, to, locale)
}
