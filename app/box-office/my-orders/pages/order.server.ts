import { eq } from 'drizzle-orm'
import { notFound, PageRedirect } from '../../../navigation/page-error.ts'
import type { Actions } from '../../../page-server/action.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { type Services, using } from '../../../page-server/services.ts'
import { onOneConnection } from '../../../platform/database/pipeline.server.ts'
import type { Db } from '../../../platform/database/transaction.server.ts'
import { fill } from '../../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../../platform/languages.ts'
import type { Log } from '../../../platform/log.server.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { formatWeekday } from '../../../platform/weekday.ts'
import type { BoxOffice } from '../../box-office.ts'
import { canBeginAgain, hasTickets } from '../../catalogue/order-states.ts'
import { recentTicketOffice } from '../../catalogue/queries.server.ts'
import { leavingTogether, type Standing } from '../../orders/leaning.ts'
import { isGood, type OrderTicket } from '../../orders/order-tickets.ts'
import { type Leaning, readLeaning } from '../../orders/read-leaning.server.ts'
import type { OrderView } from '../../orders/read-order.server.ts'
import { checkPayment } from '../../orders/settle-payment.server.ts'
import { pdfTexts } from '../../pdf/texts.server.ts'
import { slotEvents } from '../../slots/read-slot-events.server.ts'
import { slots as slotTable } from '../../slots/tables.ts'
import { isStanding } from '../../tickets/kept-states.ts'
import { otherSlots } from '../find-other-slots.server.ts'
import { lineViews, orderHeading, waiting } from '../order-view.ts'
import { ladderView, returnView } from '../return-view.ts'
import { orderActions, orderAt } from '../run-order-action.server.ts'
import { ticketView } from '../show-ticket.server.ts'
import type { MyOrdersTexts } from '../texts.ru.ts'
import { myOrdersTexts } from '../texts.server.ts'

export const load = using(['boxOffice', 'sealTicket', 'log', 'contentVersion'], loadOrder)

export const actions: Actions = orderActions

async function loadOrder(
  context: LoadContext,
  {
    boxOffice,
    sealTicket,
    log,
    contentVersion,
  }: Pick<Services, 'boxOffice' | 'sealTicket' | 'log' | 'contentVersion'>,
) {
  const { db, edition, locale, now, search, posted } = context
  const found = await orderAt(context)
  const isSettled = found !== null && !posted && (await settleOnReturn(boxOffice, found, context, log))
  const order = isSettled ? await orderAt(context) : found
  if (!order) throw notFound(context.pathname)
  // Nothing has been ordered yet: the cart is where one goes on.
  if (order.state === 'held') throw new PageRedirect(withLocale('/tickets/cart/', locale))

  const t = myOrdersTexts[locale]
  const slotIds = [...order.lines, ...order.tickets].map(({ slot }) => slot.id)
  const office = await recentTicketOffice(context, contentVersion())
  const [events, slots, leaning, difference] = await onOneConnection(db, db =>
    Promise.all([
      slotEvents(db, slotIds, locale),
      otherSlots(db, edition, order.tickets, { locale, now, t }),
      order.isTiedToOthers ? readLeaning(db, order.id) : alone(order),
      differenceView(db, order, { locale, t }),
    ]),
  )
  const officeEmail = office?.email ?? pdfTexts[locale].organiser.email
  const leaned = leanedOn(order, leaning)
  const showing = { edition, locale, sealTicket, events, officeEmail, now }
  const reading = { locale, now, t, lastDay: edition.visitorDays.last }
  const asked = order.tickets.find(({ code }) => code === search.get('return'))
  const here = withLocale(`/tickets/order/${order.token}/`, locale)
  const [first] = order.tickets.filter(isStanding)
  return {
    here,
    token: order.token,
    state: order.state,
    orderCode: order.code,
    code: fill(t.order, { code: order.code }),
    heading: orderHeading(order, reading),
    canBeginAgain: canBeginAgain(order, now),
    said: saidOf(search.get('done'), t),
    // The form that is to be signed, one click from the sentence that asks for it.
    application: search.get('done') === 'return-requested' ? applicationOf(order, here) : null,
    errors: posted?.errors ?? [],
    typed: posted?.values ?? {},
    waiting: waiting(order, reading),
    lines: lineViews(order, events, reading),
    total: formatRoubles(order.totalKopecks, locale),
    email: order.buyer.email,
    tickets: hasTickets(order.state)
      ? order.tickets.map(ticket => ({
          ...ticketView(ticket, showing),
          slots: slots.get(ticket.code) ?? [],
          hasOthers: leaned.has(ticket.id),
          canChange: isStanding(ticket) && !ticket.isIn,
          isIn: ticket.isIn,
          pdf: `${here}ticket-${ticket.code}.pdf`,
          application:
            ticket.returned?.state === 'requested' ? `${here}application-${ticket.code}.pdf` : null,
        }))
      : [],
    planSlugs: [...new Set(order.tickets.filter(isGood).flatMap(({ slot }) => planSlug(slot.id)))],
    hasGoodTickets: order.tickets.some(isGood),
    difference,
    question: asked
      ? returnView(asked, {
          ...reading,
          edition,
          officeEmail,
          others: othersToReturn(order, asked, leaning),
        })
      : null,
    ladder: first && first.priceKopecks > 0 ? ladderView(edition, first, reading) : null,
    way: fill(t.way, { address: pdfTexts[locale].organiser.address }),
  }
}

