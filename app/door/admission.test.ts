import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFair } from '../../tests/builders/fair-database.ts'
import type { BoxOffice } from '../box-office/box-office.ts'
import { doorKinds } from '../box-office/catalogue/door-kinds.ts'
import type { GatePurpose, ProofKind, SlotKind } from '../box-office/catalogue/product-records.ts'
import type { DoorProduct, ProductId } from '../box-office/catalogue/products.ts'
import { type TicketView, ticketView } from '../box-office/my-orders/show-ticket.server.ts'
import { admissionTable, type Hour } from '../box-office/tickets/admission-table.ts'
import { proofFor } from '../box-office/tickets/entry-proof.ts'
import type { Judgement } from '../box-office/tickets/judge-entry.ts'
import type { KeptState } from '../box-office/tickets/kept-states.ts'
import { type DoorTicket, type TicketState, ticketClaims } from '../box-office/tickets/ticket-claims.ts'
import { autumn2025 } from '../editions/edition.ts'
import { codeMark } from './code-mark.ts'
import { judgeReading } from './device/judge-reading.ts'
import { openList, packList } from './door-list.ts'
import { recordScan } from './record-scan.server.ts'

/*
 * What a ticket opens, written down a second time by hand. Every case of the table is generated and put to the server, to
 * a device without a network and to the ticket's page; and each cell of the table is once swapped, to see that all
 * three notice.
 */
const opens: Record<
  DoorProduct,
  [gate: GatePurpose, product: ProductId, slot: SlotKind, paper: ProofKind | null]
> = {
  day: ['entrance', 'day', 'before', null],
  'open-date': ['entrance', 'open-date', 'open-date', null],
  child: ['entrance', 'child', 'before', 'age'],
  concession: ['entrance', 'concession', 'after', 'concession'],
  employee: ['entrance', 'concession', 'before', 'employee-pass'],
  free: ['entrance', 'free', 'before', 'free'],
  'free-disability': ['entrance', 'free-disability', 'before', 'disability'],
  companion: ['entrance', 'companion', 'before', 'principal'],
  premium: ['entrance', 'premium', 'premium', null],
  tour: ['tours', 'tour-group', 'group', null],
  class: ['classes', 'master-class', 'class', null],
}
const doors = Object.keys(opens) as DoorProduct[]
const gates: Record<GatePurpose, string> = {
  entrance: 'courtyard-entrance',
  tours: 'information',
  classes: 'workshops',
}
const purposes = Object.keys(gates) as GatePurpose[]
const states: Record<TicketState, string> = {
  paid: 'admit',
  'asked-back': 'asked-back',
  refunded: 'refunded',
  cancelled: 'cancelled',
  'no-entry': 'no-entry',
  alone: 'alone',
}
const stateNames = Object.keys(states) as TicketState[]
const hours: Record<Hour, string> = {
  'other-day': 'wrong-day',
  before: 'too-early',
  within: 'admit',
  after: 'too-late',
}
const hourNames = Object.keys(hours) as Hour[]
const at = (moment: string) => new Date(`${moment}+03:00`)
/** The slots of the cases, and a moment of each kind. */
const spans: Partial<Record<SlotKind, [from: string, to: string, moments: Record<Hour, string>]>> = {
  before: [
    '2025-09-25T11:00:00',
    '2025-09-25T14:00:00',
    {
      'other-day': '2025-09-24T12:00:00',
      before: '2025-09-25T10:59:59',
      within: '2025-09-25T11:00:00',
      after: '2025-09-25T21:00:00',
    },
  ],
  after: [
    '2025-09-25T14:00:00',
    '2025-09-25T21:00:00',
    {
      'other-day': '2025-09-26T15:00:00',
      before: '2025-09-25T13:59:59',
      within: '2025-09-25T20:59:59',
      after: '2025-09-25T21:00:00',
    },
  ],
  'open-date': [
    '2025-09-25T11:00:00',
    '2025-09-27T21:00:00',
    {
      'other-day': '2025-09-24T12:00:00',
      before: '2025-09-26T10:59:59',
      within: '2025-09-26T11:00:00',
      after: '2025-09-26T21:00:00',
    },
  ],
  premium: [
    '2025-09-24T19:00:00',
    '2025-09-24T22:00:00',
    {
      'other-day': '2025-09-25T19:30:00',
      before: '2025-09-24T18:59:59',
      within: '2025-09-24T21:59:59',
      after: '2025-09-24T22:00:00',
    },
  ],
  group: [
    '2025-09-25T12:00:00',
    '2025-09-25T13:00:00',
    {
      'other-day': '2025-09-26T12:00:00',
      before: '2025-09-25T11:29:59',
      within: '2025-09-25T12:09:59',
      after: '2025-09-25T12:10:00',
    },
  ],
  class: [
    '2025-09-25T12:00:00',
    '2025-09-25T13:00:00',
    {
      'other-day': '2025-09-26T12:00:00',
      before: '2025-09-25T11:29:59',
      within: '2025-09-25T12:59:59',
      after: '2025-09-25T13:00:00',
    },
  ],
}

