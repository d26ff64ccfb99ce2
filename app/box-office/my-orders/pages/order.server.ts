import { eq } from 'drizzle-orm'
import { notFound, PageRedirect } from '../../../navigation/page-error.ts'
import {
  type Action,
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  leaveTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, RequestContext } from '../../../page-server/load-context.ts'
import { type Services, using } from '../../../page-server/services.ts'
import { onOneConnection } from '../../../platform/database/pipeline.server.ts'
import { type Db, transaction } from '../../../platform/database/transaction.server.ts'
import { fill } from '../../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../../platform/languages.ts'
import type { Log } from '../../../platform/log.server.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { formatWeekday } from '../../../platform/weekday.ts'
import { type BoxOffice, queues } from '../../box-office.ts'
import { intoCart, linesIn, payAtGateway, toCart, withoutCart } from '../../cart/fill-cart.server.ts'
import { canBeginAgain, hasTickets } from '../../catalogue/order-states.ts'
import { recentTicketOffice } from '../../catalogue/queries.server.ts'
import { payAgain } from '../../orders/change-cart.server.ts'
import { cancelSwitch, renameHolder, waitingSwitch } from '../../orders/change-ticket.server.ts'
import { checkPayment } from '../../orders/check-payment.server.ts'
import { cancelOrder } from '../../orders/close-order.server.ts'
import { leavingTogether, type Standing } from '../../orders/leaning.ts'
import { maySendAgain } from '../../orders/limit-letters.server.ts'
import { isGood, type OrderTicket } from '../../orders/order-tickets.ts'
import { type Leaning, readLeaning } from '../../orders/read-leaning.server.ts'
import { type OrderView, readOrder } from '../../orders/read-order.server.ts'
import { type RefusalCode, refusal } from '../../orders/refusals.ts'
import { settlePayment } from '../../orders/settle-payment.server.ts'
import { pdfTexts } from '../../pdf/texts.server.ts'
import { withdrawReturn } from '../../refunds/close-request.server.ts'
import { requestReturn } from '../../refunds/return-ticket.server.ts'
import { switchTicket } from '../../refunds/switch-ticket.server.ts'
import { slotEvents } from '../../slots/read-slot-events.server.ts'
import { slots as slotTable } from '../../slots/tables.ts'
import { otherSlots } from '../find-other-slots.server.ts'
import { lineViews, orderHeading, waiting } from '../order-view.ts'
import { ladderView, returnView } from '../return-view.ts'
import { ticketView } from '../show-ticket.server.ts'
import type { MyOrdersTexts } from '../texts.ru.ts'
import { myOrdersTexts } from '../texts.server.ts'

export const load = using(['boxOffice', 'sealTicket', 'log', 'contentVersion'], loadOrder)

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
  const [first] = order.tickets.filter(({ state }) => state === 'valid')
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
          canChange: ticket.state === 'valid' && !ticket.isIn,
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
  const valid = tickets.filter(({ state }) => state === 'valid')
  return { standing: valid.map(ticket => ({ ...ticket, orderId })), leans: [] }
}

/** Tickets that others lean on: they move or go back together. */
function leanedOn(order: OrderView, { standing, leans }: Tied): Set<string> {
  const own = order.tickets.filter(({ state }) => state === 'valid')
  return new Set(
    own.filter(({ id }) => leavingTogether(standing, leans, new Set([id])).size > 1).map(({ id }) => id),
  )
}

/** What may go on the application with a ticket, and what has to because it leans on it. */
function othersToReturn(order: OrderView, asked: OrderTicket, { standing, leans }: Tied) {
  const together = leavingTogether(standing, leans, new Set([asked.id]))
  return order.tickets
    .filter(ticket => ticket !== asked && ticket.state === 'valid' && !ticket.isIn)
    .map(ticket => ({ ticket, hasToGo: together.has(ticket.id) }))
}

/** Whoever opens an order that waits may be coming back from the gateway: it is asked before the page is made. */
async function settleOnReturn(
  boxOffice: BoxOffice,
  { payment }: OrderView,
  { now }: LoadContext,
  log: Log,
): Promise<boolean> {
  if (payment?.state !== 'pending' && payment?.state !== 'started') return false
  // The page is shown whatever comes of it: it says what is known.
  await checkPayment(boxOffice, payment.id, now).catch((error: unknown) =>
    log.error({ err: error }, 'the gateway could not be asked about an order'),
  )
  return true
}

function orderAt({ db, edition, params, now }: RequestContext): Promise<OrderView | null> {
  return readOrder(db, edition, params.token ?? '', now)
}

type Work = (context: ActionContext, order: OrderView, boxOffice: BoxOffice) => Promise<Answer>

/** What is done with the order of this address; one that is gone is shown so by its page. */
function onOrder(work: Work): Action {
  return using(['boxOffice'], async (context: ActionContext, { boxOffice }) => {
    const order = await orderAt(context)
    return order ? work(context, order, boxOffice) : goTo(context.path)
  })
}

const back = ({ path }: ActionContext, outcome: string) => goTo(`${path}?done=${outcome}`)

