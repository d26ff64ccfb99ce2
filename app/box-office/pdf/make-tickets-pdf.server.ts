import type { Edition } from '../../editions/edition.ts'
import type { Day } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Admission, DoorProduct } from '../tickets/door-ticket.ts'
import { drawTicket } from './draw-ticket.server.ts'
import { addSheet, makePaper } from './open-sheet.server.ts'
import { pdfTexts } from './texts.server.ts'

export type PrintedPayment = 'card' | 'sbp' | 'online' | 'invoice' | 'none'

/** All that is printed on a ticket; sums and moments are those of the sale, whatever changes later. */
export type PrintedTicket = {
  /** `П25` */
  series: string
  /** `0417-3` */
  number: string
  /** 16 characters for the desk when a camera fails. */
  code: string
  /** The text of the QR code. */
  seal: string
  product: DoorProduct
  admission: Admission
  /** Of a tour or a class: its own name, meeting place and age mark. */
  event?: { title: string; place: string; ageMark: string }
  priceKopecks: number
  people?: number
  buyer: string
  /** Only where the ticket is in somebody's name. */
  holder?: string
  order: { code: string; placedOn: Day; payment: PrintedPayment }
}

export type PrintedTickets = {
  tickets: readonly [PrintedTicket, ...PrintedTicket[]]
  edition: Edition
  locale: LocaleCode
  /** Written into the document, so that the same order gives the same file. */
  madeAt: Date
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
