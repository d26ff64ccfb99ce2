import {
  type Action,
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  leaveTo,
  showAgain,
} from '../../page-server/action.ts'
import type { RequestContext } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import { paymentMethods } from '../../payments/payment-methods.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { intoCart, linesIn, payAtGateway, toCart, withoutCart } from '../cart/fill-cart.server.ts'
import { canBeginAgain, hasTickets } from '../catalogue/order-states.ts'
import { renameHolder } from '../orders/change-ticket.server.ts'
import { cancelOrder } from '../orders/close-order.server.ts'
import { maySendAgain } from '../orders/limit-letters.server.ts'
import { isGood } from '../orders/order-tickets.ts'
import { type OrderView, readOrder } from '../orders/read-order.server.ts'
import { type RefusalCode, refusal } from '../orders/refusals.ts'
import { setWayToPay } from '../orders/set-way-to-pay.server.ts'
import { cancelSwitch, waitingSwitch } from '../orders/settle-difference.server.ts'
import { settlePayment } from '../orders/settle-payment.server.ts'
import { withdrawReturn } from '../refunds/close-request.server.ts'
import { requestReturn } from '../refunds/return-ticket.server.ts'
import { switchTicket } from '../refunds/switch-ticket.server.ts'

/** What a buyer does with an order on its page. */
export const orderActions: Actions = {
  pay: onOrder(async (context, order, boxOffice) => {
    const method = paymentMethods.find(one => one === context.fields.method)
    await setWayToPay(boxOffice, order.id, context.now, method)
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

type Work = (context: ActionContext, order: OrderView, boxOffice: BoxOffice) => Promise<Answer>

/** What is done with the order of this address; one that is gone is shown so by its page. */
function onOrder(work: Work): Action {
  return using(['boxOffice'], async (context: ActionContext, { boxOffice }) => {
    const order = await orderAt(context)
    return order ? work(context, order, boxOffice) : goTo(context.path)
  })
}

/** The order of the address, whatever has become of it. */
export function orderAt({ db, edition, params, now }: RequestContext): Promise<OrderView | null> {
  return readOrder(db, edition, params.token ?? '', now)
}

const back = ({ path }: ActionContext, outcome: string) => goTo(`${path}?done=${outcome}`)

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
