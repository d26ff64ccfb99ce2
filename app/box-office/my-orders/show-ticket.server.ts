import type { Edition } from '../../editions/edition.ts'
import { dayOf } from '../../platform/dates.ts'
import { keepRecent } from '../../platform/keep-recent.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { type QrPath, qrPath } from '../../ui/qr-code.ts'
import { productName } from '../catalogue/catalogue.ts'
import type { GatePurpose } from '../catalogue/product-records.ts'
import { peopleNeeded } from '../catalogue/products.ts'
import { isGood, type OrderTicket } from '../orders/order-tickets.ts'
import { pdfTexts } from '../pdf/texts.server.ts'
import { ticketTimes } from '../pdf/ticket-lines.ts'
import type { SlotEvent } from '../slots/slot-event.ts'
import { admissionTable, gatesOf } from '../tickets/admission-table.ts'
import { inFours } from '../tickets/crockford.ts'
import { proofFor } from '../tickets/entry-proof.ts'
import { judgeEntry } from '../tickets/judge-entry.ts'
import type { SealTicket } from '../tickets/seal-ticket.server.ts'
import { daysOf, ticketClaims } from '../tickets/ticket-claims.ts'
import { returnLines } from './return-lines.ts'
import type { MyOrdersTexts } from './texts.ru.ts'
import { myOrdersTexts } from './texts.server.ts'

// Whoever waits at the gate looks at an order again and again, and most of a look is the drawing of its codes. The ones
// looked at last are kept, some five megabytes of them.
const recent = keepRecent<QrPath>(1_000)
const drawn = (sealed: string) => recent(sealed, () => qrPath(sealed))

export type Showing = {
  edition: Edition
  locale: LocaleCode
  sealTicket: SealTicket
  events: ReadonlyMap<string, SlotEvent>
  /** Where papers are sent to. */
  officeEmail: string
  now: Date
}
export type TicketView = ReturnType<typeof ticketView>

/** A ticket in the words of its page. What it says holds for whoever has it; nothing tells of the rest of the order. */
export function ticketView(ticket: OrderTicket, showing: Showing) {
  const { edition, locale, events } = showing
  const t = myOrdersTexts[locale]
  const paper = pdfTexts[locale]
  const { product, admission } = ticketClaims(ticket)
  const times = ticketTimes(admission, edition, locale, paper)
  const event = events.get(ticket.slot.id)
  const [visitOn = ticket.slot.day] = daysOf(admission, edition)
  const proof = proofFor(product, visitOn)
  const isIn = ticket.isIn && ticket.slot.kind !== 'open-date'
  const cell = admissionTable.states[ticket.door]
  const gates = gatesOf(product)
  return {
    code: ticket.code,
    typed: inFours(ticket.code),
    number: ticket.number,
    title: event?.format ?? productName(ticket.product, locale),
    eventTitle: event?.title ?? null,
    date: times.date.replace('\n', ' '),
    hours: times.hours.replace('\n', ' '),
    isEvent: admission.kind === 'event',
    price: ticket.priceKopecks > 0 ? formatRoubles(ticket.priceKopecks, locale) : t.free,
    place: event && !gates.includes('entrance') ? event.place : paper.venue,
    holder: ticket.holder,
    people: ticket.heads,
    proof: proof ? paper.ticket.proofs[proof.kind].title : null,
    tourState: tourState(edition, ticket, t),
    isGood: isGood(ticket),
    stateWord: isIn ? t.states.in : cell === 'admit' ? null : t.states[cell],
    where: gates.map(gate => t.gates[gate]).join(', '),
    doorWord: isIn ? null : doorWord(ticket, showing, gates[0]),
    qr: isGood(ticket) ? drawn(showing.sealTicket(ticketClaims(ticket))) : null,
    page: withLocale(`/tickets/ticket/${ticket.secret}/`, locale),
    returned: returnLines(ticket, { locale, officeEmail: showing.officeEmail, t }),
  }
}

/** What the door would say of it now, where it is worth saying: it is let in, or its time is over. */
function doorWord(ticket: OrderTicket, { edition, locale, now }: Showing, gate = 'entrance' as GatePurpose) {
  const claims = { ...ticketClaims(ticket), state: ticket.door }
  const judgement = judgeEntry({ ticket: claims, gate, scans: [], now }, edition)
  const { door } = myOrdersTexts[locale]
  if (judgement.verdict === 'admit') return door.open
  const isOver =
    judgement.reason === 'other-fair' ||
    judgement.reason === 'too-late' ||
    judgement.reason === 'too-late-window'
  const isPast = judgement.reason === 'wrong-day' && judgement.days.every(day => day < dayOf(now))
  return isOver || isPast ? door.over : null
}

function tourState(edition: Edition, { slot }: OrderTicket, t: MyOrdersTexts): string | null {
  if (slot.isCalledOff) return t.calledOff
  if (!peopleNeeded(edition, slot.kind)) return null
  return slot.isConfirmed ? t.confirmed : t.notConfirmed
}
