import type { Edition } from '../../editions/edition.ts'
import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import { dayAfter, dayOf, formatDay } from '../../platform/dates.ts'
import { fill, fillWith } from '../../platform/fill.ts'
import { withLocale } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import type { LetterKind } from '../box-office.ts'
import { productOf } from '../catalogue/products.ts'
import { returnLines } from '../my-orders/return-lines.ts'
import { ladderView } from '../my-orders/return-view.ts'
import { isGood, type OrderTicket } from '../orders/order-tickets.ts'
import type { OrderView } from '../orders/read-order.server.ts'
import { framePhrases, type LetterSource, letterPhrases, nameOf } from './letter-phrases.ts'
import type { LetterTexts } from './texts.ru.ts'

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
