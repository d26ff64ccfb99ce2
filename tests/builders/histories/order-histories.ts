import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { startCallOff } from '../../../app/box-office/call-off/call-off-places.server.ts'
import { runCallOff } from '../../../app/box-office/call-off/run-call-off.server.ts'
import { hearRefund } from '../../../app/box-office/gateway/record-refund.server.ts'
import { checkOut } from '../../../app/box-office/orders/change-cart.server.ts'
import type { WantedLine } from '../../../app/box-office/orders/check-order.ts'
import { cancelOrder, expireOrder } from '../../../app/box-office/orders/close-order.server.ts'
import { placeOrder } from '../../../app/box-office/orders/place-order.server.ts'
import { sendPayout } from '../../../app/box-office/orders/promise-payout.server.ts'
import { setWayToPay } from '../../../app/box-office/orders/set-way-to-pay.server.ts'
import { expireSwitches } from '../../../app/box-office/orders/settle-difference.server.ts'
import { settlePayment } from '../../../app/box-office/orders/settle-payment.server.ts'
import { lapseReturns, withdrawReturn } from '../../../app/box-office/refunds/close-request.server.ts'
import { requestReturn } from '../../../app/box-office/refunds/return-ticket.server.ts'
import { decideReturn } from '../../../app/box-office/refunds/settle-return.server.ts'
import { switchTicket } from '../../../app/box-office/refunds/switch-ticket.server.ts'
import { recordScan } from '../../../app/door/record-scan.server.ts'
import type { Database } from '../../../app/platform/database/database.server.ts'
import { transaction } from '../../../app/platform/database/transaction.server.ts'
import { brokenPromises } from '../ledger-invariants.ts'
import { openPromisedJobs } from '../promised-jobs.ts'
import { buyer, openTestBoxOffice } from '../test-box-office.ts'
import { openInvitations } from './open-invitations.ts'
import { type Step, step } from './order-steps.ts'
import { gatewaySide, isMoneyBack } from './read-books.ts'

const begin = new Date('2025-08-20T10:00:00+03:00')

type Till = Awaited<ReturnType<typeof openTestBoxOffice>>
export type Broken = { steps: Step[]; broken: string[] }

const atOnce = 6

