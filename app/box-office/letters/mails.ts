import type { Edition } from '../../editions/edition.ts'
import { phrasesOf } from '../../editions/phrases.ts'
import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import { type Day, dayAfter, dayOf, formatDay, formatDays } from '../../platform/dates.ts'
import { fill, fillWith } from '../../platform/fill.ts'
import { withLocale } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { plural } from '../../platform/plurals.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import type { LetterKind } from '../box-office.ts'
import { peopleNeeded, productOf } from '../catalogue/products.ts'
import { deadline, returnLines } from '../my-orders/return-lines.ts'
import { ladderView } from '../my-orders/return-view.ts'
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
export type WrittenLetter = { subject: string; body: string; html: string }

/** A letter of the box office; null when what it would say is no longer so. */
export function orderLetter(kind: LetterKind, source: LetterSource): WrittenLetter | null {
  if (!isStillTrue(kind, source.order)) return null
  const { letter: t } = source.texts
  const isFree = kind === 'return-requested' && returnsNothing(source.order)
  const own = isFree ? t.freeReturn : t.letters[kind]
  const phrases = letterPhrases(source)
  const say = fillWith(phrases)
  const sheet: LetterSheet = {
    ...frame(source, phrases),
    title: say(own.title),
    paragraphs: [
      say(t.hello),
      ...own.text.map(text => say(text).trim()).filter(Boolean),
      ...returnParagraphs(kind, source),
    ],
    ...rowsFor(kind, source),
    links: linksFor(kind, source, own.button),
    notes: notesFor(kind, source, phrases),
  }
  return { subject: say(own.subject), body: letterText(sheet), html: letterHtml(sheet) }
}

/** What stands around every letter of the box office, whoever it is for. */
export function letterFrame(
  edition: Edition,
  publicUrl: string,
  locale: OrderView['locale'],
  texts: Pick<LetterSource['texts'], 'letter' | 'paper'>,
) {
  return frame({ publicUrl, texts, order: { locale } }, framePhrases(edition, texts.paper, locale))
}

/** The way back to one's orders: a link for each. */
export function lostLetter(
  found: readonly { code: string; token: string; createdAt: Date }[],
  source: Omit<LetterSource, 'order' | 'events'> & { locale: OrderView['locale'] },
): WrittenLetter {
  const { locale, publicUrl } = source
  const { letter: t } = source.texts
  const phrases = framePhrases(source.edition, source.texts.paper, locale)
  const sheet: LetterSheet = {
    ...frame({ ...source, order: { locale } }, phrases),
    title: t.lost.title,
    paragraphs: t.lost.text,
    rows: found.map(({ code, token, createdAt }) => ({
      name: fill(t.lost.order, { code, placedOn: formatDay(dayOf(createdAt), locale) }),
      detail: '',
      sum: '',
      url: `${publicUrl}${withLocale(`/tickets/order/${token}/`, locale)}`,
    })),
    total: null,
    links: [],
    notes: [],
  }
  return { subject: t.lost.subject, body: letterText(sheet), html: letterHtml(sheet) }
}

// A letter may wait in the queue while its order moves on.
function isStillTrue(kind: LetterKind, { state, tickets }: OrderView): boolean {
  switch (kind) {
    case 'placed':
    case 'expiring':
      return state === 'waiting_for_payment'
    case 'expired':
      return state === 'expired'
    case 'paid':
    case 'paid-in-part':
    case 'tomorrow':
    case 'switched':
      return state === 'paid' || state === 'partly_refunded'
    case 'papers-due':
      return tickets.some(({ returned }) => returned?.state === 'requested' && !returned.documentsAt)
    default:
      return true
  }
}

function frame(
  source: {
    publicUrl: string
    texts: Pick<LetterSource['texts'], 'letter' | 'paper'>
    order: Pick<OrderView, 'locale'>
  },
  phrases: ReturnType<typeof framePhrases>,
) {
  const { letter: t, paper } = source.texts
  const { locale } = source.order
  const { name, requisites, address } = paper.organiser
  const at = (path: string) => `${source.publicUrl}${withLocale(path, locale)}`
  return {
    locale,
    fair: t.fair,
    where: fill(t.where, phrases),
    foot: [fill(t.foot, phrases), `${paper.ageMark} · ${name}, ${requisites}. ${address}.`],
    footLinks: [
      { label: t.links.refund, url: at('/refund/') },
      { label: t.links.offer, url: at('/offer/') },
    ],
  }
}

