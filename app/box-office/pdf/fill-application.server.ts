import type { Edition } from '../../editions/edition.ts'
import { dayOf } from '../../platform/dates.ts'
import type { OrderView } from '../orders/read-order.server.ts'
import { ticketClaims } from '../tickets/ticket-claims.ts'
import { makeApplicationPdf } from './make-application-pdf.server.ts'

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