function applicationOf({ tickets }: OrderView, here: string): string | null {
  const asked = tickets.findLast(({ returned }) => returned?.state === 'requested')
  return asked ? `${here}application-${asked.code}.pdf` : null
}

/** A dearer time that waits to be paid for. */
async function differenceView(
  db: Db,
  order: OrderView,
  { locale, t }: { locale: LocaleCode; t: MyOrdersTexts },
) {
  const { waitingSwitch: waiting } = order
  if (!waiting) return null
  const [to] = await db.select().from(slotTable).where(eq(slotTable.id, waiting.toSlotId))
  if (!to) return null
  const when = `${formatWeekday(to.day, locale)}, ${timeOf(to.startsAt)}–${timeOf(to.endsAt)}`
  const sum = formatRoubles(waiting.differenceKopecks, locale)
  return {
    text: fill(t.differenceWaits, { when, until: timeOf(waiting.heldUntil) }),
    pay: fill(t.differencePay, { sum }),
  }
}

type Tied = Pick<Leaning, 'leans'> & { standing: Standing[] }

/** What is tied to no other order stands on itself. */
function alone({ id: orderId, tickets }: OrderView): Tied {
  return { standing: tickets.filter(isStanding).map(ticket => ({ ...ticket, orderId })), leans: [] }
}

/** Tickets that others lean on: they move or go back together. */
function leanedOn(order: OrderView, { standing, leans }: Tied): Set<string> {
  const own = order.tickets.filter(isStanding)
  return new Set(
    own.filter(({ id }) => leavingTogether(standing, leans, new Set([id])).size > 1).map(({ id }) => id),
  )
}

/** What may go on the application with a ticket, and what has to because it leans on it. */
function othersToReturn(order: OrderView, asked: OrderTicket, { standing, leans }: Tied) {
  const together = leavingTogether(standing, leans, new Set([asked.id]))
  return order.tickets
    .filter(ticket => ticket !== asked && isStanding(ticket) && !ticket.isIn)
    .map(ticket => ({ ticket, hasToGo: together.has(ticket.id) }))
}

/** Whoever opens an order that waits may be coming back from the gateway: it is asked before the page is made. */
async function settleOnReturn(
  boxOffice: BoxOffice,
  { state, payment, paymentsSetAside }: OrderView,
  { now }: LoadContext,
  log: Log,
): Promise<boolean> {
  const isOpen = payment?.state === 'pending' || payment?.state === 'started'
  const open = [...(isOpen ? [payment.id] : []), ...(state === 'waiting_for_payment' ? paymentsSetAside : [])]
  // The page is shown whatever comes of it: it says what is known.
  await Promise.all(
    open.map(id =>
      checkPayment(boxOffice, id, now).catch((error: unknown) =>
        log.error({ err: error }, 'the gateway could not be asked about an order'),
      ),
    ),
  )
  return open.length > 0
}

/** By what name a plan keeps a tour or a class; an entry window is nothing to keep. */
function planSlug(slotId: string): string[] {
  if (slotId.startsWith('class-')) return [slotId.slice('class-'.length)]
  return slotId.startsWith('departure-') ? [slotId] : []
}

/** What came of the last form, as the address says it; an unknown word says nothing. */
function saidOf(done: string | null, { done: good, notDone: bad }: MyOrdersTexts) {
  if (done && Object.hasOwn(good, done)) return { isGood: true, text: good[done as keyof typeof good] }
  if (done && Object.hasOwn(bad, done)) return { isGood: false, text: bad[done as keyof typeof bad] }
  return null
}