export const actions: Actions = {
  pay: onOrder(async (context, order, boxOffice) => {
    await payAgain(boxOffice, order.id, context.now)
    return payAtGateway(boxOffice, context, order.token)
  }),

  again: onOrder(async (context, order, boxOffice) => {
    if (!canBeginAgain(order, context.now)) return back(context, 'not-possible')
    const added = await intoCart(boxOffice, context, linesIn(order), order)
    if ('cookies' in added) return toCart(added.cookies)
    return back(context, added.refused.kind === 'sold-out' ? 'again-sold-out' : 'again-refused')
  }),

  cancel: onOrder(async (context, order, boxOffice) => {
    const isDone = await cancelOrder(boxOffice, order.id, context.now)
    return back(context, isDone ? 'cancelled' : 'not-possible')
  }),

  return: onOrder(async (context, order, boxOffice) => {
    const { ticket = '', reason } = context.fields
    const why = reason === 'illness' ? 'illness' : 'visitor'
    const also = order.tickets.filter(({ code }) => context.fields[`also-${code}`] === 'on')
    const codes = [ticket, ...also.map(({ code }) => code)]
    const outcome = await transaction(boxOffice.pool, tx =>
      requestReturn(boxOffice, tx, order.id, codes, why, context.now),
    )
    if (outcome.kind === 'refused') {
      const isLeanedOn = outcome.reason === 'leaned-on'
      return isLeanedOn
        ? goTo(`${context.path}?return=${encodeURIComponent(ticket)}&done=leaned-on`)
        : back(context, outcome.reason)
    }
    // Free tickets are back at once: there is nothing to sign.
    const isFree = outcome.returns.every(one => priceOf(order, one.ticket) === 0)
    return back(context, isFree ? 'return-done' : 'return-requested')
  }),

  withdraw: onOrder(async (context, order, boxOffice) => {
    const outcome = await withdrawReturn(boxOffice, order.id, context.fields.ticket ?? '', context.now)
    return back(context, outcome === 'withdrawn' ? 'return-withdrawn' : 'not-possible')
  }),

  rename: onOrder(async (context, order, boxOffice) => {
    const { fields, locale, edition, now } = context
    const holder = (fields.holder ?? '').trim().slice(0, 200)
    const wrong: RefusalCode | null = holder === '' ? 'required' : /\d/.test(holder) ? 'no-digits' : null
    if (wrong) {
      const message = refusal(wrong, locale, edition)
      return showAgain(fields, [{ field: `holder-${fields.ticket}`, message }])
    }
    const code = await renameHolder(boxOffice, order.id, fields.ticket ?? '', holder, now)
    return back(context, code ? 'renamed' : 'not-possible')
  }),

  switch: onOrder(async (context, order, boxOffice) => {
    const { ticket = '', slot = '', together } = context.fields
    const outcome = await switchTicket(
      boxOffice,
      order.id,
      ticket,
      slot,
      { together: together === 'on' },
      context.now,
    )
    if (outcome.kind === 'switched') return back(context, 'switched')
    if (outcome.kind === 'refused') return back(context, outcome.reason)
    return payDifference(context, order, boxOffice, outcome.paymentId)
  }),

  'pay-difference': onOrder(async (context, order, boxOffice) => {
    const waiting = await waitingSwitch(context.db, order.id)
    return waiting
      ? payDifference(context, order, boxOffice, waiting.paymentId)
      : back(context, 'not-possible')
  }),

  'keep-time': onOrder(async (context, order, boxOffice) => {
    const isDone = await cancelSwitch(boxOffice, order.id, 'visitor', context.now)
    return back(context, isDone ? 'time-kept' : 'not-possible')
  }),

  resend: onOrder(async (context, order, boxOffice) => {
    if (!hasTickets(order.state) || !order.tickets.some(isGood)) return back(context, 'not-possible')
    if (!(await maySendAgain(boxOffice.pool, order.id, 'visitor', context.now)))
      return back(context, 'sent-too-often')
    const letter = { orderId: order.id, letter: 'paid', isAsked: true }
    await transaction(boxOffice.pool, tx => boxOffice.enqueue(tx, queues.orderLetter, letter))
    return back(context, 'sent')
  }),

  // Whatever has become of the order: its link may have been replaced since.
  forget: async context =>
    leaveTo('/tickets/lost/?sent=forgotten', withoutCart(context, context.params.token)),

  default: async context => goTo(context.path),
}

/** To the gateway's page if it has one by now; else the order's page says that the difference waits. */
async function payDifference(
  context: ActionContext,
  order: OrderView,
  boxOffice: BoxOffice,
  paymentId: string,
): Promise<Answer> {
  await settlePayment(boxOffice, paymentId, context.now)
  const { payment } = (await readOrder(context.db, context.edition, order.token, context.now)) ?? {}
  const url = payment?.id === paymentId && payment.state === 'pending' && payment.url
  return url ? { kind: 'leave-for', url } : goTo(context.path)
}

function priceOf({ tickets }: OrderView, code: string): number {
  return tickets.find(ticket => ticket.code === code)?.priceKopecks ?? 0
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