/** The shop of a test file, and random lives of it. */
export async function openHistories(database: Database) {
  const till = await openTestBoxOffice(database)
  return {
    live: (steps: readonly Step[], tamper?: (slots: string[]) => Promise<void>) =>
      live(database, till, steps, tamper),
    /** Lives so many histories; stops at the first that breaks a promise and tells it. */
    async liveMany(count: number, seed = 20250924): Promise<Broken[]> {
      const waiting = fc.sample(fc.array(step, { minLength: 3, maxLength: 14 }), { numRuns: count, seed })
      const bad: Broken[] = []
      const work = async () => {
        for (let steps = waiting.pop(); steps && bad.length === 0; steps = waiting.pop()) {
          const broken = await live(database, till, steps)
          if (broken.length > 0) bad.push({ steps, broken })
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      return bad
    },
  }
}

/** One history on slots of its own: after it everything that is on its way is let arrive, and the books are looked at. */
async function live(
  database: Database,
  till: Till,
  steps: readonly Step[],
  tamper?: (slots: string[]) => Promise<void>,
): Promise<string[]> {
  const slots = [
    await till.newSlot(2),
    await till.newSlot(3, 'before', '2025-09-26T08:00:00Z'),
    await till.newSlot(2, 'after', '2025-09-25T11:00:00Z'),
  ]
  // They lean on entry tickets of their day: of the first slot and of the third.
  const tour = await till.newSlot(3, 'group', '2025-09-25T12:00:00Z')
  const lesson = await till.newSlot(3, 'class', '2025-09-25T13:00:00Z')
  // Free tickets are counted by mailbox: every history has one of its own.
  const owner = { ...buyer, email: `${randomUUID()}@example.test` }
  const broken: string[] = []
  const tokens: string[] = []
  let now = begin
  const promised: string[] = []
  // Promises of this history alone: jobs arrive late, twice or never until the end.
  const { enqueue, takePromised } = await openPromisedJobs(database.pool)
  const boxOffice = { ...till.boxOffice, enqueue }
  const own = { ...till, boxOffice }
  const invited = openInvitations(own)
  const at = async (place: number) => {
    const token = tokens[place % Math.max(1, tokens.length)]
    return token === undefined ? null : till.order(token, now)
  }
  const settle = (paymentId: string) => settlePayment(boxOffice, paymentId, now)
  const gatewayIdOf = async (paymentId: string) =>
    (await database.pool.query('select gateway_id from payments where id = $1', [paymentId])).rows[0]
      ?.gateway_id

  for (const step of steps) await take(step)
  await arrive()
  await tamper?.(slots)
  const orderIds = await Promise.all(tokens.map(async token => (await till.order(token, now)).id))
  const promises = await brokenPromises(
    database.pool,
    [...slots, tour, lesson, ...(await invited.slots())],
    orderIds,
    await gatewaySide(boxOffice, orderIds),
  )
  return [...broken, ...promises]

  async function take(step: Step): Promise<void> {
    switch (step.do) {
      case 'order':
      case 'cart': {
        const at = { slot: slots[step.slot] ?? '', quantity: step.quantity }
        const placed = await placeOrder(
          boxOffice,
          { lines: linesOf(step.product, at), locale: 'ru', ...(step.do === 'order' && { buyer: owner }) },
          now,
        )
        if (placed.kind === 'placed') tokens.push(placed.token)
        return
      }
      case 'order by invitation':
      case 'cart by invitation': {
        const { slot, code } = await invited.take(step.invitation, now)
        const lines = [{ product: 'premium' as const, slot, quantity: step.quantity }]
        const who = step.do === 'order by invitation' && { buyer: owner }
        const placed = await placeOrder(boxOffice, { lines, invitation: code, locale: 'ru', ...who }, now)
        if (placed.kind === 'placed') tokens.push(placed.token)
        return
      }
      case 'revoke':
        return invited.revoke(step.invitation, now)
      case 'wait':
        now = new Date(now.getTime() + step.minutes * 60_000)
        return
      case 'pay out': {
        await hearPromises()
        const id = promised.shift()
        if (id === undefined) return
        if (step.trouble === 'lost') await till.gateway.order({ status: 500 })
        if (step.trouble === 'slow') await till.gateway.order({ refund: 'pending' })
        if (step.trouble === 'refused') promised.push(id)
        await payOut(id)
        return
      }
      case 'call off':
        return callOff(slots[step.slot] ?? '')
      case 'lapse':
        return void (await lapseReturns(boxOffice, new Date(now.getTime() + 15 * 24 * 3_600_000)))
      case 'let differences go':
        return void (await expireSwitches(boxOffice, new Date(now.getTime() + 31 * 60_000)))
      default:
    }
    const order = await at('order' in step ? step.order : 0)
    if (!order) return
    const ticket = order.tickets[('ticket' in step ? step.ticket : 0) % Math.max(1, order.tickets.length)]
    switch (step.do) {
      case 'check out':
        return void (await checkOut(boxOffice, order.id, owner, [], now))
      case 'expire':
        return void (await expireOrder(boxOffice, order.id, now))
      case 'cancel':
        return void (await cancelOrder(boxOffice, order.id, now))
      case 'pay again':
        return void (await setWayToPay(boxOffice, order.id, now, step.method))
      case 'settle':
      case 'ask the gateway':
        return void (order.payment && (await settle(order.payment.id)))
      case 'settle twice':
        return void (
          order.payment && (await Promise.all([settle(order.payment.id), settle(order.payment.id)]))
        )
      case 'pay':
      case 'decline': {
        const id = order.payment && (await gatewayIdOf(order.payment.id))
        if (!id) return
        if (step.do === 'pay') await payPage(id)
        else await till.gateway.fill(id, '', { number: '5555555555554600', expiry: '12/30', csc: '123' })
        return
      }
      case 'pay an older page': {
        const { rows } = await database.pool.query(
          'select gateway_id as id from payments where order_id = $1 and gateway_id is not null order by created_at, id',
          [order.id],
        )
        return void (rows.length > 0 && (await payPage(rows[step.attempt % rows.length].id)))
      }
      case 'scan':
      case 'scan twice': {
        if (!ticket) return
        const isBack = await isMoneyBack(database.pool, order.id)
        const readings = await Promise.all(
          Array.from({ length: step.do === 'scan' ? 1 : 2 }, () => show(ticket)),
        )
        const current = (await till.order(order.token, now)).tickets.find(({ id }) => id === ticket.id)
        if (!readings.includes('admit')) return
        if (current?.state !== 'valid')
          broken.push(`ticket ${ticket.code} was let in while it was ${current?.state}`)
        if (isBack) broken.push(`ticket ${ticket.code} was let in after its money had gone back`)
        return
      }
      case 'withdraw':
        return void (ticket && (await withdrawReturn(boxOffice, order.id, ticket.code, now)))
      case 'refund in the cabinet': {
        const paymentId = order.payment?.state === 'succeeded' && (await gatewayIdOf(order.payment.id))
        if (!paymentId) return
        const told = await boxOffice.gateway.getPayment(paymentId)
        if (told.outcome !== 'done') return
        const left = told.value.amountKopecks - told.value.refundedKopecks
        if (left <= 0) return
        const answer = await till.gateway.order({ cabinetRefund: { paymentId, amountKopecks: left } })
        if (!answer.ok) return
        const { refund } = (await answer.json()) as { refund: { id: string } }
        return void (await hearRefund(boxOffice, refund.id, now))
      }
      case 'return':
        if (!ticket) return
        return void (await transaction(boxOffice.pool, tx =>
          requestReturn(boxOffice, tx, order.id, [ticket.code], 'visitor', now),
        ))
      case 'approve':
      case 'refuse': {
        const { rows } = await database.pool.query('select id from returns where order_id = $1', [order.id])
        const approve = step.do === 'approve'
        for (const { id } of rows)
          await decideReturn(boxOffice, id, { approve, actor: 'staff', note: '' }, now)
        return
      }
      case 'switch':
        if (ticket) await switchTicket(boxOffice, order.id, ticket.code, slots[step.slot] ?? '', {}, now)
    }
  }

  function linesOf(product: (Step & { do: 'order' | 'cart' })['product'], at: Omit<WantedLine, 'product'>) {
    const own = (id: WantedLine['product'], slot = at.slot): WantedLine => ({ ...at, slot, product: id })
    switch (product) {
      case 'pair':
        return [own('free-disability'), own('companion')]
      case 'with tour':
        return [own('day'), own('tour-group', tour)]
      case 'with class':
        return [own('day'), own('master-class', lesson)]
      default:
        return [own(product)]
    }
  }

  // A page of one way takes only that one; what has ended takes nothing.
  async function payPage(gatewayId: string) {
    await own.payAtGateway(gatewayId)
    await till.gateway.payBy(gatewayId)
  }

  /** At the gate that its product opens, in its first minute; each time it is another reading. */
  async function show({ code, product, slot }: { code: string; product: string; slot: { startsAt: Date } }) {
    const moment = new Date(slot.startsAt.getTime() + 60_000)
    const gate =
      product === 'tour-group' ? 'information' : product === 'master-class' ? 'workshops' : 'main-entrance'
    const shown = { text: code, at: moment, nonce: randomUUID(), gate, actor: 'door' }
    return (await recordScan(boxOffice, shown, moment)).judgement.verdict
  }

  async function callOff(slotId: string) {
    const message = { ru: 'Дождь.', en: 'Rain.' }
    const wish = { scope: 'slot', subject: slotId, kind: 'cancelled', message, reason: 'rain' } as const
    const started = await transaction(boxOffice.pool, tx =>
      startCallOff(boxOffice, tx, wish, { actor: 'staff' }, now),
    )
    if (started.kind === 'started') await runCallOff(boxOffice, started.id, () => now)
  }

  async function hearPromises() {
    for (const { queue, data } of await takePromised())
      if (queue === 'send-payout') promised.push((data as { payoutId: string }).payoutId)
  }

  async function payOut(id: string) {
    if ((await sendPayout(boxOffice, id, now)) === 'open') promised.push(id)
  }

  // Nothing stays on its way for ever: the reconciler asks, the queue repeats.
  async function arrive() {
    for (const token of tokens) {
      const { id } = await till.order(token, now)
      const { rows } = await database.pool.query('select id from payments where order_id = $1', [id])
      for (const { id: paymentId } of rows) await settle(paymentId)
    }
    await hearPromises()
    for (let round = 0; promised.length > 0 && round < 20; round++) {
      for (const id of promised.splice(0)) await payOut(id)
      if (promised.length > 0) till.gateway.wait(6_000)
    }
  }
}
