import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { oneWay } from '../../../tests/builders/walks/whole-walk.ts'
import { queues } from '../box-office.ts'
import { expireOrders } from '../orders/close-order.server.ts'
import { sendPayout } from '../orders/promise-payout.server.ts'
import { resendPayout } from '../orders/resend-payout.server.ts'
import { decideReturn } from '../refunds/settle-return.server.ts'
import { adoptPayment, chooseTickets, closeDifference } from './answer-difference.server.ts'
import { hearRefund } from './record-refund.server.ts'
import { beginReconciliation, promiseReconciliation, runReconciliation } from './run-reconciliation.server.ts'

const now = new Date('2025-08-20T10:00:00+03:00')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const clerk = { actor: 'ольга' }

describe.each(oneWay(bothDatabases, 1))('refunds made in the gateway’s cabinet, on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let till: Awaited<ReturnType<typeof openTestBoxOffice>>

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await database.pool.query('update gateway_differences set settled_at = found_at where settled_at is null')
    await database.pool.query(`update payments set created_at = created_at - interval '30 days'`)
    await database.pool.query(`update payouts set created_at = created_at - interval '30 days'`)
    till = await openTestBoxOffice(database)
  })
  afterAll(() => database.drop())

  const rows = async (statement: string, values: unknown[] = []) =>
    (await database.pool.query(statement, values)).rows
  const ordered = async (quantity: number) => {
    const slot = await till.newSlot(9)
    return { ...(await till.ordered({ lines: [{ product: 'day', slot, quantity }] }, now)), slot }
  }
  const paid = async (quantity: number) => {
    const order = await ordered(quantity)
    await till.payAtGateway(order.gatewayId)
    await till.settle(order.token, now)
    return order
  }
  const byHand = async (paymentId: string, amountKopecks: number): Promise<string> => {
    const answer = await till.gateway.order({ cabinetRefund: { paymentId, amountKopecks } })
    return ((await answer.json()) as { refund: { id: string } }).refund.id
  }
  const hear = (refundId: string) => hearRefund(till.boxOffice, refundId, later(5))
  const differences = () =>
    rows(`select id, kind, order_id, gateway_kopecks, our_kopecks from gateway_differences
          where settled_at is null order by found_at, kind`)
  const statesOf = async (token: string) => {
    const { state, tickets } = await till.order(token, later(6))
    return [state, ...tickets.map(ticket => ticket.state)]
  }
  const refundedThere = async (gatewayId: string) =>
    (await till.gateway.ask(`/payments/${gatewayId}`)).body.refunded_amount?.value
  const refundedHere = async (gatewayId: string) =>
    (await rows('select refunded_kopecks from payments where gateway_id = $1', [gatewayId]))[0]
      .refunded_kopecks
  const compare = async (at = later(10)) => {
    await beginReconciliation(till.boxOffice, clerk, at)
    const runs = (await till.takePromised()).filter(({ queue }) => queue === queues.reconcile)
    for (const { data } of runs)
      await runReconciliation(till.boxOffice, (data as { runId: string }).runId, () => at, 2)
  }
  const returned = async (token: string) => {
    const { id, tickets } = await till.order(token, now)
    await till.requestReturn(id, [tickets[0]?.code ?? ''], 'visitor', later(6))
    const [wish] = await rows(`select id from returns where order_id = $1 and state = 'requested'`, [id])
    await decideReturn(till.boxOffice, wish.id, { approve: true, actor: 'ольга', note: '' }, later(7))
    await till.payOut(later(8))
  }

  test('of a whole order: booked once, every ticket stops admitting, one letter', async () => {
    const { token, gatewayId, slot } = await paid(2)
    const refund = await byHand(gatewayId, 420_000)
    expect(await Promise.all([hear(refund), hear(refund)])).toEqual(
      expect.arrayContaining(['booked', expect.stringMatching(/booked|known/)]),
    )
    expect(await hear(refund)).toBe('known')
    expect(await statesOf(token)).toEqual(['refunded', 'returned', 'returned'])
    expect([await till.balance(token), await till.taken(slot)]).toEqual([0, 0])
    expect([await refundedHere(gatewayId), await refundedThere(gatewayId)]).toEqual([420_000, '4200.00'])
    expect((await till.letters()).filter(letter => letter === 'paid-out')).toHaveLength(1)
    expect(await differences()).toEqual([])
  })

  test('of a part: the books agree at once, staff say which ticket, and it stops admitting', async () => {
    const { token, gatewayId, id, slot } = await paid(2)
    expect(await hear(await byHand(gatewayId, 210_000))).toBe('booked')
    expect(await statesOf(token)).toEqual(['paid', 'valid', 'valid'])
    expect(await till.balance(token)).toBe(0)
    const [open] = await differences()
    expect(open).toMatchObject({
      kind: 'cabinet-refund',
      order_id: id,
      gateway_kopecks: 210_000,
      our_kopecks: 0,
    })

    const [first = '', second = ''] = (await till.order(token, now)).tickets.map(({ code }) => code)
    const choose = (...codes: string[]) => chooseTickets(till.boxOffice, open.id, codes, clerk, later(6))
    expect([await choose(), await choose('NONE'), await choose(second, 'NONE')]).toEqual([
      'choose-tickets',
      'not-possible',
      'not-possible',
    ])
    expect([await choose(second), await choose(first)]).toEqual(['done', 'not-possible'])
    expect((await till.order(token, now)).tickets.find(({ code }) => code === second)).toMatchObject({
      state: 'returned',
      returned: { state: 'paid_out', reason: 'cabinet', percent: 100, amountKopecks: 210_000 },
    })
    expect([await till.taken(slot), await differences()]).toEqual([1, []])
    const audit = await rows(
      `select actor from order_changes where order_id = $1 and what = 'cabinet-tickets'`,
      [id],
    )
    expect(audit).toEqual([{ actor: 'ольга' }])
    // The other ticket can still come back, and its money with it.
    await returned(token)
    expect([await till.balance(token), await refundedThere(gatewayId)]).toEqual([0, '4200.00'])
  })

  test('tickets that have cost less than went back are too few', async () => {
    const { token, gatewayId } = await paid(3)
    await hear(await byHand(gatewayId, 300_000))
    const [open] = await differences()
    const codes = (await till.order(token, now)).tickets.map(({ code }) => code)
    const choose = (some: string[]) => chooseTickets(till.boxOffice, open.id, some, clerk, later(6))
    expect(await choose(codes.slice(0, 1))).toBe('choose-more')
    expect(await choose(codes.slice(0, 2))).toBe('done')
  })

  test('given as a favour the tickets stay, and a later return gives what is left and no more', async () => {
    const { token, gatewayId, id } = await paid(1)
    await hear(await byHand(gatewayId, 50_000))
    const [open] = await differences()
    const close = (reason: string) => closeDifference(till.boxOffice, open.id, { ...clerk, reason }, later(6))
    expect([await close(''), await close('дождь'), await close('ещё раз')]).toEqual([
      'no-reason',
      'done',
      'not-possible',
    ])
    expect(await statesOf(token)).toEqual(['paid', 'valid'])
    await returned(token)
    expect([await statesOf(token), await till.balance(token)]).toEqual([['refunded', 'returned'], 0])
    expect(await refundedThere(gatewayId)).toBe('2100.00')
    expect(
      await rows(
        `select state from payouts where payment_id = (select id from payments where order_id = $1) order by created_at`,
        [id],
      ),
    ).toEqual([{ state: 'succeeded' }, { state: 'succeeded' }])
  })

  test('in place of a payout that had failed, it settles the return, and nothing is sent again', async () => {
    const { token, gatewayId, id } = await paid(1)
    await till.gateway.order({ status: 400 })
    await returned(token)
    const [failed] = await rows(
      `select id from payouts where state = 'canceled' and replaced_by_id is null and payment_id in (select id from payments where order_id = $1)`,
      [id],
    )
    expect(await till.balance(token)).toBe(-210_000)
    await hear(await byHand(gatewayId, 210_000))
    expect([await till.balance(token), await differences()]).toEqual([0, []])
    expect(await rows('select state from returns where order_id = $1', [id])).toEqual([{ state: 'paid_out' }])
    expect(await resendPayout(till.boxOffice, id, failed.id, 'ольга', later(9))).toBe('not-possible')
  })

  test('of money that was about to be sent back anyway: it goes back once', async () => {
    const { token, gatewayId, id } = await ordered(1)
    await till.payAtGateway(gatewayId)
    await expireOrders(till.boxOffice, later(31))
    await database.pool.query(
      'update slots set capacity = 0 where id in (select slot_id from order_lines where order_id = $1)',
      [id],
    )
    await till.settle(token, later(32))
    await hear(await byHand(gatewayId, 210_000))
    await till.payOut(later(33))
    expect([
      await till.balance(token),
      await refundedThere(gatewayId),
      await refundedHere(gatewayId),
    ]).toEqual([0, '2100.00', 210_000])
  })

  test('a refund of ours whose answer was lost is ours, not the cabinet’s', async () => {
    const { token, gatewayId, id } = await paid(2)
    const { tickets } = await till.order(token, now)
    await till.requestReturn(id, [tickets[0]?.code ?? ''], 'visitor', now)
    const [wish] = await rows('select id from returns where order_id = $1', [id])
    await decideReturn(till.boxOffice, wish.id, { approve: true, actor: 'ольга', note: '' }, now)
    await till.gateway.order({ status: 500 })
    await till.payOut(now)
    const { items } = (await till.gateway.ask(`/refunds?payment_id=${gatewayId}`)).body
    expect(await hear(items[0].id)).toBe('known')
    expect([await till.balance(token), await statesOf(token), await differences()]).toEqual([
      0,
      ['partly_refunded', 'returned', 'valid'],
      [],
    ])
  })

  test('what the gateway does not know changes nothing, and an unanswered question is asked again', async () => {
    const { gatewayId } = await paid(1)
    expect(await hear('00000000-0000-0000-0000-000000000000')).toBe('unknown')
    const refund = await byHand(gatewayId, 210_000)
    await till.gateway.order({ status: 500 })
    expect(await hear(refund)).toBe('later')
    expect(await hear(refund)).toBe('booked')
  })

  describe('the nightly comparison', () => {
    test('learns what no notification told, page by page, and finds nothing the second time', async () => {
      const orders = []
      for (let count = 0; count < 3; count++) orders.push(await paid(1))
      for (const { gatewayId } of orders) await byHand(gatewayId, 210_000)
      await compare()
      for (const { token } of orders)
        expect([await statesOf(token), await till.balance(token)]).toEqual([['refunded', 'returned'], 0])
      await compare(later(20))
      expect(await differences()).toEqual([])
    })

    test('goes on from where it was when the gateway stopped answering', async () => {
      const { token, gatewayId } = await paid(1)
      await byHand(gatewayId, 210_000)
      await beginReconciliation(till.boxOffice, clerk, later(10))
      const [run] = await rows('select id from reconciliations where finished_at is null and night is null')
      const step = () => runReconciliation(till.boxOffice, run.id, () => later(10))
      await till.gateway.order({ status: 500, times: 1 })
      await expect(step()).rejects.toThrow('did not give its list')
      await step()
      const [done] = await rows(
        'select stage, payments_read, refunds_read from reconciliations where id = $1',
        [run.id],
      )
      expect(done).toEqual({ stage: 'done', payments_read: 1, refunds_read: 1 })
      expect(await statesOf(token)).toEqual(['refunded', 'returned'])
    })

    test('is promised once a night', async () => {
      const night = new Date('2025-08-23T04:10:00+03:00')
      const both = await Promise.all([
        promiseReconciliation(till.boxOffice, night),
        promiseReconciliation(till.boxOffice, night),
      ])
      expect(both.filter(Boolean)).toHaveLength(1)
      expect(await promiseReconciliation(till.boxOffice, new Date('2025-08-24T03:59:00+03:00'))).toBe(false)
      expect(await promiseReconciliation(till.boxOffice, new Date('2025-08-24T04:00:00+03:00'))).toBe(true)
    })

    test('settles a payment of ours that nobody told of', async () => {
      const { token, gatewayId } = await ordered(1)
      await till.payAtGateway(gatewayId)
      await compare()
      expect([await statesOf(token), await differences()]).toEqual([['paid', 'valid'], []])
    })

    test('names money that nobody here knows, and takes it for the order it was paid for', async () => {
      const { token, id } = await paid(1)
      const foreign = await till.gateway.paid({ metadata: { order_id: 'another shop' } })
      const second = await till.gateway.paid({ metadata: { order_id: id } })
      await compare()
      const found = await differences()
      expect(found.map(({ kind, order_id }) => [kind, order_id])).toEqual(
        expect.arrayContaining([
          ['unknown-payment', null],
          ['unknown-payment', id],
        ]),
      )
      const idOf = (order: string | null) => found.find(({ order_id }) => order_id === order)?.id
      expect(await adoptPayment(till.boxOffice, idOf(null), clerk, later(11))).toBe('not-possible')
      expect(await adoptPayment(till.boxOffice, idOf(id), clerk, later(11))).toBe('done')
      expect(await adoptPayment(till.boxOffice, idOf(id), clerk, later(11))).toBe('not-possible')
      await till.payOut(later(12))
      // The order was paid already: the second payment goes back.
      expect([
        await till.balance(token),
        await refundedThere(second.id),
        await refundedThere(foreign.id),
      ]).toEqual([0, '4200.00', '0.00'])
      expect(
        await closeDifference(till.boxOffice, idOf(null), { ...clerk, reason: 'другой магазин' }, later(13)),
      ).toBe('done')
    })

    test('makes no tickets of another sum than they cost', async () => {
      const { token, id } = await ordered(3)
      await database.pool.query(
        `update payments set state = 'canceled', settled_at = created_at where order_id = $1`,
        [id],
      )
      await database.pool.query(`update orders set state = 'expired' where id = $1`, [id])
      await till.gateway.paid({ metadata: { order_id: id } })
      await compare()
      const found = (await differences()).find(({ order_id }) => order_id === id)
      expect(found?.kind).toBe('unknown-payment')
      expect(await adoptPayment(till.boxOffice, found?.id, clerk, later(11))).toBe('not-possible')
      expect((await till.order(token, later(11))).state).toBe('expired')
    })

    test('names what our books have and the gateway has not, and sums that differ', async () => {
      const gone = await paid(1)
      const other = await paid(1)
      await database.pool.query(`update payments set gateway_id = 'gone-' || id where gateway_id = $1`, [
        gone.gatewayId,
      ])
      await database.pool.query(
        `update payments set amount_kopecks = 200000, captured_kopecks = 200000 where gateway_id = $1`,
        [other.gatewayId],
      )
      await compare()
      const found = await differences()
      expect(
        found.map(({ kind, gateway_kopecks, our_kopecks }) => [kind, gateway_kopecks, our_kopecks]),
      ).toEqual(
        expect.arrayContaining([
          ['amount', 210_000, 200_000],
          ['missing-payment', 0, 210_000],
          // It is there under the name we have lost.
          ['unknown-payment', 210_000, 0],
        ]),
      )
      await compare(later(30))
      expect(await differences()).toHaveLength(found.length)
    })
  })

  test('a payout that is being sent is not the cabinet’s, and settling goes on', async () => {
    const { token, gatewayId } = await paid(1)
    await till.gateway.order({ refund: 'pending' })
    await returned(token)
    await compare()
    till.gateway.wait(6_000)
    const [open] = await rows(`select id from payouts where state = 'sent' order by created_at desc limit 1`)
    await sendPayout(till.boxOffice, open.id, later(30))
    expect([await till.balance(token), await differences(), await refundedThere(gatewayId)]).toEqual([
      0,
      [],
      '2100.00',
    ])
  })
})
