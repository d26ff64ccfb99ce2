import { download, type FileContext } from '../../page-server/file.ts'
import type { OrderTicket } from '../orders/order-tickets.ts'
import type { OrderView } from '../orders/read-order.server.ts'
import { pdfTexts } from '../pdf/texts.server.ts'
import { slotEvents } from '../slots/read-slot-events.server.ts'
import { visitCalendar } from './write-visit-calendar.server.ts'

// The address of what belongs to a bearer is told to nobody.
const headers = { 'referrer-policy': 'no-referrer' }

/** When to come, for a calendar. */
export async function visitFile(
  { db, edition, locale }: FileContext,
  order: OrderView,
  tickets: readonly OrderTicket[],
  publicUrl: string,
): Promise<Response | null> {
  if (tickets.length === 0) return null
  const slots = tickets.map(({ slot }) => slot.id)
  const visit = {
    edition,
    locale,
    tickets,
    titles: await slotEvents(db, slots, locale),
    venue: pdfTexts[locale].venue,
    revisedAt: order.paidAt ?? order.createdAt,
  }
  const body = visitCalendar(visit, publicUrl)
  return download(body, { type: 'text/calendar; charset=utf-8', name: 'portico-visit.ics', headers })
}

export function pdfFile(body: Buffer | null, name: string): Response | null {
  return body && download(body, { type: 'application/pdf', name: `${name}.pdf`, headers })
}
