import type { Edition } from '../../editions/edition.ts'
import {
  addSheet,
  decorate,
  drawQr,
  fittingSize,
  makePaper,
  type Paper,
  paperInk,
  px,
  textField,
  write,
} from '../../pdf/open-sheet.server.ts'
import {
  entablature,
  hangingColumns,
  lightLintel,
  rule,
  tearLine,
  warningSign,
  wordmark,
} from '../../pdf/place-ornaments.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { isGood } from '../orders/order-tickets.ts'
import type { OrderView } from '../orders/read-order.server.ts'
import { slotEvents } from '../slots/read-slot-events.server.ts'
import { inFours } from '../tickets/crockford.ts'
import { childAges, proofFor } from '../tickets/entry-proof.ts'
import type { SealTicket } from '../tickets/seal-ticket.server.ts'
import { pdfTexts } from './texts.server.ts'
import {
  howToEnter,
  orderLines,
  type PrintedTicket,
  type Printing,
  placeOf,
  printedTicket,
  refundLines,
  ticketTimes,
} from './ticket-lines.ts'

type PrintedTickets = {
  tickets: readonly [PrintedTicket, ...PrintedTicket[]]
  edition: Edition
  locale: LocaleCode
  /** Written into the document, so that the same order gives the same file. */
  madeAt: Date
}

/** The tickets of an order that still let somebody in, or one of them, as PDF; null where there is none. */
export async function orderPaper(
  { db, edition, sealTicket }: { db: Db; edition: Edition; sealTicket: SealTicket },
  order: OrderView,
  code?: string,
): Promise<Buffer | null> {
  const { locale } = order
  const chosen = order.tickets.filter(ticket => isGood(ticket) && (!code || ticket.code === code))
  const slotIds = chosen.map(({ slot }) => slot.id)
  const events = await slotEvents(db, slotIds, locale)
  const t = pdfTexts[locale]
  const [first, ...others] = chosen.map(ticket =>
    printedTicket(order, ticket, { edition, sealTicket, t, event: events.get(ticket.slot.id) }),
  )
  if (!first) return null
  return makeTicketsPdf({
    tickets: [first, ...others],
    edition,
    locale,
    madeAt: order.paidAt ?? order.createdAt,
  })
}

/** The tickets of an order as PDF, one on each sheet of A4. */
export function makeTicketsPdf({ tickets, edition, locale, madeAt }: PrintedTickets): Promise<Buffer> {
  const t = pdfTexts[locale]
  const [first] = tickets
  const title = fill(tickets.length === 1 ? t.ticket.title : t.ticket.titles, {
    number: first.number,
    order: first.order.code,
  })
  return makePaper({ title: `${title}. ${t.fair}`, locale, author: t.organiser.name, madeAt }, paper => {
    for (const ticket of tickets) {
      addSheet(paper)
      drawTicket(paper, ticket, { edition, locale, t })
    }
  })
}

const { left, right, width } = textField
const stubTop = 938

/** One ticket on one sheet, from the name down to the stub. */
function drawTicket(paper: Paper, ticket: PrintedTicket, printing: Printing) {
  drawHead(paper, ticket, printing)
  drawTitle(paper, ticket, printing)
  const afterFacts = drawFacts(paper, ticket, printing)
  const afterProof = drawProof(paper, ticket, printing, afterFacts + 16)
  drawTicketNotes(paper, ticket, printing, { x: left, y: afterProof + 22, width })
  drawStub(paper, ticket, printing)
}

function drawHead(paper: Paper, { series, number }: PrintedTicket, { locale, t }: Printing) {
  wordmark(paper, locale, left, 47, 44)
  const place = { x: right - 300, width: 300, align: 'right' as const }
  write(paper, t.ticket.document, { ...place, y: 41 })
  const numbered = fill(t.ticket.numbered, { series, number })
  write(paper, numbered, { ...place, y: 61, face: 'serif', size: 21, leading: 28 })
  entablature(paper, left - 18, 101, width + 36)
  hangingColumns(paper, left, right, 109, 7)
}

const qr = { x: right - 214, y: 198, size: 214 }

function drawTitle(paper: Paper, ticket: PrintedTicket, { edition, locale, t }: Printing) {
  const { firstDay, lastDay } = edition
  const dates = formatDays(firstDay, lastDay, locale, { withYear: true })
  const beside = { x: left, width: qr.x - left - 34 }
  write(paper, `${t.fair}\n${dates}`, { ...beside, y: 196, leading: 19, color: paperInk.soft })
  const lines = catalogue.texts[locale].door[ticket.product].title.split('\n')
  const size = fittingSize(paper, lines, 'display', beside.width, ticket.event ? 66 : 96)
  const leading = Math.round(size * 0.95)
  const bottom = write(paper, lines.join('\n'), {
    ...beside,
    y: 246,
    face: 'display',
    size,
    leading,
    tag: 'H1',
  })
  if (ticket.event) {
    write(paper, ticket.event.title, {
      ...beside,
      y: bottom + 16,
      face: 'serif',
      size: 21,
      leading: 27,
      maxLines: 3,
    })
  }
  const alt = fill(t.ticket.qr, { number: ticket.number, code: ticket.code })
  drawQr(paper, ticket.seal, { ...qr, alt })
  // Below the quiet zone: four modules of the code above.
  write(paper, inFours(ticket.code), {
    x: qr.x,
    width: qr.size,
    y: 430,
    size: 14,
    leading: 20,
    align: 'center',
  })
}

