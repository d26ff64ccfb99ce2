import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { oneWay } from '../../../tests/builders/walks/whole-walk.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { moneyLeft } from '../orders/return-money.server.ts'
import { returns } from '../orders/tables.ts'
import { answerReturn, receivePapers } from './answer-return.server.ts'
import { promiseRefund, takesTwo } from './promise-refund.server.ts'
import { decideReturn } from './settle-return.server.ts'

const now = new Date('2025-09-10T10:00:00+03:00')
const cause = { actor: 'kassa@portico.example', reason: 'извинение за очередь', now }

describe.each(oneWay(bothDatabases, 0))('a refund by staff, on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let till: Awaited<ReturnType<typeof openTestBoxOffice>>

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    till = await openTestBoxOffice(database)
  })
  afterAll(() => database.drop())

  const bought = async (quantity = 2) => {
    const slot = await till.newSlot(9)
    return { ...(await till.paid({ lines: [{ product: 'day', slot, quantity }] }, now)), slot }
  }
  const refund = (orderId: string, amountKopecks: number, tickets: string[] = [], why = cause) =>
    transaction(database.pool, tx =>
      promiseRefund(till.boxOffice, tx, { orderId, amountKopecks, tickets }, why),
    )

  test('a chosen sum goes back and the tickets stay valid', async () => {
    const { id, token } = await bought()
    await till.takePromised()
    expect(await refund(id, 50_050)).toBe('done')
    expect(await till.letters()).toEqual(['refunded-by-staff'])
    await till.payOut(now)
    const { state, tickets } = await till.order(token, now)
    expect([state, tickets.map(one => one.state)]).toEqual(['partly_refunded', ['valid', 'valid']])
    expect([await till.balance(token), await moneyLeft(till.db, id)]).toEqual([0, 369_950])
  })

  test('the tickets that are named stop being valid, and their places are free', async () => {
    const { id, token, slot, tickets } = await bought()
    const codes = tickets.map(({ code }) => code)
    expect(await refund(id, 100_000, codes.slice(0, 1))).toBe('done')
    expect([await till.taken(slot), (await till.order(token, now)).state]).toEqual([1, 'partly_refunded'])
    expect(await refund(id, 100_000, codes)).toBe('wrong-ticket')
    expect(await refund(id, 100_000, ['0000000000000000'])).toBe('wrong-ticket')
    expect(await refund(id, 100_000, codes.slice(1))).toBe('done')
    expect([await till.taken(slot), (await till.order(token, now)).state]).toEqual([0, 'refunded'])
  })

  test('nor does one person give back beyond the ladder what two must agree to, at once or in parts', async () => {
    const { id, tickets } = await bought(8)
    const late = new Date('2025-09-24T10:00:00+03:00')
    await till.requestReturn(
      id,
      tickets.map(({ code }) => code),
      'illness',
      late,
    )
    const rows = (await till.db.select().from(returns)).filter(({ orderId }) => orderId === id)
    await receivePapers(till.boxOffice, rows[0]?.id ?? '', { on: '2025-09-24', actor: cause.actor }, late)
    const inFull = (place: number) =>
      answerReturn(
        till.boxOffice,
        rows[place]?.id ?? '',
        { kind: 'in-full', actor: cause.actor, reason: 'справка' },
        late,
      )
    // Four tickets are 8,400 roubles, the fifth would make it more than ten thousand.
    const answers = []
    for (const place of [0, 1, 2, 3, 4]) answers.push(await inFull(place))
    expect(answers).toEqual(['done', 'done', 'done', 'done', 'takes-two'])
    expect(await takesTwo(till.db, id, 210_000)).toBe(true)
    const [fifth] = (await till.db.select().from(returns)).filter(one => one.id === rows[4]?.id)
    expect(fifth).toMatchObject({ state: 'requested', percent: 0 })
  })

  test('never more than was paid, in one go, in parts or at the same moment', async () => {
    const { id, token } = await bought()
    expect(await refund(id, 420_001)).toBe('too-much')
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, 200_000)))
    expect(answers.sort()).toEqual(['done', 'done', 'too-much'])
    expect(await refund(id, 20_100)).toBe('too-much')
    expect(await refund(id, 20_000)).toBe('done')
    await till.payOut(now)
    expect(await till.balance(token)).toBe(0)
  })

  test('no sum, no reason: nothing happens', async () => {
    const { id } = await bought()
    expect(await refund(id, 0)).toBe('wrong-sum')
    expect(await refund(id, -500)).toBe('wrong-sum')
    expect(await refund(id, 100.5)).toBe('wrong-sum')
    expect(await refund(id, 5000, [], { ...cause, reason: ' ' })).toBe('no-reason')
    expect(await moneyLeft(till.db, id)).toBe(420_000)
  })

  test('what goes beyond ten thousand takes two, also in parts', async () => {
    const { id } = await bought(6)
    expect([await takesTwo(till.db, id, 1_000_000), await takesTwo(till.db, id, 1_000_001)]).toEqual([
      false,
      true,
    ])
    await refund(id, 600_000)
    expect([await takesTwo(till.db, id, 400_000), await takesTwo(till.db, id, 400_001)]).toEqual([
      false,
      true,
    ])
  })

  test('a ticket given back later brings what is left, not more', async () => {
    const { id, token, tickets } = await bought(1)
    await refund(id, 200_000)
    const asked = await till.requestReturn(id, [tickets[0]?.code ?? ''], 'visitor', now)
    expect(asked.kind).toBe('requested')
    const { rows } = await database.pool.query('select id from returns where order_id = $1', [id])
    await decideReturn(
      till.boxOffice,
      rows[0].id,
      { approve: true, actor: cause.actor, note: '', percent: 100 },
      now,
    )
    await till.payOut(now)
    expect([await till.balance(token), await moneyLeft(till.db, id)]).toEqual([0, 0])
  })
})
