import type { RequestContext } from '../../page-server/load-context.ts'
import { ticketView } from '../my-orders/show-ticket.server.ts'
import { isGood } from '../orders/order-tickets.ts'
import { readTicket } from '../orders/read-order.server.ts'
import { slotEvents } from '../slots/read-slot-events.server.ts'
import type { SealTicket } from '../tickets/seal-ticket.server.ts'
import { ticketClaims } from '../tickets/ticket-claims.ts'
import type { PassFacts } from './pass-facts.ts'

/** The ticket behind a secret: null where there is none, 'dead' where it opens no door. */
export async function readPassFacts(
  { db, edition, locale, now, params }: RequestContext,
  { sealTicket, publicUrl }: { sealTicket: SealTicket; publicUrl: string },
): Promise<PassFacts | 'dead' | null> {
  const found = await readTicket(db, edition, params.secret ?? '', now)
  if (!found) return null
  const { ticket } = found
  if (!isGood(ticket)) return 'dead'
  const events = await slotEvents(db, [ticket.slot.id], locale)
  const shown = ticketView(ticket, { edition, locale, sealTicket, events, officeEmail: '', now })
  const { startsAt, endsAt } = ticket.slot
  const until = ticket.honouredUntil
  return {
    locale,
    number: ticket.number,
    code: ticket.code,
    typed: shown.typed,
    seal: sealTicket(ticketClaims(ticket)),
    title: shown.title,
    eventTitle: shown.eventTitle,
    date: shown.date,
    hours: shown.hours,
    isEvent: shown.isEvent,
    holder: ticket.holder,
    people: ticket.heads,
    proof: shown.proof,
    place: shown.place,
    slotId: ticket.slot.id,
    startsAt,
    endsAt: until && until > endsAt ? until : endsAt,
    page: `${publicUrl}${shown.page}`,
  }
}
