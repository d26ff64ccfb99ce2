import { readerOf } from '../../../content/load-page.server.ts'
import { fillPhrases } from '../../../editions/phrases.ts'
import { notFound, PageRedirect } from '../../../navigation/page-error.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { withLocale } from '../../../platform/languages.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { canBeginAgain, hasTickets } from '../../catalogue/order-states.ts'
import { ticketOffice } from '../../catalogue/queries.server.ts'
import { isGood } from '../../orders/order-tickets.ts'
import { readOrder } from '../../orders/read-order.server.ts'
import { pdfTexts } from '../../pdf/texts.server.ts'
import { slotEvents } from '../../slots/read-slot-events.server.ts'
import { otherSlots } from '../find-other-slots.server.ts'
import { lineViews, orderHeading, waiting } from '../order-view.ts'
import { ladderView, returnView } from '../return-view.ts'
import { ticketView } from '../show-ticket.server.ts'
import { myOrdersTexts } from '../texts.server.ts'

export async function load(context: LoadContext) {
  const { db, edition, locale, now, params, search, posted } = context
  const order = await readOrder(db, edition, params.token ?? '', now)
  if (!order) throw notFound(context.pathname)
  // Nothing has been ordered yet: the cart is where one goes on.
  if (order.state === 'held') throw new PageRedirect(withLocale('/tickets/cart/', locale))

  const words = myOrdersTexts[locale]
  const office = await ticketOffice(context, readerOf(context))
  const officeEmail = office?.email ?? pdfTexts[locale].organiser.email
  const events = await slotEvents(
    db,
    order.tickets.map(({ slot }) => slot.id),
    locale,
  )
  const slots = await otherSlots(db, edition, order.tickets, { locale, now })
  const showing = { edition, locale, ticketKey: context.ticketKey, events, officeEmail }
  const reading = { locale, now, words, lastDay: edition.visitorDays.last }
  const asked = order.tickets.find(({ code }) => code === search.get('return'))
  const here = withLocale(`/tickets/order/${order.token}/`, locale)
  const [first] = order.tickets.filter(({ state }) => state === 'valid')
  return {
    here,
    token: order.token,
    state: order.state,
    code: fillPhrases(words.order, { code: order.code }),
    heading: orderHeading(order, reading),
    canBeginAgain: canBeginAgain(order, now),
    said: saidOf(search.get('done'), words),
    errors: posted?.errors ?? [],
    typed: posted?.values ?? {},
    waiting: waiting(order, reading),
    lines: lineViews(order, reading),
    total: formatRoubles(order.totalKopecks, locale),
    email: order.buyer.email,
    tickets: hasTickets(order.state)
      ? order.tickets.map(ticket => ({
          ...ticketView(ticket, showing),
          slots: slots.get(ticket.code) ?? [],
          canChange: ticket.state === 'valid' && !ticket.isIn,
          isIn: ticket.isIn,
          pdf: `${here}ticket-${ticket.code}.pdf`,
          application:
            ticket.returned?.state === 'requested' ? `${here}application-${ticket.code}.pdf` : null,
        }))
      : [],
    planSlugs: [...new Set(order.tickets.filter(isGood).flatMap(({ slot }) => planSlug(slot.id)))],
    hasGoodTickets: order.tickets.some(isGood),
    question: asked ? returnView(asked, { ...reading, edition, officeEmail }) : null,
    ladder: first && first.priceKopecks > 0 ? ladderView(edition, first.slot, reading) : null,
    way: fillPhrases(words.way, { address: pdfTexts[locale].organiser.address }),
    words,
  }
}

/** By what name a plan keeps a tour or a class; an entry window is nothing to keep. */
function planSlug(slotId: string): string[] {
  if (slotId.startsWith('class-')) return [slotId.slice('class-'.length)]
  return slotId.startsWith('departure-') ? [slotId] : []
}

type Words = (typeof myOrdersTexts)['ru']

/** What came of the last form, as the address says it; an unknown word says nothing. */
function saidOf(done: string | null, { done: good, notDone: bad }: Words) {
  if (done && Object.hasOwn(good, done)) return { isGood: true, text: good[done as keyof typeof good] }
  if (done && Object.hasOwn(bad, done)) return { isGood: false, text: bad[done as keyof typeof bad] }
  return null
}
