import type { Edition } from '../../editions/edition.ts'
import { formatPercent, phrasesOf } from '../../editions/phrases.ts'
import { addSheet, makePaper, type Paper, paperInk, textField, write } from '../../pdf/open-sheet.server.ts'
import { entablature, rule, wordmark } from '../../pdf/place-ornaments.server.ts'
import { type Day, formatDay } from '../../platform/dates.ts'
import { fill, fillWith } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { DoorProduct } from '../catalogue/products.ts'
import { type Admission, daysOf } from '../tickets/ticket-claims.ts'
import {
  explanationTexts as en,
  type RefundReason,
  applicationTexts as ru,
  tableTexts,
} from './application-texts.ts'
import { pdfTexts } from './texts.server.ts'

type TicketToRefund = {
  number: string
  product: DoorProduct
  admission: Admission
  priceKopecks: number
  /** Null where staff decide, after they have seen the certificate. */
  refund: { percent: number; kopecks: number } | null
}

/** What the application is filled in with; passport and bank details are no part of it. */
export type RefundApplication = {
  /** The language of the order: an English one gets a sheet that explains the Russian one. */
  locale: LocaleCode
  order: { code: string; placedOn: Day }
  buyer: { name: string; email: string }
  reason: RefundReason
  /** The day that decides the share. */
  requestedOn: Day
  tickets: readonly TicketToRefund[]
  madeAt: Date
}

/** The filled-in application to print and sign. */
export function makeApplicationPdf(application: RefundApplication, edition: Edition): Promise<Buffer> {
  const { locale, madeAt, order } = application
  const title = fill(ru.documentTitle, { order: order.code })
  const author = pdfTexts.ru.organiser.name
  return makePaper({ title, locale: 'ru', author, madeAt }, paper => {
    addSheet(paper)
    drawApplication(paper, application, edition, applicationPhrases(application, edition, 'ru'))
    const explained = explainedIn[locale]
    if (!explained) return
    addSheet(paper)
    drawExplanation(paper, application, edition, applicationPhrases(application, edition, explained))
  })
}

/** The language of the sheet that explains the Russian one. */
const explainedIn: Record<LocaleCode, 'en' | null> = { ru: null, en: 'en' }
const sheetTexts = { ru, en }

type ApplicationPhrases = ReturnType<typeof applicationPhrases>

function applicationPhrases(
  application: RefundApplication,
  edition: Edition,
  locale: keyof typeof sheetTexts,
) {
  const { order, buyer, reason, requestedOn, tickets } = application
  const { organiser } = pdfTexts[locale]
  const { reasons, what } = sheetTexts[locale]
  return {
    ...phrasesOf(edition, locale),
    order: order.code,
    placedOn: formatDay(order.placedOn, locale, { withYear: true }),
    requestedOn: formatDay(requestedOn, locale, { withYear: true }),
    name: buyer.name,
    buyerEmail: buyer.email,
    reason: reasons[reason],
    what: tickets.length === 1 ? what.one : what.many,
    organiser: organiser.name,
    address: organiser.address,
    email: organiser.email,
  }
}

const { left, right, width } = textField

/** The Russian sheet that is signed. */
function drawApplication(
  paper: Paper,
  application: RefundApplication,
  edition: Edition,
  phrases: ApplicationPhrases,
) {
  wordmark(paper, 'ru', left, 47, 44)
  const top = { x: right - 300, width: 300, align: 'right' as const }
  write(paper, fill(ru.order, phrases), { ...top, y: 58, face: 'serif', size: 21, leading: 28 })
  entablature(paper, left, 101, width)
  drawParties(paper, phrases)
  write(paper, ru.title, { x: left, width, y: 232, face: 'display', size: 60, leading: 66, tag: 'H1' })
  write(paper, fill(ru.about, phrases), { x: left, width, y: 300, face: 'serif', size: 24, leading: 32 })
  const asked = write(paper, fill(ru.request, phrases), { x: left, width, y: 352, size: 14, leading: 22 })
  const table = drawRefundTable(paper, application, edition, 'ru', { x: left, y: asked + 18, width })
  const counted = drawCounted(paper, application, fill(ru.counted, phrases), table + 8)
  drawPapers(paper, application, counted + 20)
  drawSignature(paper)
  rule(paper, left, 1036, width, 1, paperInk.edge)
  write(paper, fill(ru.send, phrases), {
    x: left,
    width,
    y: 1046,
    size: 12,
    leading: 18,
    color: paperInk.soft,
  })
}

