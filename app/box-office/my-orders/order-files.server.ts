import { drizzle } from 'drizzle-orm/node-postgres'
import type { Context, Hono } from 'hono'
import { notFound } from '../../navigation/page-error.ts'
import type { Clock } from '../../platform/clock.server.ts'
import { splitLocale } from '../../platform/languages.ts'
import type { BoxOffice } from '../box-office.ts'
import type { OrderTicket } from '../orders/order-tickets.ts'
import { type OrderView, readOrder } from '../orders/read-order.server.ts'
import { readTicket } from '../orders/read-ticket.server.ts'
import { applicationPaper, orderPaper } from '../pdf/make-order-pdf.server.ts'
import { pdfTexts } from '../pdf/texts.server.ts'
import { slotEvents } from '../slots/read-slot-events.server.ts'
import type { SealKey } from '../tickets/read-seal-key.server.ts'
import { visitCalendar } from './visit-calendar.ts'

type Source = { boxOffice: BoxOffice; clock: Clock; sealKey: SealKey }
type File = { body: Buffer | string; type: string; name: string }

/** What an order and a single ticket have to take along: paper and the calendar. */
// biome-ignore lint/suspicious/noExplicitAny: any Hono app may carry them
export function orderFiles(web: Hono<any>, { boxOffice, clock, sealKey }: Source): void {
  const db = drizzle(boxOffice.pool)
  const press = { db, edition: boxOffice.edition, privateKey: sealKey.privateKey }

  for (const prefix of ['', '/en']) {
    web.get(`${prefix}/tickets/order/:token/:file{[\\w-]+\\.(?:pdf|ics)}`, async c => {
      const { token = '', file = '' } = c.req.param() as Record<string, string>
      const order = await readOrder(db, boxOffice.edition, token, clock.now())
      return send(c, order && (await fileOfOrder(c, order, file)))
    })
    web.get(`${prefix}/tickets/ticket/:secret/:file{[\\w-]+\\.(?:pdf|ics)}`, async c => {
      const { secret = '', file = '' } = c.req.param() as Record<string, string>
      const found = await readTicket(db, boxOffice.edition, secret, clock.now())
      return send(c, found && (await fileOfTicket(c, found.order, found.ticket, file)))
    })
  }

  async function fileOfOrder(c: Context, order: OrderView, file: string): Promise<File | null> {
    const [, kind, code] = /^(ticket|application)-(\w+)\.pdf$/.exec(file) ?? []
    if (file === 'visit.ics') return calendar(c, order, order.tickets)
    if (file === 'tickets.pdf') return pdf(await orderPaper(press, order), `tickets-${order.code}`)
    if (kind === 'ticket') return pdf(await orderPaper(press, order, code), `ticket-${numberOf(order, code)}`)
    if (kind === 'application' && code) {
      const paper = await applicationPaper(boxOffice.edition, order, code)
      return pdf(paper, `application-${numberOf(order, code)}`)
    }
    return null
  }

  async function fileOfTicket(
    c: Context,
    order: OrderView,
    ticket: OrderTicket,
    file: string,
  ): Promise<File | null> {
    switch (file) {
      case 'ticket.pdf':
        return pdf(await orderPaper(press, order, ticket.code), `ticket-${ticket.number}`)
      case 'visit.ics':
        return calendar(c, order, [ticket])
      default:
        return null
    }
  }

  async function calendar(
    c: Context,
    order: OrderView,
    tickets: readonly OrderTicket[],
  ): Promise<File | null> {
    if (tickets.length === 0) return null
    const { locale } = splitLocale(new URL(c.req.url).pathname)
    const titles = await slotEvents(
      db,
      tickets.map(({ slot }) => slot.id),
      locale,
    )
    const visit = {
      edition: boxOffice.edition,
      locale,
      tickets,
      titles,
      venue: pdfTexts[locale].venue,
      revisedAt: order.paidAt ?? order.createdAt,
    }
    const body = visitCalendar(visit, boxOffice.publicUrl)
    return { body, type: 'text/calendar; charset=utf-8', name: 'portico-visit.ics' }
  }
}

function pdf(body: Buffer | null, name: string): File | null {
  return body && { body, type: 'application/pdf', name: `${name}.pdf` }
}

function numberOf({ tickets }: OrderView, code: string | undefined): string {
  return tickets.find(ticket => ticket.code === code)?.number ?? ''
}

// Nobody on the way keeps it, no search engine lists it, and its address is told to nobody.
function send(c: Context, file: File | null): Response {
  if (!file) throw notFound(new URL(c.req.url).pathname)
  const { body, type, name } = file
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}
