import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openFair } from '../../../tests/builders/fair-database.ts'
import { buyer, openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { recordScan } from '../../door/record-scan.server.ts'
import type { ProductId } from '../catalogue/products.ts'
import { receivePapers } from '../refunds/answer-return.server.ts'
import { lapseReturns, remindOfPapers, withdrawReturn } from '../refunds/close-request.server.ts'
import { decideReturn } from '../refunds/settle-return.server.ts'
import { switchTicket } from '../refunds/switch-ticket.server.ts'
import { checkOut, setLines } from './change-cart.server.ts'
import type { WantedLine } from './check-order.ts'
import { expireOrders } from './close-order.server.ts'
import { mailbox } from './limit-places.server.ts'
import { expireSwitches } from './settle-difference.server.ts'
import { returns, ticketSwitches, tickets } from './tables.ts'

// What people tried who wanted in for nothing, or for less; numbers are those of the review of the box office.
const now = new Date('2025-08-20T10:00:00+03:00')
const at = (moment: string) => new Date(`${moment}+03:00`)

let database: Awaited<ReturnType<typeof openFair>>
let till: Awaited<ReturnType<typeof openTestBoxOffice>>
beforeAll(async () => {
  database = await openFair()
})
afterAll(() => database.drop())
beforeEach(async () => {
  till = await openTestBoxOffice(database)
})

let reading = 0
const shown = async (text: string, gate: string, moment: Date) => {
  const scan = { text, at: moment, nonce: `reading-${++reading}`, gate, actor: 'gate@portico.example' }
  const { judgement } = await recordScan(till.boxOffice, scan, moment)
  return judgement.verdict === 'admit' ? 'admit' : judgement.reason
}
const line = (
  product: ProductId,
  slot: string,
  quantity = 1,
  more: Partial<WantedLine> = {},
): WantedLine => ({
  product,
  slot,
  quantity,
  ...more,
})
const place = (lines: WantedLine[], more: { withOrder?: string; email?: string } = {}, moment = now) =>
  till.place(
    {
      lines,
      withOrder: more.withOrder,
      buyer: { ...buyer, email: more.email ?? `${crypto.randomUUID()}@example.test` },
    },
    moment,
  )
const refusedFor = async (placing: ReturnType<typeof place>) => {
  const placed = await placing
  return placed.kind === 'refused' ? placed.wrong.map(({ field, code }) => `${field}: ${code}`) : placed.kind
}
const bought = async (lines: WantedLine[], more: { withOrder?: string } = {}, moment = now) => {
  const placed = await place(lines, more, moment)
  if (placed.kind !== 'placed') throw new Error(JSON.stringify(placed))
  const order = await till.order(placed.token, moment)
  if (order.state === 'waiting_for_payment') {
    await till.payAtGateway(await till.startPayment(placed.token, moment))
    await till.settle(placed.token, moment)
  }
  return till.order(placed.token, moment)
}
const lettersOf = async ({ id }: { id: string }) =>
  (await till.promised()).flatMap(({ data }) => {
    const { orderId, letter } = data as { orderId?: string; letter?: string }
    return orderId === id && letter ? [letter] : []
  })
/** How its page calls the tickets of an order: with the door's words. */
const onItsPage = async (token: string) => (await till.order(token, now)).tickets.map(({ door }) => door)
const codes = (order: { tickets: { code: string }[] }) => order.tickets.map(({ code }) => code)

describe('a line takes only the fields its product knows', () => {
  test('1: nobody brings twelve people on one ticket', async () => {
    const [entry, walk] = [await till.newSlot(30), await till.newSlot(30, 'group')]
    expect(await refusedFor(place([line('day', entry, 1, { heads: 12 })]))).toEqual([
      'lines.0.heads: field-not-taken',
    ])
    expect(await refusedFor(place([line('day', entry), line('tour-group', walk, 1, { heads: 20 })]))).toEqual(
      ['lines.1.heads: field-not-taken'],
    )
  })

  test('a pass is no part of a ticket that costs nothing', async () => {
    const entry = await till.newSlot(30)
    expect(await refusedFor(place([line('free', entry, 1, { passNumber: 'A-17' })]))).toEqual([
      'lines.0.passNumber: field-not-taken',
    ])
  })

  test('Cyrillic and Latin letters that look alike make one pass', async () => {
    const entry = await till.newSlot(30)
    const pass = crypto.randomUUID()
    expect((await place([line('concession', entry, 1, { passNumber: `АВС ${pass}` })])).kind).toBe('placed')
    expect((await place([line('concession', entry, 1, { passNumber: `ABC-${pass}` })])).kind).toBe(
      'pass-used',
    )
  })
})

describe('3: a tour or a class opens itself and nothing else', () => {
  const noon = at('2025-09-25T12:00:00')

  test('its code is refused at the entrance, and entry where tours gather', async () => {
    const [entry, walk] = [await till.newSlot(5), await till.newSlot(5, 'group', '2025-09-25T09:00:00Z')]
    const [day = '', tour = ''] = codes(await bought([line('day', entry), line('tour-group', walk)]))
    expect(await shown(tour, 'main-entrance', noon)).toBe('wrong-gate')
    expect(await shown(tour, 'workshops', noon)).toBe('wrong-gate')
    expect(await shown(day, 'information', noon)).toBe('wrong-gate')
    expect(await shown(day, 'main-entrance', noon)).toBe('admit')
    expect(await shown(tour, 'information', noon)).toBe('admit')
  })

  test('a class is not sold without an entry ticket of its day', async () => {
    const course = await till.newSlot(12, 'class')
    const otherDay = await till.newSlot(12, 'before', '2025-09-26T08:00:00Z')
    expect(await refusedFor(place([line('master-class', course)]))).toEqual(['lines.0.slot: ticket-needed'])
    expect(await refusedFor(place([line('day', otherDay), line('master-class', course)]))).toEqual([
      'lines.1.slot: ticket-needed',
    ])
  })

  test('the entry ticket does not come back while the tour stays', async () => {
    const [entry, walk] = [await till.newSlot(5), await till.newSlot(5, 'group')]
    const order = await bought([line('day', entry), line('tour-group', walk)])
    const [day = '', tour = ''] = codes(order)
    expect(await till.requestReturn(order.id, [day], 'visitor', now)).toEqual({
      kind: 'refused',
      ticket: day,
      reason: 'leaned-on',
      together: [day, tour],
    })
    expect(await till.requestReturn(order.id, [day, tour], 'visitor', now)).toMatchObject({
      kind: 'requested',
    })
  })

  test('a named order carries one tour a person, whoever names it', async () => {
    const [entry, walk, other] = [
      await till.newSlot(5),
      await till.newSlot(9, 'group'),
      await till.newSlot(9, 'group'),
    ]
    const { code: withOrder } = await bought([line('day', entry, 2)])
    expect(await refusedFor(place([line('tour-group', walk, 3)], { withOrder }))).toEqual([
      'lines.0.slot: ticket-needed',
    ])
    await bought([line('tour-group', walk, 1)], { withOrder })
    const asked = await Promise.all([1, 2, 3].map(() => place([line('tour-group', other)], { withOrder })))
    expect(asked.filter(({ kind }) => kind === 'placed')).toHaveLength(1)
    expect(await refusedFor(place([line('tour-group', other)], { withOrder }))).toEqual([
      'lines.0.slot: tour-carried',
    ])
  })

  test('a returned entry takes the tours along that another order booked with it', async () => {
    const [entry, walk] = [await till.newSlot(5), await till.newSlot(9, 'group', '2025-09-25T09:00:00Z')]
    const base = await bought([line('day', entry)])
    const leaning = await bought([line('tour-group', walk)], { withOrder: base.code })
    const [tour = ''] = codes(leaning)
    await till.requestReturn(base.id, codes(base), 'visitor', now)
    const after = await till.order(leaning.token, now)
    expect(after.tickets.map(({ state, returned }) => [state, returned?.percent])).toEqual([
      ['returning', 100],
    ])
    expect(await shown(tour, 'information', noon)).toBe('asked-back')
  })

  test('an unpaid tour that counted on a returned entry ends, and its money goes back', async () => {
    const [entry, walk] = [await till.newSlot(5), await till.newSlot(9, 'group')]
    const base = await bought([line('day', entry)])
    const placed = await place([line('tour-group', walk)], { withOrder: base.code })
    if (placed.kind !== 'placed') throw new Error(placed.kind)
    const gatewayId = await till.startPayment(placed.token, now)
    await till.requestReturn(base.id, codes(base), 'visitor', now)
    await till.payAtGateway(gatewayId)
    await till.settle(placed.token, now)
    const { state, tickets } = await till.order(placed.token, now)
    expect([state, tickets]).toEqual(['cancelled', []])
    expect(await till.taken(walk)).toBe(0)
    await till.payOut(now)
    expect(await till.balance(placed.token)).toBe(0)
  })

  test('an entry lost by other ways leaves no tour behind it', async () => {
    const [entry, walk] = [await till.newSlot(5), await till.newSlot(5, 'group', '2025-09-25T09:00:00Z')]
    const order = await bought([line('day', entry), line('tour-group', walk)])
    await database.pool.query(`update tickets set state = 'void' where order_id = $1 and product = 'day'`, [
      order.id,
    ])
    expect(await shown(codes(order)[1] ?? '', 'information', noon)).toBe('no-entry')
    expect(await onItsPage(order.token)).toEqual(['cancelled', 'no-entry'])
  })

  test('a tour is not moved to a day without an entry ticket', async () => {
    const [entry, walk] = [await till.newSlot(5), await till.newSlot(5, 'group')]
    const tomorrow = await till.newSlot(5, 'group', '2025-09-26T09:00:00Z')
    const order = await bought([line('day', entry), line('tour-group', walk)])
    const [, tour = ''] = codes(order)
    expect(await switchTicket(till.boxOffice, order.id, tour, tomorrow, {}, now)).toMatchObject({
      kind: 'refused',
      reason: 'ticket-needed',
    })
  })
})

describe('2: a ticket that is asked back admits nobody', () => {
  const visit = at('2025-09-25T12:00:00')
  const asked = async (reason: 'visitor' | 'illness' = 'visitor', moment = now) => {
    const order = await bought([line('day', await till.newSlot(5))])
    const [code = ''] = codes(order)
    const outcome = await till.requestReturn(order.id, [code], reason, moment)
    const [row] = (await till.db.select().from(returns)).filter(one => one.orderId === order.id)
    return { order, code, outcome, returnId: row?.id ?? '', row }
  }

  test('at once, at every gate, and is good again when the wish is taken back', async () => {
    const { order, code } = await asked()
    expect(await shown(code, 'main-entrance', visit)).toBe('asked-back')
    expect(await withdrawReturn(till.boxOffice, order.id, code, now)).toBe('withdrawn')
    expect(await withdrawReturn(till.boxOffice, order.id, code, now)).toBe('not-possible')
    expect(await shown(code, 'main-entrance', visit)).toBe('admit')
  })

  test('papers are due after 14 days, with one reminder; then the wish lapses', async () => {
    const { code, row, order } = await asked()
    expect(row?.papersDueAt).toEqual(at('2025-09-04T00:00:00'))
    await remindOfPapers(till.boxOffice, at('2025-08-31T23:00:00'))
    expect(await lettersOf(order)).not.toContain('papers-due')
    await remindOfPapers(till.boxOffice, at('2025-09-01T10:00:00'))
    await remindOfPapers(till.boxOffice, at('2025-09-01T10:01:00'))
    expect((await lettersOf(order)).filter(kind => kind === 'papers-due')).toHaveLength(1)
    await lapseReturns(till.boxOffice, at('2025-09-03T23:59:59'))
    expect((await till.order(order.token, now)).tickets[0]?.state).toBe('returning')
    await lapseReturns(till.boxOffice, at('2025-09-04T00:00:00'))
    const [ticket] = (await till.order(order.token, now)).tickets
    expect([ticket?.state, ticket?.returned?.state]).toEqual(['valid', 'lapsed'])
    expect(await lettersOf(order)).toContain('return-lapsed')
    expect(await shown(code, 'main-entrance', visit)).toBe('admit')
  })

  test('papers are due before the visit', async () => {
    const { row } = await asked('illness', at('2025-09-24T12:00:00'))
    expect(row?.papersDueAt).toEqual(at('2025-09-25T11:00:00'))
  })

  test.each(['visitor', 'illness'] as const)('who was in gets nothing back (%s)', async reason => {
    const { order, returnId, code } = await asked(reason)
    await receivePapers(till.boxOffice, returnId, { on: '2025-08-20', actor: 'ольга' }, now)
    // A scanner that had an old list has let them in.
    const scan = { text: code, at: visit, nonce: crypto.randomUUID(), gate: 'main-entrance', actor: 'gate' }
    await recordScan(till.boxOffice, { ...scan, done: { verdict: 'admit' } }, visit)
    const yes = { approve: true, actor: 'ольга', note: '', percent: 100 }
    expect(await decideReturn(till.boxOffice, returnId, yes, visit)).toBe('already-in')
    expect((await till.order(order.token, visit)).tickets[0]?.state).toBe('returning')
  })

  test('the payout is due so many days after the papers', async () => {
    const { order, returnId } = await asked()
    await receivePapers(
      till.boxOffice,
      returnId,
      { on: '2025-08-30', actor: 'ольга' },
      at('2025-08-31T09:00:00'),
    )
    expect((await till.order(order.token, now)).tickets[0]?.returned?.dueOn).toBe('2025-09-13')
  })

  test('several tickets go on one application, papers and withdrawal with it; a code twice is once', async () => {
    const order = await bought([line('day', await till.newSlot(5), 3)])
    const [one = '', two = ''] = codes(order)
    expect(await till.requestReturn(order.id, [one, two, one], 'visitor', now)).toMatchObject({
      returns: [{ ticket: one }, { ticket: two }],
    })
    const rows = (await till.db.select().from(returns)).filter(row => row.orderId === order.id)
    expect(new Set(rows.map(({ requestId }) => requestId)).size).toBe(1)
    expect((await till.letters()).filter(kind => kind === 'return-requested')).toHaveLength(1)
    await receivePapers(till.boxOffice, rows[0]?.id ?? '', { on: '2025-08-20', actor: 'ольга' }, now)
    const after = await till.order(order.token, now)
    expect(after.tickets.map(({ returned }) => Boolean(returned?.documentsAt))).toEqual([true, true, false])
    await withdrawReturn(till.boxOffice, order.id, two, now)
    expect((await till.order(order.token, now)).tickets.map(({ state }) => state)).toEqual([
      'valid',
      'valid',
      'valid',
    ])
  })
})

describe('7: what is free is for people, not for hoarders', () => {
  test('five an order, ten an e-mail, however it is written and however many ask at once', async () => {
    const slot = await till.newSlot(100)
    const email = `${crypto.randomUUID()}@example.test`
    expect(await refusedFor(place([line('free', slot, 6)], { email }))).toEqual(['lines: too-many-free'])
    const twin = email.replace('@', '+2@').toUpperCase()
    const asked = await Promise.all(
      [email, twin, email, twin].map(one => place([line('free', slot, 4)], { email: one })),
    )
    expect(asked.filter(({ kind }) => kind === 'placed')).toHaveLength(2)
    expect(await refusedFor(place([line('free', slot, 3)], { email }))).toEqual([
      'buyer.email: too-many-free-for-email',
    ])
    expect((await place([line('free', slot, 2)], { email })).kind).toBe('placed')
  })

  test('the same through the cart', async () => {
    const slot = await till.newSlot(100)
    const email = `${crypto.randomUUID()}@example.test`
    await place([line('free', slot, 5)], { email })
    await place([line('free', slot, 5)], { email })
    const cart = await till.place({ lines: [line('free', slot)], buyer: undefined }, now)
    if (cart.kind !== 'placed') throw new Error(cart.kind)
    const { id } = await till.order(cart.token, now)
    expect(await checkOut(till.boxOffice, id, { ...buyer, email }, [], now)).toBe('too-many-free-for-email')
    expect((await till.order(cart.token, now)).state).toBe('held')
  })

  test('a place that is given back may be taken again', async () => {
    const slot = await till.newSlot(100)
    const email = `${crypto.randomUUID()}@example.test`
    await place([line('free', slot, 5)], { email })
    const placed = await place([line('free', slot, 5)], { email })
    if (placed.kind !== 'placed') throw new Error(placed.kind)
    const order = await till.order(placed.token, now)
    await till.requestReturn(order.id, codes(order), 'visitor', now)
    expect((await place([line('free', slot, 5)], { email })).kind).toBe('placed')
  })

  test('a network takes so many in an hour, by new carts or by changing one', async () => {
    const slot = await till.newSlot(500)
    const from = `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
    const held = await till.place({ lines: [line('free', slot)], buyer: undefined, from }, now)
    if (held.kind !== 'placed') throw new Error(held.kind)
    const { id } = await till.order(held.token, now)
    const change = (quantity: number) =>
      setLines(till.boxOffice, id, [line('free', slot, quantity)], now, { from })
    // Each time four more: what is put back may have been somebody else's by then.
    const most = till.boxOffice.freePlacesPerHour
    for (let taken = 1; taken + 4 <= most; taken += 4) {
      expect((await change(5)).kind).toBe('set')
      expect((await change(1)).kind).toBe('set')
    }
    expect(await change(5)).toEqual({
      kind: 'refused',
      wrong: [{ field: 'lines', code: 'too-many-free-here' }],
    })
    const again = till.place({ lines: [line('free', slot, 5)], buyer: undefined, from }, now)
    expect(await refusedFor(again)).toEqual(['lines: too-many-free-here'])
    expect((await place([line('day', slot)])).kind).toBe('placed')
  })

  test.each([
    ['dots', 'i.van.petrov@gmail.com', 'ivanpetrov@gmail.com'],
    ['the old name of a service', 'ivanpetrov@googlemail.com', 'ivanpetrov@gmail.com'],
    ['a sign for another', 'ivan-petrov@yandex.ru', 'ivan.petrov@ya.ru'],
  ])('%s make no other mailbox', (_, one, other) => {
    expect(mailbox(one)).toBe(mailbox(other))
    expect(mailbox('ivan.petrov@example.test')).not.toBe(mailbox('ivanpetrov@example.test'))
  })

  test('a class is not sold out by one order, and one person has one place in an hour', async () => {
    const entry = await till.newSlot(100)
    const [one, two] = [
      await till.newSlot(12, 'class'),
      await till.newSlot(12, 'class', '2025-09-25T09:00:00Z'),
    ]
    expect(await refusedFor(place([line('day', entry, 10), line('master-class', one, 12)]))).toEqual([
      'lines: too-many-places',
      'lines.1.slot: ticket-needed',
    ])
    const both = [line('day', entry, 2), line('master-class', one, 2), line('master-class', two)]
    expect(await refusedFor(place(both))).toEqual(['lines.2.slot: one-place-an-hour'])
    const { code: withOrder } = await bought([line('day', entry), line('master-class', one)])
    expect(await refusedFor(place([line('master-class', two)], { withOrder }))).toEqual([
      'lines.0.slot: one-place-an-hour',
    ])
  })
})

describe('7: a class is for those who come, not for whoever holds it', () => {
  const atHour = (hour: string) => till.newSlot(30, 'class', `2025-09-25T${hour}:00:00Z`)

  test('ten places for a mailbox, in however many orders; a family of six goes to every class of the day', async () => {
    const entry = await till.newSlot(200)
    const hours = [await atHour('05'), await atHour('08'), await atHour('11'), await atHour('14')]
    const email = `${crypto.randomUUID()}@example.test`
    const family = [line('day', entry, 6), ...hours.map(slot => line('master-class', slot, 6))]
    expect(await refusedFor(place(family, { email }))).toEqual(['lines: too-many-places'])
    for (const slot of hours)
      expect((await place([line('day', entry, 6), line('master-class', slot, 6)], { email })).kind).toBe(
        'placed',
      )
    const twin = email.replace('@', '+2@').toUpperCase()
    const more = (quantity: number) => [
      line('day', entry, quantity),
      line('master-class', hours[0] ?? '', quantity),
    ]
    expect(await refusedFor(place(more(5), { email: twin }))).toEqual([
      'buyer.email: too-many-places-for-email',
    ])
    expect((await place(more(4), { email: twin })).kind).toBe('placed')
    const cart = await till.place({ lines: more(1), buyer: undefined }, now)
    if (cart.kind !== 'placed') throw new Error(cart.kind)
    const { id } = await till.order(cart.token, now)
    expect(await checkOut(till.boxOffice, id, { ...buyer, email }, [], now)).toBe('too-many-places-for-email')
    expect((await place(more(10))).kind).toBe('placed')
  })

  test('a network takes so many in an hour, whatever it pays for', async () => {
    const entry = await till.newSlot(500)
    const slot = await till.newSlot(500, 'class', '2025-09-25T09:00:00Z')
    const from = `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
    const held = () =>
      till.place(
        { lines: [line('day', entry, 10), line('master-class', slot, 10)], buyer: undefined, from },
        now,
      )
    for (let taken = 0; taken < till.boxOffice.freePlacesPerHour; taken += 10)
      expect((await held()).kind).toBe('placed')
    expect(await refusedFor(held())).toEqual(['lines: too-many-places-here'])
    // Free tickets are counted by themselves.
    const free = till.place({ lines: [line('free', entry)], buyer: undefined, from }, now)
    expect((await free).kind).toBe('placed')
  })
})

describe('15: a companion comes with the person accompanied', () => {
  test('on the same day and at the same time, and only with group I or II', async () => {
    const [morning, evening] = [await till.newSlot(9), await till.newSlot(9, 'after', '2025-09-25T11:00:00Z')]
    const alone = ['lines: companion-alone']
    expect(await refusedFor(place([line('free', morning), line('companion', morning)]))).toEqual(alone)
    expect(await refusedFor(place([line('free-disability', morning), line('companion', evening)]))).toEqual(
      alone,
    )
    expect(
      await refusedFor(place([line('free-disability', morning), line('companion', morning, 2)])),
    ).toEqual(alone)
  })

  test('at the door they are shown as a pair, and the companion is asked for no paper', async () => {
    const slot = await till.newSlot(9)
    const order = await bought([line('free-disability', slot), line('companion', slot)])
    const [own = '', companion = ''] = codes(order)
    const noon = at('2025-09-25T12:00:00')
    const scan = (text: string) =>
      recordScan(
        till.boxOffice,
        { text, at: noon, nonce: crypto.randomUUID(), gate: 'main-entrance', actor: 'gate' },
        noon,
      )
    expect((await scan(companion)).judgement).toEqual({
      verdict: 'admit',
      proof: { kind: 'principal' },
      notes: [{ kind: 'pair', isIn: false }],
    })
    expect((await scan(own)).judgement).toEqual({
      verdict: 'admit',
      proof: { kind: 'disability' },
      notes: [{ kind: 'pair', isIn: true }],
    })
  })

  test('a companion whose person has gone stays outside', async () => {
    const slot = await till.newSlot(9)
    const order = await bought([line('free-disability', slot), line('companion', slot)])
    await database.pool.query(
      `update tickets set state = 'void' where order_id = $1 and product = 'free-disability'`,
      [order.id],
    )
    expect(await shown(codes(order)[1] ?? '', 'main-entrance', at('2025-09-25T12:00:00'))).toBe('alone')
    expect(await onItsPage(order.token)).toEqual(['cancelled', 'alone'])
  })
})

describe('13: what was bought in the last minute is good', () => {
  test('ordered at 13:59 and paid at 14:05, the window is honoured as long as places are kept', async () => {
    const slot = await till.newSlot(9)
    const placed = await place([line('day', slot)], {}, at('2025-09-25T13:59:00'))
    if (placed.kind !== 'placed') throw new Error(placed.kind)
    await till.payAtGateway(await till.startPayment(placed.token, at('2025-09-25T13:59:10')))
    await till.settle(placed.token, at('2025-09-25T14:05:00'))
    const [code = ''] = codes(await till.order(placed.token, at('2025-09-25T14:05:00')))
    expect(await shown(code, 'main-entrance', at('2025-09-25T14:35:00'))).toBe('too-late-window')
    expect(await shown(code, 'main-entrance', at('2025-09-25T14:34:59'))).toBe('admit')
  })

  test('when the doors have closed nothing is sold: the money goes back, with one letter', async () => {
    const slot = await till.newSlot(9, 'after', '2025-09-25T15:00:00Z')
    const placed = await place([line('day', slot)], {}, at('2025-09-25T20:50:00'))
    if (placed.kind !== 'placed') throw new Error(placed.kind)
    await till.payAtGateway(await till.startPayment(placed.token, at('2025-09-25T20:51:00')))
    await till.settle(placed.token, at('2025-09-25T21:01:00'))
    await expireOrders(till.boxOffice, at('2025-09-25T22:01:00'))
    const order = await till.order(placed.token, now)
    expect([order.state, order.tickets]).toEqual(['expired', []])
    expect((await lettersOf(order)).filter(kind => kind !== 'placed')).toEqual(['late-payment-returned'])
    await till.payOut(now)
    expect(await till.balance(placed.token)).toBe(0)
    expect(await till.taken(slot)).toBe(0)
  })
})

describe('12: moving a ticket wins nothing', () => {
  const move = (order: { id: string }, code: string, slot: string, moment = now, together = false) =>
    switchTicket(till.boxOffice, order.id, code, slot, { together }, moment)
  const entry = async (kind = 'before', day = '25') =>
    till.newSlot(5, kind, `2025-09-${day}T${kind === 'after' ? '11' : '08'}:00:00Z`)

  test('the ladder counts to the earliest day the ticket ever stood for', async () => {
    const [early, late] = [await entry('before', '25'), await entry('before', '27')]
    const order = await bought([line('day', early)])
    // Three days before the visit nothing comes back; five days before the later one it would be a third.
    const moment = at('2025-09-22T10:00:00')
    const [code = ''] = codes(order)
    expect((await till.order(order.token, moment)).tickets[0]?.quote?.percent).toBe(0)
    const switched = await move(order, code, late, moment)
    expect(switched.kind).toBe('switched')
    expect((await till.order(order.token, moment)).tickets[0]?.quote?.percent).toBe(0)
  })

  test('yesterday’s unused ticket stays yesterday’s', async () => {
    const [early, late] = [await entry('before', '25'), await entry('before', '26')]
    const order = await bought([line('day', early)])
    const [code = ''] = codes(order)
    expect(await move(order, code, late, at('2025-09-25T14:00:00'))).toEqual({
      kind: 'refused',
      reason: 'visit-over',
    })
    expect((await move(order, code, late, at('2025-09-25T13:59:59'))).kind).toBe('switched')
  })

  const moved = async (order: { id: string; token: string }, code: string, to: string) => {
    const outcome = await move(order, code, to, new Date(now.getTime() + 60_000))
    if (outcome.kind !== 'to-pay') throw new Error(JSON.stringify(outcome))
    return till.startPayment(order.token, now)
  }

  test('a dearer time is paid for first: then the place changes, and all of it may come back', async () => {
    const [cheap, dear] = [await entry('before'), await entry('after')]
    const order = await bought([line('day', cheap)])
    const [code = ''] = codes(order)
    const gatewayId = await moved(order, code, dear)
    expect([await till.taken(cheap), await till.taken(dear), await till.balance(order.token)]).toEqual([
      1, 1, 40_000,
    ])
    expect(await move(order, code, dear)).toEqual({ kind: 'refused', reason: 'difference-waiting' })
    await till.payAtGateway(gatewayId)
    await till.settle(order.token, now)
    const [ticket] = (await till.order(order.token, now)).tickets
    expect([ticket?.slot.id, ticket?.priceKopecks, ticket?.code === code]).toEqual([dear, 250_000, false])
    expect([await till.taken(cheap), await till.taken(dear), await till.balance(order.token)]).toEqual([
      0, 1, 0,
    ])
    expect(await till.letters()).toContain('switched')
    // It was paid in two parts, and comes back in two.
    await till.requestReturn(order.id, [ticket?.code ?? ''], 'visitor', now)
    const [wish] = (await till.db.select().from(returns)).filter(one => one.orderId === order.id)
    await decideReturn(till.boxOffice, wish?.id ?? '', { approve: true, actor: 'ольга', note: '' }, now)
    await till.payOut(now)
    expect(await till.balance(order.token)).toBe(0)
    expect((await till.order(order.token, now)).tickets[0]?.returned?.state).toBe('paid_out')
  })

  test('what an invitation costs goes along: an equal time costs nothing more, a dearer one the difference', async () => {
    const [first, second, dear] = [await entry('before'), await entry('before'), await entry('after')]
    const order = await bought([line('day', first)])
    await till.db.update(tickets).set({ priceKopecks: 50_000 }).where(eq(tickets.orderId, order.id))
    const [code = ''] = codes(order)
    const outcome = await move(order, code, second)
    expect(outcome.kind).toBe('switched')
    const [moved] = (await till.order(order.token, now)).tickets
    expect(moved?.priceKopecks).toBe(50_000)
    expect((await move(order, moved?.code ?? '', dear)).kind).toBe('to-pay')
    const [waiting] = await till.db.select().from(ticketSwitches).where(eq(ticketSwitches.orderId, order.id))
    expect(waiting?.differenceKopecks).toBe(40_000)
  })

  test('a difference that nobody pays lets the new place go and leaves the ticket as it was', async () => {
    const [cheap, dear] = [await entry('before'), await entry('after')]
    const order = await bought([line('day', cheap)])
    const [code = ''] = codes(order)
    const gatewayId = await moved(order, code, dear)
    await expireSwitches(till.boxOffice, new Date(now.getTime() + 32 * 60_000))
    expect([await till.taken(cheap), await till.taken(dear), await till.balance(order.token)]).toEqual([
      1, 0, 0,
    ])
    // Late money moves it after all while there is room.
    await till.payAtGateway(gatewayId)
    await till.settle(order.token, now)
    expect((await till.order(order.token, now)).tickets[0]?.slot.id).toBe(dear)
    expect([await till.taken(cheap), await till.taken(dear), await till.balance(order.token)]).toEqual([
      0, 1, 0,
    ])
  })

  test('who came in on the old ticket has the difference back', async () => {
    const [cheap, dear] = [await entry('before'), await entry('after')]
    const order = await bought([line('day', cheap)])
    const [code = ''] = codes(order)
    const gatewayId = await moved(order, code, dear)
    expect(await shown(code, 'main-entrance', at('2025-09-25T12:00:00'))).toBe('admit')
    await till.payAtGateway(gatewayId)
    await till.settle(order.token, now)
    const after = await till.order(order.token, now)
    expect([after.state, after.tickets[0]?.slot.id]).toEqual(['paid', cheap])
    expect(await till.letters()).toContain('difference-returned')
    await till.payOut(now)
    expect([await till.taken(cheap), await till.taken(dear), await till.balance(order.token)]).toEqual([
      1, 0, 0,
    ])
  })

  test('of a cheaper time the difference comes back by the ladder', async () => {
    const [cheap, dear] = [await entry('before'), await entry('after')]
    const order = await bought([line('day', dear)])
    const [code = ''] = codes(order)
    const half = at('2025-09-18T10:00:00')
    expect((await move(order, code, cheap, half)).kind).toBe('switched')
    await till.payOut(half)
    const { rows } = await database.pool.query(
      `select amount_kopecks, reason from payouts where payment_id in (select id from payments where order_id = $1)`,
      [order.id],
    )
    expect(rows).toEqual([{ amount_kopecks: 20_000, reason: 'switched' }])
    expect(await till.balance(order.token)).toBe(0)
    expect((await till.order(order.token, half)).tickets[0]?.priceKopecks).toBe(210_000)
  })

  test('a pair moves as a pair, and the tour of the day is given back, both when it is wished', async () => {
    const [one, other] = [await entry('before', '25'), await entry('before', '26')]
    const walk = await till.newSlot(5, 'group')
    const order = await bought([
      line('free-disability', one),
      line('companion', one),
      line('tour-group', walk),
    ])
    const [own = ''] = codes(order)
    expect(await move(order, own, other)).toEqual({ kind: 'refused', reason: 'leaned-on-switch' })
    expect((await move(order, own, other, now, true)).kind).toBe('switched')
    const after = await till.order(order.token, now)
    expect(after.tickets.map(({ slot, state }) => [slot.id, state])).toEqual([
      [other, 'valid'],
      [other, 'valid'],
      [walk, 'returning'],
    ])
  })
})
