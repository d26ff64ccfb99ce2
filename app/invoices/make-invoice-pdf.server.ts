import {
  addSheet,
  drawQr,
  fittingSize,
  makePaper,
  type Paper,
  paperInk,
  textField,
  write,
} from '../pdf/open-sheet.server.ts'
import { entablature, frame, rule, wordmark } from '../pdf/place-ornaments.server.ts'
import { dayOf, formatDay, formatDays } from '../platform/dates.ts'
import { formatRoubles } from '../platform/money.ts'
import { plural } from '../platform/plurals.ts'
import type { Invoice } from './issue-invoice.server.ts'
import { payee } from './payee.ts'
import { paymentQrText } from './payment-qr.ts'
import { signatures } from './signatures.ts'
import { sumInWords } from './sum-in-words.ts'
import type { InvoiceLine } from './tables.ts'
import { withKopecks } from './with-kopecks.ts'

type Fair = Parameters<typeof formatDays>

/** The invoice as it is sent: Russian, because it is a Russian bank that reads it. Same invoice, same bytes. */
export function makeInvoicePdf(
  invoice: Invoice,
  fair: { firstDay: Fair[0]; lastDay: Fair[1] },
): Promise<Buffer> {
  const title = `Счёт № ${invoice.number}`
  return makePaper({ title, locale: 'ru', author: payee.name, madeAt: invoice.issuedAt }, paper => {
    const sheets = sheetsOf(invoice.lines)
    for (const [place, lines] of sheets.entries()) {
      addSheet(paper)
      const top = place === 0 ? drawHead(paper, invoice, fair) : drawNext(paper, invoice)
      const first = sheets.slice(0, place).reduce((sum, some) => sum + some.length, 0)
      const end = drawLines(paper, lines, first, top)
      if (place === sheets.length - 1) drawTotal(paper, invoice, end)
      drawFoot(paper, place + 1, sheets.length)
    }
  })
}

const { left, right, width } = textField
// What fits under the head of the first sheet, with the sum below it; and on one that only goes on.
const firstSheet = 9
const nextSheet = 26

function sheetsOf(lines: readonly InvoiceLine[]): InvoiceLine[][] {
  const sheets = [lines.slice(0, firstSheet)]
  for (let at = firstSheet; at < lines.length; at += nextSheet) sheets.push(lines.slice(at, at + nextSheet))
  return sheets
}

function drawHead(paper: Paper, invoice: Invoice, fair: { firstDay: Fair[0]; lastDay: Fair[1] }): number {
  const soft = { color: paperInk.soft, leading: 19 }
  wordmark(paper, 'ru', left, 44, 40)
  const own = { x: right - 320, width: 320, align: 'right' as const, size: 12.5, ...soft }
  write(paper, `${payee.name}\n${payee.address}\n${payee.phone}, ${payee.email}`, { ...own, y: 38 })
  entablature(paper, left, 108, width)
  const title = `Счёт №\u00a0${invoice.number}`
  const beside = width - 181
  const size = fittingSize(paper, [title], 'display', beside, 54)
  write(paper, title, { x: left, width: beside, y: 136, face: 'display', size, leading: 64, tag: 'H1' })
  const issued = formatDay(dayOf(invoice.issuedAt), 'ru', { withYear: true })
  const held = formatDays(fair.firstDay, fair.lastDay, 'ru', { withYear: true })
  write(paper, `от ${issued} на участие в ярмарке ${held}`, { x: left, width: 470, y: 206, size: 15 })
  frame(paper, { x: left, y: 240, width: 430, height: 38 }, paperInk.sanguine)
  const due = formatDay(invoice.dueOn, 'ru', { withYear: true })
  const until = invoice.standCode ? 'Стенд закреплён до этого дня.' : ''
  const term = `Оплатить до ${due}. ${until}`.trim()
  // The longest months would need a second line, for which the frame has no room.
  const small = fittingSize(paper, [term], 'text', 402, 13.5)
  write(paper, term, { x: left + 14, width: 402, y: 249, size: small, leading: 20 })
  const code = paymentQrText({ payee, sumKopecks: invoice.totalKopecks, purpose: invoice.purpose })
  // Forty millimetres: phones read it from the desk.
  drawQr(paper, code, { x: right - 151, y: 140, size: 151, alt: 'Код для оплаты в приложении банка' })
  const under = { x: right - 171, width: 191, y: 296, align: 'center' as const, size: 12.5 }
  write(paper, 'для приложения банка', { ...under, ...soft })
  return drawParties(paper, invoice, drawBank(paper, invoice.purpose, 324))
}

