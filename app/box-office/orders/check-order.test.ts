import { describe, expect, test } from 'vitest'
import { autumn2025 } from '../../editions/edition.ts'
import type { SlotKind } from '../catalogue/product-records.ts'
import { type ProductId, products } from '../catalogue/products.ts'
import { checkOrder, mostInOrder, pricedLines, type SlotFacts, type WantedLine } from './check-order.ts'

const now = new Date('2025-08-20T10:00:00+03:00')
const facts = (id: string, kind: SlotKind, day: string, from: string, to: string): SlotFacts => ({
  id,
  kind,
  day,
  startsAt: new Date(`${day}T${from}:00+03:00`),
  endsAt: new Date(`${day}T${to}:00+03:00`),
  priceKopecks: null,
  calledOffAt: null,
})
const slots = new Map(
  [
    facts('before', 'before', '2025-09-25', '11:00', '14:00'),
    facts('after', 'after', '2025-09-25', '14:00', '21:00'),
    facts('friday', 'before', '2025-09-26', '11:00', '14:00'),
    facts('open-date', 'open-date', '2025-09-25', '11:00', '21:00'),
    facts('premium', 'premium', '2025-09-24', '19:00', '22:00'),
    facts('group', 'group', '2025-09-25', '12:00', '13:00'),
    facts('group-2', 'group', '2025-09-25', '15:00', '16:00'),
    facts('individual', 'individual', '2025-09-25', '12:00', '13:00'),
    facts('author', 'author', '2025-09-25', '16:00', '18:00'),
    { ...facts('class', 'class', '2025-09-25', '16:00', '18:00'), priceKopecks: 90_000 },
  ].map(slot => [slot.id, slot]),
)
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
const namedEntries = ([day, count]: [string, number]) =>
  Array.from({ length: count }, (_, place) => ({
    id: `${day} ${place}`,
    slot: slots.get('before') as SlotFacts,
    carries: [],
  })).map(entry => ({ ...entry, slot: { ...entry.slot, day } }))
type Circumstances = { at?: Date; invited?: ProductId[]; elsewhere?: [string, number][] }
const wrong = (lines: WantedLine[], { at = now, invited = [], elsewhere = [] }: Circumstances = {}) =>
  checkOrder(
    autumn2025,
    { lines, slots, invited: new Set(invited), named: elsewhere.flatMap(namedEntries) },
    at,
  ).map(({ field, code }) => `${field}: ${code}`)

// Point 9 of the specification, in roubles.
test.each([
  ['day', 'before', 2_100],
  ['day', 'after', 2_500],
  ['open-date', 'open-date', 6_000],
  ['child', 'before', 650],
  ['child', 'after', 650],
  ['concession', 'before', 1_050],
  ['concession', 'after', 1_250],
  ['concession-open-date', 'open-date', 3_000],
  ['free', 'before', 0],
  ['companion', 'after', 0],
  ['tour-group', 'group', 500],
  ['tour-individual', 'individual', 10_000],
  ['tour-author', 'author', 3_000],
  ['master-class', 'class', 900],
] as const)('%s in %s costs %i roubles', (product, slot, roubles) => {
  const [priced] = pricedLines(autumn2025, [line(product, slot)], slots, new Map())
  expect(priced?.unitKopecks).toBe(roubles * 100)
})

test('a family with a group tour is welcome', () => {
  const lines = [
    line('day', 'before', 2),
    line('child', 'before', 1),
    line('free', 'before', 1),
    line('tour-group', 'group', 3),
  ]
  expect(wrong(lines)).toEqual([])
})