type Case = { door: DoorProduct; gate: GatePurpose; state: TicketState; hour: Hour }
const cases: Case[] = doors.flatMap(door =>
  purposes.flatMap(gate => stateNames.flatMap(state => hourNames.map(hour => ({ door, gate, state, hour })))),
)

function expected({ door, gate, state, hour }: Case): string {
  const [own, , , paper] = opens[door]
  if (states[state] !== 'admit') return states[state]
  if (gate !== own) return 'wrong-gate'
  return hours[hour] === 'admit' ? `admit ${paper ?? ''}`.trim() : hours[hour]
}

const short = (judgement: Judgement) =>
  judgement.verdict === 'admit' ? `admit ${judgement.proof?.kind ?? ''}`.trim() : judgement.reason

const spanOf = (kind: SlotKind) => {
  const [from, to, moments] = spans[kind] ?? (spans.before as NonNullable<(typeof spans)['before']>)
  return {
    slot: { editionId: autumn2025.id, kind, day: from.slice(0, 10), startsAt: at(from), endsAt: at(to) },
    moments,
  }
}

const code = '7K3M9QXA2B4CDEFG'
function ticketOf({ door, state }: Pick<Case, 'door' | 'state'>): DoorTicket {
  const [, product, kind] = opens[door]
  const { slot } = spanOf(kind)
  return { ...ticketClaims({ code, product, isForPass: door === 'employee', slot }), state }
}

async function byDevice(one: Case): Promise<string> {
  const { id, visitorDays, vipOpening } = autumn2025
  const now = at(spanOf(opens[one.door][2]).moments[one.hour])
  const list = packList({
    day: '2025-09-25',
    rules: { id, visitorDays, vipOpening },
    publicKeys: [],
    tickets: [{ ...ticketOf(one), code: await codeMark(code, id) }],
    replaced: [],
    entries: [],
  })
  const view = { list: openList(list), keys: [], readings: [], gate: gates[one.gate], now }
  return short((await judgeReading(code, view)).judgement)
}

// A page shows one ticket at the gate it is for: which one that is, it reads in the table too.
type PageCase = Omit<Case, 'gate'>
type Shown = Pick<TicketView, 'isGood' | 'stateWord' | 'doorWord' | 'proof' | 'where'>

function byPage({ door, state, hour }: PageCase): Shown {
  const [, product, kind] = opens[door]
  const { slot, moments } = spanOf(kind)
  const { isGood, stateWord, doorWord, proof, where } = ticketView(
    {
      id: 'id',
      lineId: 'line',
      code,
      secret: 'secret',
      number: '7K3QXM-1',
      name: '',
      heads: null,
      isForPass: door === 'employee',
      isIn: false,
      product,
      holder: null,
      state: kept[state],
      door: state,
      priceKopecks: 0,
      slotKopecks: null,
      ladderOn: null,
      honouredUntil: null,
      slot: { id: 'slot', isCalledOff: false, isConfirmed: true, ...slot },
      quote: null,
      returned: null,
    },
    {
      edition: autumn2025,
      locale: 'en',
      sealTicket: () => 'P1.',
      events: new Map([['slot', { title: 'Event', place: 'Its own place' }]]) as never,
      officeEmail: '',
      now: at(moments[hour]),
    },
  )
  return { isGood, stateWord, doorWord, proof, where }
}