/** Whom a bank pays, in the boxes of a payment order. */
function drawBank(paper: Paper, purpose: string, y: number): number {
  const small = { size: 12.5, leading: 18 }
  const label = { ...small, color: paperInk.soft }
  const middle = left + 330
  const box = (x: number, top: number, boxWidth: number, height: number) =>
    frame(paper, { x, y: y + top, width: boxWidth, height })
  box(left, 0, 330, 64)
  write(paper, payee.bank, { x: left + 10, width: 310, y: y + 9, ...small })
  write(paper, 'Банк получателя', { x: left + 10, width: 310, y: y + 31, ...label })
  box(middle, 0, 100, 32)
  write(paper, 'БИК', { x: middle + 10, width: 80, y: y + 7, ...label })
  box(middle + 100, 0, width - 430, 32)
  write(paper, payee.bic, { x: middle + 110, width: 226, y: y + 7, ...small })
  box(middle, 32, 100, 32)
  write(paper, 'Корр. счёт', { x: middle + 10, width: 90, y: y + 39, ...label })
  box(middle + 100, 32, width - 430, 32)
  write(paper, payee.correspondentAccount, { x: middle + 110, width: 226, y: y + 39, ...small })
  box(left, 64, 165, 32)
  write(paper, `ИНН ${payee.inn}`, { x: left + 10, width: 150, y: y + 71, ...small })
  box(left + 165, 64, 165, 32)
  write(paper, `КПП ${payee.kpp}`, { x: left + 175, width: 150, y: y + 71, ...small })
  box(left, 96, 330, 52)
  write(paper, payee.name, { x: left + 10, width: 310, y: y + 103, ...small })
  write(paper, 'Получатель', { x: left + 10, width: 310, y: y + 124, ...label })
  box(middle, 64, 100, 84)
  write(paper, 'Счёт', { x: middle + 10, width: 80, y: y + 71, ...label })
  box(middle + 100, 64, width - 430, 84)
  write(paper, payee.account, { x: middle + 110, width: 226, y: y + 71, ...small })
  box(left, 148, 165, 54)
  write(paper, 'Назначение', { x: left + 10, width: 150, y: y + 155, ...label })
  box(left + 165, 148, width - 165, 54)
  write(paper, purpose, { x: left + 175, width: width - 185, y: y + 157, maxLines: 2, ...small })
  return y + 202
}

function drawParties(paper: Paper, { payer, basis }: Invoice, y: number): number {
  const half = width / 2 - 16
  const label = { size: 12.5, leading: 18, color: paperInk.soft }
  const said = { size: 13, leading: 19, maxLines: 4 }
  const own = `${payee.name}, ИНН\u00a0${payee.inn}, КПП\u00a0${payee.kpp}, ${payee.address}`
  // Who pays by card names neither.
  const inn = payer.inn && `ИНН\u00a0${payer.inn}`
  const kpp = payer.kpp && `КПП\u00a0${payer.kpp}`
  const theirs = [payer.name, inn, kpp, payer.address].filter(Boolean).join(', ')
  write(paper, 'Исполнитель', { x: left, width: half, y: y + 18, ...label })
  const one = write(paper, own, { x: left, width: half, y: y + 37, ...said })
  write(paper, 'Заказчик', { x: left + half + 32, width: half, y: y + 18, ...label })
  const other = write(paper, theirs, { x: left + half + 32, width: half, y: y + 37, ...said })
  const end = Math.max(one, other) + 8
  write(paper, `Основание: ${basis}`, { x: left, width, y: end, ...said, maxLines: 1 })
  return end + 32
}