function drawParties(paper: Paper, phrases: ApplicationPhrases) {
  const own = { x: 397, width: right - 397, leading: 20 }
  const to = write(paper, fill(ru.to, phrases), { ...own, y: 130 })
  const from = write(paper, fill(ru.from, phrases), { ...own, y: to, maxLines: 2 })
  write(paper, fill(ru.email, phrases), { ...own, y: from, maxLines: 2 })
}

function drawPapers(paper: Paper, { reason }: RefundApplication, y: number) {
  const at = write(paper, ru.papersTitle, { x: left, width, y, face: 'strong', tag: 'H2', leading: 20 })
  const papers = reason === 'illness' ? [...ru.papers, ru.certificate] : ru.papers
  const list = papers.map((name, place) => `${place + 1}. ${name}`).join('\n')
  write(paper, list, { x: left, width, y: at, leading: 20 })
}

// Wide enough for a pen.
function drawSignature(paper: Paper) {
  const lines = [
    { label: ru.signature.date, x: left, own: 160 },
    { label: ru.signature.sign, x: left + 190, own: 190 },
    { label: ru.signature.name, x: left + 410, own: width - 410 },
  ]
  for (const { label, x, own } of lines) {
    rule(paper, x, 984, own, 1)
    write(paper, label, { x, width: own, y: 989, size: 12, leading: 17, color: paperInk.soft })
  }
}

/** What the Russian sheet says and what to do with it, in English. */
function drawExplanation(
  paper: Paper,
  application: RefundApplication,
  edition: Edition,
  phrases: ApplicationPhrases,
) {
  const say = fillWith(phrases)
  wordmark(paper, 'en', left, 47, 44)
  entablature(paper, left, 101, width)
  write(paper, en.title, { x: left, width, y: 140, face: 'display', size: 60, leading: 66, tag: 'H1' })
  const lead = write(paper, en.lead, { x: left, width, y: 222, size: 14, leading: 22, color: paperInk.soft })
  const asked = write(paper, say(en.request), { x: left, width, y: lead + 22, size: 14, leading: 22 })
  const table = drawRefundTable(paper, application, edition, 'en', { x: left, y: asked + 18, width })
  const counted = drawCounted(paper, application, say(en.counted), table + 8)
  const title = { x: left, width, y: counted + 26, leading: 24, size: 14 }
  let y = write(paper, en.stepsTitle, { ...title, face: 'strong', tag: 'H2' })
  for (const [place, step] of stepsFor(application).entries()) {
    write(paper, `${place + 1}.`, { x: left, width: 20, y, size: 14, leading: 22 })
    y = write(paper, say(step), { x: left + 22, width: width - 22, y, size: 14, leading: 22 }) + 4
  }
  write(paper, say(en.payout), { x: left, width, y: y + 10, size: 14, leading: 22 })
}

function stepsFor({ reason }: RefundApplication) {
  const [print, add, send] = en.steps
  return [print, reason === 'illness' ? en.certificateStep : add, send]
}

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
function drawRefundTable(
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
function drawCounted(paper: Paper, { tickets }: RefundApplication, text: string, y: number): number {
  if (tickets.every(({ refund }) => refund === null)) return y
  return write(paper, text, { x: left, width, y, size: 12, leading: 17, color: paperInk.soft })
}

function cellsOf(ticket: TicketToRefund, edition: Edition, locale: LocaleCode): string[] {
  const { number, product, admission, priceKopecks, refund } = ticket
  const t = tableTexts[locale]
  const [day = ''] = daysOf(admission, edition)
  return [
    fill(t.ticket, { number, name: catalogue.texts[locale].door[product].short }),
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
