import type { Invoice } from '../../invoices/issue-invoice.server.ts'
import { payee } from '../../invoices/payee.ts'
import { sumInWords } from '../../invoices/sum-in-words.ts'
import { addSheet, makePaper, type Paper, paperInk, textField, write } from '../../pdf/open-sheet.server.ts'
import { rule } from '../../pdf/place-ornaments.server.ts'
import { type Day, dayOf, formatDay } from '../../platform/dates.ts'
import { formatRoubles } from '../../platform/money.ts'
import { drawFoot, drawHead, drawParties, organiser, participant } from './open-paper.server.ts'

const { left, right, width } = textField
const lowest = 960
const rowHeight = 30

/** «С-2604-031» → «А-2604-031» */
export function actNumber(invoiceNumber: string): string {
  return `А${invoiceNumber.slice(1)}`
}

/** The day of the act: the last of the fair, or the one on which the office gave it out earlier. */
export function actDay({ actIssuedAt }: Pick<Invoice, 'actIssuedAt'>, lastDay: Day): Day {
  return actIssuedAt ? dayOf(actIssuedAt) : lastDay
}

/** The act of acceptance: what was done, for how much, and that nobody has a claim. */
export function makeActPdf(invoice: Invoice, lastDay: Day): Promise<Buffer> {
  const title = `Акт №\u00a0${actNumber(invoice.number)}`
  const on = formatDay(actDay(invoice, lastDay), 'ru', { withYear: true })
  const madeAt = invoice.actIssuedAt ?? new Date(`${lastDay}T18:00:00+03:00`)
  return makePaper({ title, locale: 'ru', author: payee.name, madeAt }, paper => {
    let page = 1
    let y = drawHead(paper, title, `Москва, ${on}. Об\u00a0оказании услуг. Основание: ${invoice.basis}`)
    const foot = () => drawFoot(paper, `${title} от ${on}`, page)
    const room = (at: number) => {
      if (at < lowest) return at
      foot()
      page += 1
      addSheet(paper)
      return 54
    }
    rule(paper, left, y, width, 3)
    y = drawRow(paper, ['№', 'Услуги', 'Кол-во', 'Ед.', 'Сумма'], y + 3, paperInk.soft)
    for (const [place, { name, unit, quantity, priceKopecks }] of invoice.lines.entries()) {
      y = room(y)
      rule(paper, left, y, width, 1, paperInk.hair)
      const sum = formatRoubles(quantity * priceKopecks, 'ru')
      y = drawRow(paper, [String(place + 1), name, String(quantity), unit, sum], y, paperInk.ink)
    }
    rule(paper, left, y, width, 3)
    y = room(y + 14)
    const total = formatRoubles(invoice.totalKopecks, 'ru')
    write(paper, total, {
      x: right - 300,
      width: 300,
      align: 'right',
      y,
      face: 'display',
      size: 34,
      leading: 42,
    })
    const words = { x: left, width, size: 13, leading: 20 }
    y = write(paper, sumInWords(invoice.totalKopecks), {
      ...words,
      width: 380,
      y: y + 12,
      face: 'strong',
      maxLines: 3,
    })
    y = write(paper, 'НДС не\u00a0облагается, статья 346.11 НК РФ.', { ...words, y: y + 6 })
    const accepted =
      'Услуги оказаны полностью и\u00a0в\u00a0срок. Участник претензий по\u00a0объёму, качеству и\u00a0срокам не\u00a0имеет.'
    y = room(write(paper, accepted, { ...words, y: y + 6 }) + 26)
    drawParties(paper, [organiser(), participant(invoice.payer)], y > 780 ? room(lowest) : y)
    foot()
  })
}

function drawRow(paper: Paper, cells: readonly string[], y: number, color: string): number {
  const columns = [
    { x: 0, width: 30, align: 'left' },
    { x: 36, width: 370, align: 'left' },
    { x: 416, width: 60, align: 'right' },
    { x: 490, width: 60, align: 'left' },
    { x: 556, width: 130, align: 'right' },
  ] as const
  cells.forEach((cell, place) => {
    const column = columns[place]
    if (!column) return
    const setting = { y: y + 6, size: 13, leading: 20, maxLines: 1, color }
    write(paper, cell, { ...setting, x: left + column.x, width: column.width, align: column.align })
  })
  return y + rowHeight
}