function expectedShown({ door, state, hour }: PageCase): Shown {
  const [gate, , , paper] = opens[door]
  const isGood = states[state] === 'admit'
  const isPast = hour === 'after' || (hour === 'other-day' && laterOf(door))
  const word = hour === 'within' ? 'Open now' : isPast ? 'Time is over' : null
  return {
    isGood,
    stateWord: stateWords[state],
    doorWord: isGood ? word : null,
    proof: paper && (papers[paper] ?? null),
    where: wheres[gate],
  }
}
// The other day of some cases is the day after.
const laterOf = (door: DoorProduct) => ['after', 'premium', 'group', 'class'].includes(opens[door][2])
const stateWords: Record<TicketState, string | null> = {
  paid: null,
  'asked-back': 'Return requested, not valid',
  refunded: 'Refunded',
  cancelled: 'Not valid',
  'no-entry': 'Not valid without an entry ticket for that day',
  alone: 'Not valid without the person accompanied',
}
const wheres: Record<GatePurpose, string> = {
  entrance: 'at the entrance',
  tours: 'where the tour gathers',
  classes: 'at the workshop',
}
const papers: Record<ProofKind, string> = {
  age: 'Show proof of age.',
  concession: 'Show proof of your concession.',
  'employee-pass': 'Show your employee’s pass.',
  free: 'Show your document.',
  disability: 'Show the disability certificate.',
  principal: 'Come together.',
}
const pageCases = doors.flatMap(door =>
  stateNames.flatMap(state => hourNames.map(hour => ({ door, state, hour }))),
)

let database: Awaited<ReturnType<typeof openFair>>
const sold = new Map<DoorProduct, { id: string; code: string }>()

/** The server judges what the box office has sold: each product once, with all it leans on. */
async function byServer({ door, gate, state, hour }: Case): Promise<string> {
  const own = sold.get(door)
  if (!own) throw new Error(`${door} was not sold`)
  const now = at(spanOf(opens[door][2]).moments[hour])
  const { pool } = database
  await pool.query('delete from scans')
  await pool.query(`update tickets set state = 'valid'`)
  await pool.query('update tickets set state = $1 where id = $2', [kept[state], own.id])
  // What it leans on is gone.
  if (leaning[state]) await pool.query(`update tickets set state = 'void' where id <> $1`, [own.id])
  const shown = { text: own.code, at: now, nonce: crypto.randomUUID(), gate: gates[gate], actor: 'gate' }
  return short(
    (await recordScan({ pool: database.pool, edition: autumn2025 } as BoxOffice, shown, now)).judgement,
  )
}

/** What the box office keeps of a ticket that the door calls so. */
const kept: Record<TicketState, KeptState> = {
  paid: 'valid',
  'asked-back': 'returning',
  refunded: 'returned',
  cancelled: 'void',
  'no-entry': 'valid',
  alone: 'valid',
}
/** States that only a ticket which leans on another can be in. */
const leaning: Partial<Record<TicketState, DoorProduct[]>> = {
  'no-entry': ['tour', 'class'],
  alone: ['companion'],
}
const serverCases = cases.filter(({ door, state }) => leaning[state]?.includes(door) ?? true)

beforeAll(async () => {
  database = await openFair()
  // Readings are kept for ever; here each case begins without any.
  await database.pool.query('alter table scans disable trigger user')
  const slotIds = new Map<SlotKind, string>()
  for (const kind of Object.keys(spans) as SlotKind[]) {
    const { slot } = spanOf(kind)
    const id = `case-${kind}`
    await database.pool.query(
      'insert into slots (id, kind, day, starts_at, ends_at, capacity) values ($1, $2, $3, $4, $5, 100)',
      [id, kind, slot.day, slot.startsAt, slot.endsAt],
    )
    slotIds.set(kind, id)
  }
  const now = new Date('2025-08-20T10:00:00+03:00')
  const orderId = crypto.randomUUID()
  await database.pool.query(
    `insert into orders (id, code, token, state, locale, buyer_email, total_kopecks, consents, created_at, held_until)
     values ($1, 'P-CASES', 'cases', 'paid', 'ru', 'cases@example.test', 0, '[]', $2, $2)`,
    [orderId, now],
  )
  for (const [place, door] of doors.entries()) {
    const [, product, kind] = opens[door]
    const [lineId, id] = [crypto.randomUUID(), crypto.randomUUID()]
    const ticketCode = `C${String(place).padStart(15, '0')}`
    await database.pool.query(
      `insert into order_lines (id, order_id, position, product, slot_id, quantity, unit_kopecks, name, pass_hash)
       values ($1, $2, $3, $4, $5, 1, 0, '', $6)`,
      [lineId, orderId, place, product, slotIds.get(kind), door === 'employee' ? 'hash' : null],
    )
    await database.pool.query(
      `insert into tickets (id, order_id, line_id, product, slot_id, code, secret, price_kopecks, state, created_at)
       values ($1, $2, $3, $4, $5, $6, $6, 0, 'valid', $7)`,
      [id, orderId, lineId, product, slotIds.get(kind), ticketCode, now],
    )
    sold.set(door, { id, code: ticketCode })
  }
})
afterAll(() => database.drop())