describe('refused', () => {
  test.each<[string, WantedLine[], string[], Circumstances?]>([
    ['nothing', [], ['lines: nothing-chosen']],
    ['an unknown slot', [line('day', 'monday')], ['lines.0.slot: unknown-slot']],
    ['a day ticket for the open date', [line('day', 'open-date')], ['lines.0.slot: wrong-slot']],
    [
      'the opening without an invitation',
      [line('premium', 'premium')],
      ['lines.0.product: invitation-needed'],
    ],
    ['eleven tickets', [line('day', 'before', 6), line('day', 'after', 5)], ['lines: too-many-tickets']],
    [
      'four tours',
      [
        line('day', 'before', 4),
        ...['group', 'group-2', 'group', 'author'].map((slot, place) =>
          line(place === 3 ? 'tour-author' : 'tour-group', slot),
        ),
      ],
      ['lines: too-many-tours'],
    ],
    ['a tour without a ticket', [line('tour-group', 'group')], ['lines.0.slot: ticket-needed']],
    [
      'a tour with a ticket for another day',
      [line('day', 'friday'), line('tour-group', 'group')],
      ['lines.1.slot: ticket-needed'],
    ],
    [
      'five at an individual tour',
      [line('day', 'before', 5), line('tour-individual', 'individual', 1, { heads: 5 })],
      ['lines.1.heads: too-many-people'],
    ],
    [
      'two individual tours at once',
      [line('day', 'before', 2), line('tour-individual', 'individual', 2)],
      ['lines.1.quantity: one-departure'],
    ],
    ['a companion alone', [line('companion', 'before')], ['lines: companion-alone']],
    [
      'two concessions on one pass',
      [line('concession', 'before', 2, { passNumber: '17' })],
      ['lines.0.quantity: one-per-pass'],
    ],
    [
      'a window that has closed',
      [line('day', 'before')],
      ['lines.0.slot: over'],
      { at: new Date('2025-09-25T14:00:00+03:00') },
    ],
    [
      'a tour that has begun',
      [line('day', 'before'), line('tour-group', 'group')],
      ['lines.1.slot: over'],
      { at: new Date('2025-09-25T12:00:00+03:00') },
    ],
    [
      'anything before the sale',
      [line('day', 'before')],
      ['lines: sale-closed'],
      { at: new Date('2025-06-01T23:59:59+03:00') },
    ],
  ])('%s', (_what, lines, expected, circumstances) => {
    expect(wrong(lines, circumstances)).toEqual(expected)
  })
})

describe('allowed', () => {
  test.each<[string, WantedLine[], Circumstances?]>([
    ['ten tickets', [line('day', 'before', 5), line('day', 'after', 5)]],
    ['the opening with an invitation', [line('premium', 'premium', 2)], { invited: ['premium'] }],
    ['a tour with an open date', [line('open-date', 'open-date'), line('tour-author', 'author')]],
    [
      'a tour for the people of another order',
      [line('tour-group', 'group', 2)],
      { elsewhere: [['2025-09-25', 2]] },
    ],
    [
      'four at an individual tour',
      [line('day', 'before', 4), line('tour-individual', 'individual', 1, { heads: 4 })],
    ],
    ['a companion', [line('free-disability', 'before'), line('companion', 'before')]],
    ['a window in its last second', [line('day', 'before')], { at: new Date('2025-09-25T13:59:59+03:00') }],
    ['the first second of the sale', [line('day', 'before')], { at: new Date('2025-06-02T00:00:00+03:00') }],
  ])('%s', (_what, lines, circumstances) => {
    expect(wrong(lines, circumstances)).toEqual([])
  })
})

test('limits of point 9 and of the decisions', () => {
  const { tours, sale, refunds, payoutCalendarDays } = autumn2025
  expect(tours).toEqual({
    group: { priceKopecks: 50_000, minPeople: 1, maxPeople: 20 },
    individual: { priceKopecks: 1_000_000, minPeople: 1, maxPeople: 4 },
    author: { priceKopecks: 300_000, minPeople: 3, maxPeople: 8 },
  })
  expect(refunds.map(({ minDays, percent }) => [minDays, percent])).toEqual([
    [11, 100],
    [6, 50],
    [4, 30],
    [0, 0],
  ])
  expect([
    sale.cartMinutes,
    sale.paymentMinutes,
    sale.maxTickets,
    sale.maxTours,
    sale.windowCapacity,
  ]).toEqual([15, 30, 10, 3, 2_000])
  expect(payoutCalendarDays).toBe(14)
})

test.each(products.filter(({ isSoldWhole }) => !isSoldWhole))(
  'of $id an order takes as many as the box office says, and not one more',
  product => {
    const most = mostInOrder(autumn2025, product)
    const slot = [...slots.values()].find(({ kind }) => product.slots.includes(kind))?.id ?? ''
    const tooMany = (quantity: number) =>
      wrong([line(product.id, slot, quantity)], { invited: [product.id] }).filter(said =>
        said.startsWith('lines: too-many'),
      )
    expect(tooMany(most)).toEqual([])
    expect(tooMany(most + 1)).toHaveLength(1)
  },
)

test('a tour that is sold whole is taken once for each departure, of as many as the box office says', () => {
  const individual = products.find(({ id }) => id === 'tour-individual')
  const most = individual ? mostInOrder(autumn2025, individual) : 0
  const tours = (count: number) => Array.from({ length: count }, () => line('tour-individual', 'individual'))
  expect(wrong(tours(most)).filter(said => said.includes('too-many'))).toEqual([])
  expect(wrong(tours(most + 1))).toContain('lines: too-many-tours')
})
