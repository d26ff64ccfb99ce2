import type { Edition } from '../../editions/edition.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { fairName } from '../../ui/fair-name.ts'
import { isGood } from '../orders/order-tickets.ts'
import type { OrderView } from '../orders/read-order.server.ts'
import { slotEvents } from '../slots/read-slot-events.server.ts'
import type { SealTicket } from '../tickets/seal-ticket.server.ts'
import { ticketClaims } from '../tickets/ticket-claims.ts'
import { makeApplicationPdf } from './make-application-pdf.server.ts'
import { makeTicketsPdf } from './make-tickets-pdf.server.ts'
import { pdfTexts } from './texts.server.ts'
import type { PrintedTicket } from './ticket-lines.ts'

type Press = { db: Db; edition: Edition; sealTicket: SealTicket }

/** The tickets of an order that still let somebody in, or one of them, as PDF; null where there is none. */
export async function orderPaper(press: Press, order: OrderView, code?: string): Promise<Buffer | null> {
  const { db, edition, sealTicket } = press
  const { locale } = order
  const chosen = order.tickets.filter(ticket => isGood(ticket) && (!code || ticket.code === code))
  const events = await slotEvents(
    db,
    chosen.map(({ slot }) => slot.id),
    locale,
  )
  const [first, ...others] = chosen.map((ticket): PrintedTicket => {
    const event = events.get(ticket.slot.id)
    const claims = ticketClaims(ticket)
    return {
      ...claims,
      series: seriesOf(edition, locale),
      number: ticket.number,
      seal: sealTicket(claims),
      ...(event && { event: { ...event, ageMark: event.ageMark ?? pdfTexts[locale].ageMark } }),
      priceKopecks: ticket.priceKopecks,
      ...(ticket.heads && { people: ticket.heads }),
      buyer: order.buyer.name ?? '',
      ...(ticket.holder && { holder: ticket.holder }),
      order: {
        code: order.code,
        placedOn: dayOf(order.createdAt),
        payment: order.totalKopecks > 0 ? 'online' : 'none',
      },
    }
  })
  if (!first) return null
  return makeTicketsPdf({
    tickets: [first, ...others],
    edition,
    locale,
    madeAt: order.paidAt ?? order.createdAt,
  })
}

/** The application for a ticket that has been asked back, with whatever was asked back together; null for any other. */
export async function applicationPaper(
  edition: Edition,
  order: OrderView,
  code: string,
): Promise<Buffer | null> {
  const back = order.tickets.find(one => one.code === code)?.returned
  if (!back || !['requested', 'approved', 'paid_out'].includes(back.state)) return null
  const isIllness = back.reason === 'illness'
  const together = order.tickets.filter(({ returned }) => returned?.requestId === back.requestId)
  return makeApplicationPdf(
    {
      locale: order.locale,
      order: { code: order.code, placedOn: dayOf(order.createdAt) },
      buyer: { name: order.buyer.name ?? '', email: order.buyer.email ?? '' },
      reason: isIllness ? 'illness' : (reasonOnPaper[back.reason] ?? 'own-wish'),
      requestedOn: dayOf(back.requestedAt),
      tickets: together.map(ticket => {
        const { product, admission } = ticketClaims(ticket)
        const { state = '', percent = 0, amountKopecks = 0 } = ticket.returned ?? {}
        return {
          number: ticket.number,
          product,
          admission,
          priceKopecks: ticket.priceKopecks,
          // With a certificate staff may give more than the ladder does.
          refund: isIllness && state === 'requested' ? null : { percent, kopecks: amountKopecks },
        }
      }),
      madeAt: back.requestedAt,
    },
    edition,
  )
}

const reasonOnPaper: Record<string, 'postponed' | 'cancelled'> = {
  postponed: 'postponed',
  cancelled: 'cancelled',
  'called-off': 'cancelled',
}

// «П25» / “P25”: the fair's letter and the year.
function seriesOf({ firstDay }: Edition, locale: LocaleCode): string {
  return `${fairName[locale].charAt(0)}${firstDay.slice(2, 4)}`
}