function drawFacts(
  paper: Paper,
  { admission, priceKopecks }: PrintedTicket,
  { edition, locale, t }: Printing,
) {
  rule(paper, left, 462, width, 3)
  const { labels, free } = t.ticket
  const { date, hours } = ticketTimes(admission, edition, locale, t)
  const price = priceKopecks === 0 ? free : formatRoubles(priceKopecks, locale)
  const columns = [
    { x: left, width: 322, label: labels.date, value: date },
    { x: 392, width: 200, label: admission.kind === 'event' ? labels.time : labels.entry, value: hours },
    { x: 606, width: right - 606, label: labels.price, value: price },
  ]
  const fitting = columns.map(({ width: own, value }) =>
    fittingSize(paper, value.split('\n'), 'serif', own, 28),
  )
  const size = Math.min(...fitting)
  const ends = columns.map(({ x, width: own, label, value }) => {
    const at = write(paper, label, { x, y: 476, width: own, color: paperInk.soft, tag: 'H2' })
    return write(paper, value, { x, y: at + 2, width: own, face: 'serif', size, leading: 33 })
  })
  return Math.max(...ends)
}

function drawProof(paper: Paper, { product }: PrintedTicket, { edition, t }: Printing, y: number): number {
  const proof = proofFor(product, edition.visitorDays.first)
  if (!proof) return y + 6
  const { title, text } = t.ticket.proofs[proof.kind]
  const words = { x: left + 53, width: width - 53 - 18, color: paperInk.sanguine, leading: 20 }
  const at = write(paper, title, { ...words, y: y + 12, face: 'strong', size: 14 })
  const filled = fill(text, { from: childAges.from, to: childAges.to })
  const bottom = write(paper, filled, { ...words, y: at }) + 12
  const { doc } = paper
  decorate(paper, () => {
    doc
      .lineWidth(px(1))
      .rect(px(left + 0.5), px(y + 0.5), px(width - 1), px(bottom - y - 1))
      .stroke(paperInk.sanguine)
    warningSign(paper, left + 19, y + 16)
  })
  return bottom
}

type Field = { x: number; y: number; width: number }
const gap = 24

/** The small print under lintels, two by two: place and entry, order and refund, and who answers for it all. */
function drawTicketNotes(paper: Paper, ticket: PrintedTicket, printing: Printing, field: Field) {
  const { organiser, ticket: t } = printing.t
  const requisites = `${organiser.name}, ${organiser.requisites}. ${organiser.address}`
  const half = (field.width - gap) / 2
  const second = field.x + half + gap
  const pair = (y: number, [label, text]: Note, [secondLabel, secondText]: Note) =>
    Math.max(
      drawNote(paper, label, text, { x: field.x, y, width: half }),
      drawNote(paper, secondLabel, secondText, { x: second, y, width: half }),
    )
  const place = pair(
    field.y,
    [t.labels.place, placeOf(ticket, printing.t)],
    [t.labels.howTo, howToEnter(ticket, printing.t)],
  )
  const order = pair(
    place + 14,
    [t.labels.order, orderLines(ticket, printing)],
    [t.labels.refund, refundLines(ticket, printing)],
  )
  drawNote(paper, t.labels.organiser, requisites, { ...field, y: order + 14 })
}

type Note = readonly [label: string, text: string]

function drawNote(paper: Paper, label: string, text: string, { x, y, width }: Field): number {
  lightLintel(paper, x, y, width)
  const small = { size: 12, leading: 17, color: paperInk.soft, tag: 'H2' as const }
  const at = write(paper, label, { ...small, x, y: y + 11, width })
  return write(paper, text, { x, y: at, width, size: 12.5, leading: 18, maxLines: 4 })
}

function drawStub(paper: Paper, ticket: PrintedTicket, { edition, locale, t }: Printing) {
  tearLine(paper, stubTop)
  const { labels, foot, footEachDay } = t.ticket
  const soft = { size: 12, leading: 17, color: paperInk.soft }
  write(paper, labels.control, { ...soft, x: left, y: 992, width: 260, tag: 'H2' })
  write(paper, ticket.number, { x: left, y: 1010, width: 260, face: 'display', size: 38, leading: 44 })
  const { short } = ticketTimes(ticket.admission, edition, locale, t)
  write(paper, catalogue.texts[locale].door[ticket.product].short, { ...soft, x: 343, y: 992, width: 240 })
  write(paper, short, { x: 343, y: 1012, width: 240 })
  const alt = fill(t.ticket.qr, { number: ticket.number, code: ticket.code })
  drawQr(paper, ticket.seal, { x: right - 94, y: 974, size: 94, alt })
  const marked = fill(ticket.admission.kind === 'each-day' ? footEachDay : foot, {
    ageMark: ticket.event?.ageMark ?? t.ageMark,
  })
  const office = fill(t.ticket.office, { phone: t.organiser.phone })
  write(paper, marked, { ...soft, x: left, y: 1084, width: 500 })
  write(paper, office, { ...soft, x: right - 186, y: 1084, width: 186, align: 'right' })
}