async function different<C>(all: readonly C[], tried: (one: C) => unknown, wanted: (one: C) => unknown) {
  const wrong: string[] = []
  for (const one of all) {
    const [is, should] = [JSON.stringify(await tried(one)), JSON.stringify(wanted(one))]
    if (is !== should) wrong.push(`${JSON.stringify(one)}: ${is}, not ${should}`)
  }
  return wrong
}

describe('every case', () => {
  test('every kind of ticket the door knows is in the table of this test', () => {
    expect(doorKinds.map(({ id }) => id).sort()).toEqual([...doors].sort())
  })
  test('on the server', async () => {
    expect(await different(serverCases, byServer, expected)).toEqual([])
  })
  test('on a device without a network', async () => {
    expect(await different(cases, byDevice, expected)).toEqual([])
  })
  test('on the ticket’s page', async () => {
    expect(await different(pageCases, byPage, expectedShown)).toEqual([])
  })
})

describe('a swapped cell is noticed by all three', () => {
  type Swap = { name: string; swap: () => void; unswap: () => void; touched: (one: Case) => boolean }
  const swapOf = <K extends string, V>(
    name: string,
    row: Record<K, V>,
    key: K,
    to: V,
    touched: Swap['touched'],
  ): Swap => {
    const was = row[key]
    return {
      name: `${name}: ${key}`,
      swap() {
        row[key] = to
      },
      unswap() {
        row[key] = was
      },
      touched,
    }
  }
  const { states: stateCells, gates: gateCells, hours: hourCells, asks } = admissionTable
  const kinds = { window: 'day', 'each-day': 'open-date', opening: 'premium', event: 'tour' } as const
  const swaps: Swap[] = [
    ...stateNames.map(key => {
      const [door = 'day'] = leaning[key] ?? []
      return swapOf(
        'state',
        stateCells,
        key,
        key === 'paid' ? 'cancelled' : 'admit',
        one => one.door === door && one.gate === opens[door][0] && one.state === key && one.hour === 'within',
      )
    }),
    ...doors.flatMap(door =>
      purposes.map(key =>
        swapOf(
          `gate of ${door}`,
          gateCells[door],
          key,
          gateCells[door][key] === 'admit' ? 'wrong-gate' : 'admit',
          one => one.door === door && one.gate === key && one.state === 'paid' && one.hour === 'within',
        ),
      ),
    ),
    ...(Object.keys(kinds) as (keyof typeof kinds)[]).flatMap(kind =>
      hourNames.map(key =>
        swapOf(
          `hour of ${kind}`,
          hourCells[kind],
          key,
          hourCells[kind][key] === 'admit' ? 'too-late' : 'admit',
          one =>
            one.door === kinds[kind] &&
            one.gate === opens[one.door][0] &&
            one.state === 'paid' &&
            one.hour === key,
        ),
      ),
    ),
    ...doors.map(door =>
      swapOf(
        'paper',
        asks,
        door,
        asks[door] ? undefined : 'concession',
        one =>
          one.door === door && one.gate === opens[door][0] && one.state === 'paid' && one.hour === 'within',
      ),
    ),
  ]
  test('every cell is among them', () => {
    const { states, gates, hours, asks } = admissionTable
    const rows = [states, asks, ...Object.values(gates), ...Object.values(hours)]
    expect(swaps.length).toBe(rows.flatMap(row => Object.keys(row)).length)
  })
  test.each(swaps)('$name', async ({ swap, unswap, touched }) => {
    swap()
    try {
      expect(await different(serverCases.filter(touched), byServer, expected), 'server').not.toEqual([])
      expect(await different(cases.filter(touched), byDevice, expected), 'device').not.toEqual([])
      expect(await different(pageCases, byPage, expectedShown), 'page').not.toEqual([])
    } finally {
      unswap()
    }
  })
})

test('papers are asked for by the day of the visit', () => {
  expect(proofFor('child', '2025-09-25')).toEqual({
    kind: 'age',
    bornFrom: '2010-09-26',
    bornTo: '2018-09-25',
  })
})