function drawNext(paper: Paper, { number }: Invoice): number {
  wordmark(paper, 'ru', left, 44, 32)
  const own = { x: right - 320, width: 320, align: 'right' as const, y: 50 }
  write(paper, `Счёт №\u00a0${number}, продолжение`, { ...own, size: 13, color: paperInk.soft })
  entablature(paper, left, 92, width)
  return 120
}

const columns = [
  { x: 0, width: 30, align: 'left' },
  { x: 36, width: 300, align: 'left' },
  { x: 340, width: 50, align: 'right' },
  { x: 402, width: 50, align: 'left' },
  { x: 460, width: 104, align: 'right' },
  { x: 570, width: 116, align: 'right' },
] as const
const head = ['№', 'Товары, работы, услуги', 'Кол-во', 'Ед.', 'Цена, ₽', 'Сумма, ₽']
const rowHeight = 33

function drawLines(paper: Paper, lines: readonly InvoiceLine[], first: number, y: number): number {
  const row = (cells: readonly string[], at: number, color: string) => {
    cells.forEach((cell, place) => {
      const column = columns[place]
      if (!column) return
      const setting = { y: at + 7, size: 13, leading: 20, maxLines: 1, color }
      write(paper, cell, { ...setting, x: left + column.x, width: column.width, align: column.align })
    })
    return at + rowHeight
  }
  rule(paper, left, y, width, 3)
  let at = row(head, y + 3, paperInk.soft)
  for (const [place, { name, unit, quantity, priceKopecks }] of lines.entries()) {
    rule(paper, left, at, width, 1, paperInk.hair)
    const number = String(first + place + 1)
    const sum = [priceKopecks, quantity * priceKopecks].map(withKopecks)
    at = row([number, name, String(quantity), unit, ...sum], at, paperInk.ink)
  }
  rule(paper, left, at, width, 3)
  return at + 3
}

function drawTotal(paper: Paper, { lines, totalKopecks }: Invoice, y: number): void {
  const sum = { x: right - 300, width: 300, align: 'right' as const }
  write(paper, formatRoubles(totalKopecks, 'ru'), {
    ...sum,
    y: y + 12,
    face: 'display',
    size: 46,
    leading: 54,
  })
  const note = 'НДС не облагается, статья 346.11 НК РФ'
  write(paper, note, { ...sum, y: y + 68, size: 12.5, color: paperInk.soft })
  const names = plural(lines.length, 'ru', {
    one: 'наименование',
    few: 'наименования',
    many: 'наименований',
    other: 'наименования',
  })
  const counted = `Всего ${lines.length} ${names} на сумму ${withKopecks(totalKopecks)}\u00a0₽`
  write(paper, counted, { x: left, width: 380, y: y + 34, size: 13 })
  const words = {
    x: left,
    width: 400,
    y: y + 56,
    face: 'strong' as const,
    size: 13,
    leading: 19,
    maxLines: 3,
  }
  const end = write(paper, sumInWords(totalKopecks), words)
  drawSignatures(paper, Math.max(end, y + 92) + 34)
}

// Wide enough for a pen.
function drawSignatures(paper: Paper, y: number): void {
  for (const [place, { label, name }] of signatures.entries()) {
    const x = left + place * (width / 2 + 16)
    write(paper, label, { x, width: 80, y, size: 13 })
    rule(paper, x + 78, y + 19, 160, 1)
    write(paper, name, { x: x + 246, width: 90, y, size: 13 })
  }
}

function drawFoot(paper: Paper, page: number, pages: number): void {
  const small = { y: 1072, size: 12.5, color: paperInk.soft }
  rule(paper, left, 1060, width, 1, paperInk.hair)
  const part = 'Можно оплатить частями. Укажите в\u00a0назначении платежа номер счёта.'
  write(paper, part, { x: left, width: 480, ...small })
  write(paper, `страница ${page} из ${pages}`, { x: right - 180, width: 180, align: 'right', ...small })
}
