import type { Edition } from '../../editions/edition.ts'
import { formatPercent } from '../../editions/phrases.ts'
import { formatDay } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { daysOf } from '../tickets/judge-entry.ts'
import { tableTexts } from './application-texts.ts'
import { rule } from './draw-ornament.server.ts'
import { write } from './draw-text.server.ts'
import type { RefundApplication, TicketToRefund } from './make-application-pdf.server.ts'
import { type Paper, paperInk, textField } from './open-sheet.server.ts'
import { pdfTexts } from './texts.server.ts'

// An order holds up to 13 lines, and all of them fit a sheet.
const rowHeight = 25
const columns = [
  { x: 0, width: 262, align: 'left' },
  { x: 270, width: 130, align: 'left' },
  { x: 400, width: 86, align: 'right' },
  { x: 490, width: 56, align: 'right' },
  { x: 550, width: 136, align: 'right' },
] as const

/** The tickets to be refunded, one a row, and their sum. Returns where the table ends. */
export function drawRefundTable(
  paper: Paper,
  { tickets }: RefundApplication,
  edition: Edition,
  locale: LocaleCode,
  field: { x: number; y: number; width: number },
): number {
  const t = tableTexts[locale]
  const row = (
    cells: readonly string[],
    y: number,
    face: 'text' | 'strong',
    color: string = paperInk.ink,
  ) => {
    cells.forEach((cell, place) => {
      const column = columns[place]
      if (!column || !cell) return
      const { x, width, align } = column
      write(paper, cell, { x: field.x + x, y: y + 3, width, align, face, color, leading: 20, maxLines: 1 })
    })
    return y + rowHeight
  }
  const head = Object.values(t.columns)
  let y = row(head, field.y, 'text', paperInk.soft)
  rule(paper, field.x, y, field.width, 2)
  y += 4
  for (const ticket of tickets) {
    y = row(cellsOf(ticket, edition, locale), y, 'text')
    rule(paper, field.x, y, field.width, 1, paperInk.hair)
  }
  return row([t.total, '', '', '', totalOf(tickets, locale)], y + 2, 'strong')
}

/** The note on how the shares were counted; nothing where none has been. */
export function drawCounted(paper: Paper, { tickets }: RefundApplication, text: string, y: number): number {
  if (tickets.every(({ refund }) => refund === null)) return y
  const { left, width } = textField
  return write(paper, text, { x: left, width, y, size: 12, leading: 17, color: paperInk.soft })
}

function cellsOf(ticket: TicketToRefund, edition: Edition, locale: LocaleCode): string[] {
  const { number, product, admission, priceKopecks, refund } = ticket
  const t = tableTexts[locale]
  const [day = ''] = daysOf(admission, edition)
  return [
    `№\u00a0${number}, ${pdfTexts[locale].shortProducts[product]}`,
    admission.kind === 'each-day' ? t.openDate : formatDay(day, locale),
    formatRoubles(priceKopecks, locale),
    refund ? formatPercent(refund.percent, locale) : '',
    refund ? formatRoubles(refund.kopecks, locale) : t.toBeDecided,
  ]
}

/** A sum only where every share is known. */
function totalOf(tickets: readonly TicketToRefund[], locale: LocaleCode): string {
  const sums = tickets.flatMap(({ refund }) => (refund ? [refund.kopecks] : []))
  if (sums.length < tickets.length) return tableTexts[locale].toBeDecided
  return formatRoubles(
    sums.reduce((sum, kopecks) => sum + kopecks, 0),
    locale,
  )
}
