import { notFound } from '../../../navigation/page-error.ts'
import { type Actions, leaveTo } from '../../../page-server/action.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { withLocale } from '../../../platform/languages.ts'
import { readTicket } from '../../orders/read-order.server.ts'
import { pdfTexts } from '../../pdf/texts.server.ts'
import { slotEvents } from '../../slots/read-slot-events.server.ts'
import { ticketView } from '../show-ticket.server.ts'

export const actions: Actions = {
  forget: async () => leaveTo('/tickets/lost/?sent=ticket-forgotten'),
}

/** One ticket for whoever it was passed on to: of its order it tells nothing. */
export const load = using(
  ['sealTicket', 'wallets'],
  async (context: LoadContext, { sealTicket, wallets }) => {
    const { db, edition, locale, now, params, search } = context
    const found = await readTicket(db, edition, params.secret ?? '', now)
    if (!found) throw notFound(context.pathname)
    const { ticket } = found
    const events = await slotEvents(db, [ticket.slot.id], locale)
    const officeEmail = pdfTexts[locale].organiser.email
    // How a return goes is the buyer's affair.
    const { returned: _, ...shown } = ticketView(ticket, {
      edition,
      locale,
      sealTicket,
      events,
      officeEmail,
      now,
    })
    const here = withLocale(`/tickets/ticket/${ticket.secret}/`, locale)
    return {
      ticket: shown,
      here,
      pdf: `${here}ticket.pdf`,
      calendar: `${here}visit.ics`,
      // One that has ended goes into none.
      wallets: [
        ...(shown.isGood && wallets.apple ? [{ name: 'apple' as const, to: `${here}ticket.pkpass` }] : []),
        ...(shown.isGood && wallets.google ? [{ name: 'google' as const, to: `${here}google-wallet` }] : []),
      ],
      /** Somebody wanted it in a wallet after it had ended. */
      isRefused: search.get('wallet') === 'dead' && !shown.isGood,
      venue: pdfTexts[locale].venue,
      ageMark: pdfTexts[locale].ageMark,
    }
  },
)
