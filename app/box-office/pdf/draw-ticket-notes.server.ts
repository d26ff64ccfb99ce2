import { fill } from '../../platform/fill.ts'
import { refundLadder } from '../catalogue/refund-ladder.ts'
import { lightLintel } from './draw-ornament.server.ts'
import { write } from './draw-text.server.ts'
import type { Printing } from './draw-ticket.server.ts'
import type { PrintedTicket } from './make-tickets-pdf.server.ts'
import { type Paper, paperInk } from './open-sheet.server.ts'
import type { PdfTexts } from './texts.ru.ts'

type Field = { x: number; y: number; width: number }
const gap = 24

/** The small print under lintels, two by two: place and entry, order and refund, and who answers for it all. */
export function drawTicketNotes(paper: Paper, ticket: PrintedTicket, printing: Printing, field: Field) {
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
    [t.labels.order, orderLines(ticket, printing.t)],
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

function placeOf({ event }: PrintedTicket, { venue }: PdfTexts): string {
  return event ? `${event.place}. ${venue}` : venue
}

function howToEnter({ product, admission }: PrintedTicket, { ticket: { howTo } }: PdfTexts): string {
  if (product === 'tour' || product === 'class') return howTo[product]
  return admission.kind === 'each-day' ? howTo.eachDay : howTo.day
}

function orderLines({ order, buyer, holder, people = 1 }: PrintedTicket, { ticket: t }: PdfTexts): string {
  const placedOn = order.placedOn.split('-').reverse().join('.')
  return [
    fill(t.order, { order: order.code, placedOn }),
    ...(people > 1 ? [fill(t.people, { count: people })] : []),
    t.payments[order.payment],
    // Last, since a name may be long.
    holder ? fill(t.holder, { name: holder }) : fill(t.buyer, { name: buyer }),
  ].join('\n')
}

function refundLines({ priceKopecks }: PrintedTicket, { edition, locale, t }: Printing): string {
  return priceKopecks === 0 ? t.ticket.nothingBack : refundLadder(edition, locale).join('\n')
}