function letterPhrases(source: LetterSource) {
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

function framePhrases(edition: Edition, { organiser }: PdfTexts, locale: OrderView['locale']) {
  return {
    ...phrasesOf(edition, locale),
    officeEmail: organiser.email,
    officePhone: organiser.phone,
  }
}

function nameOf(ticket: OrderTicket | undefined, events: LetterSource['events']): string {
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

// Free tickets are back at once: there is nothing to sign.
function returnsNothing({ tickets }: OrderView): boolean {
  return tickets.every(({ returned, priceKopecks }) => !returned || priceKopecks === 0)
}

/** How far each of the returned tickets has come. */
function returnParagraphs(kind: LetterKind, { order, texts }: LetterSource): string[] {
  const isAbout = ['return-requested', 'papers-due', 'return-decided', 'paid-out'].includes(kind)
  if (!isAbout) return []
  const options = { locale: order.locale, officeEmail: texts.paper.organiser.email, t: texts.order }
  return order.tickets.flatMap(ticket => {
    const lines = returnLines(ticket, options)?.lines
    return lines ? [`${ticket.name}, ${ticket.number}. ${lines.join(' ')}`] : []
  })
}

function rowsFor(kind: LetterKind, source: LetterSource): Pick<LetterSheet, 'rows' | 'total'> {
  const { order, texts, now } = source
  const { locale } = order
  const sumOf = (kopecks: number) => (kopecks > 0 ? formatRoubles(kopecks, locale) : texts.letter.free)
  if (kind === 'tomorrow') {
    const tomorrow = dayAfter(dayOf(now), 1)
    const rows = order.tickets
      .filter(ticket => isGood(ticket) && (ticket.slot.day === tomorrow || ticket.slot.kind === 'open-date'))
      .map(ticket => ({ name: nameOf(ticket, source.events), detail: hoursOf(ticket), sum: ticket.number }))
    return { rows, total: null }
  }
  if (!['placed', 'paid', 'paid-in-part', 'expiring', 'expired'].includes(kind))
    return { rows: [], total: null }
  const rows = order.lines.map(({ name, slot, quantity, unitKopecks }) => ({
    name,
    detail: [slotText(slot, locale, texts.letter), countText(quantity, unitKopecks)]
      .filter(Boolean)
      .join('; '),
    sum: sumOf(quantity * unitKopecks),
  }))
  const label = kind === 'paid' && order.totalKopecks > 0 ? texts.letter.paidTotal : texts.letter.total
  return { rows, total: { label, sum: sumOf(order.totalKopecks) } }

  // That a line is free is said once, in its sum.
  function countText(quantity: number, unitKopecks: number): string {
    return unitKopecks > 0
      ? `${quantity}\u00a0×\u00a0${formatRoubles(unitKopecks, locale)}`
      : fill(texts.letter.pieces, { quantity })
  }

  function hoursOf({ slot }: OrderTicket): string {
    const { from, to } = source.edition.visitorDays
    const { clock } = texts.letter
    return slot.kind === 'open-date'
      ? `${from}–${to} ${clock}`
      : `${timeOf(slot.startsAt)}–${timeOf(slot.endsAt)} ${clock}`
  }
}

function slotText(slot: OrderTicket['slot'], locale: OrderView['locale'], t: LetterTexts): string {
  if (slot.kind === 'open-date') return ''
  return `${formatDay(slot.day, locale)}, ${timeOf(slot.startsAt)}–${timeOf(slot.endsAt)} ${t.clock}`
}

function linksFor(kind: LetterKind, { order, publicUrl, texts }: LetterSource, button: string) {
  const here = `${publicUrl}${withLocale(`/tickets/order/${order.token}/`, order.locale)}`
  const open = { label: button, url: here }
  return kind === 'paid' || kind === 'paid-in-part' || kind === 'tomorrow'
    ? [open, { label: texts.letter.calendar, url: `${here}visit.ics` }]
    : [open]
}

function notesFor(
  kind: LetterKind,
  source: LetterSource,
  phrases: ReturnType<typeof framePhrases>,
): LetterSheet['notes'] {
  const { order, edition, now, texts } = source
  const { notes, keepSecret } = texts.letter
  const good = order.tickets.filter(isGood)
  const needsProof = good.some(({ product }) => productOf(product)?.needsProof)
  const visit = {
    title: notes.visit,
    text: [notes.bring, needsProof ? notes.proof : '', keepSecret].filter(Boolean).join(' '),
  }
  switch (kind) {
    case 'paid':
    case 'paid-in-part': {
      const priced = good.find(({ priceKopecks }) => priceKopecks > 0)
      const ladder = priced && ladderView(edition, priced, { locale: order.locale, now, t: texts.order })
      return [visit, ...(ladder ? [{ title: notes.plans, text: ladder }] : [])]
    }
    case 'tomorrow': {
      const address = texts.paper.organiser.address
      return [visit, { title: notes.way, text: fill(texts.order.way, { address }) }]
    }
    case 'return-requested':
    case 'papers-due': {
      const papers = {
        title: notes.papers,
        text: `${fill(notes.send, phrases)} ${fill(notes.payout, phrases)}`,
      }
      return returnsNothing(order) ? [] : [papers]
    }
    default:
      return []
  }
}
