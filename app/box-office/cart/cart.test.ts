import { describe, expect, test } from 'vitest'
import { fieldOf, joinLines, linesOf, unknownFields, wrongNumbers } from './cart.ts'

describe('what the form of the till asks for', () => {
  test('day and window make the slot; noughts and blanks are nothing', () => {
    const fields = {
      day: '2025-09-26',
      window: 'before',
      'quantity-day': '2',
      'quantity-child': '0',
      'quantity-free': '',
    }
    expect(linesOf(fields)).toEqual([{ product: 'day', slot: '2025-09-26-before', quantity: 2 }])
  })

  test('an open date turns the full and the reduced ticket into their kind of it', () => {
    const fields = { day: 'open-date', window: 'after', 'quantity-day': '1', 'quantity-concession': '1' }
    expect(linesOf(fields)).toEqual([
      { product: 'open-date', slot: 'open-date', quantity: 1 },
      { product: 'concession-open-date', slot: 'open-date', quantity: 1 },
    ])
  })

  test('without a day or an hour the slot is missing, and the rules say so', () => {
    expect(linesOf({ day: '2025-09-26', 'quantity-day': '1' })).toEqual([
      { product: 'day', slot: '', quantity: 1 },
    ])
  })

  test('a walk that is sold whole counts heads, the others places', () => {
    expect(linesOf({ tour: 'departure-7', 'tour-type': 'individual', people: '3' })).toEqual([
      { product: 'tour-individual', slot: 'departure-7', quantity: 1, heads: 3 },
    ])
    expect(linesOf({ tour: 'departure-8', 'tour-type': 'author', people: '3' })).toEqual([
      { product: 'tour-author', slot: 'departure-8', quantity: 3 },
    ])
  })

  test('a walk chosen with the tickets is for all of them', () => {
    const tickets = {
      day: '2025-09-26',
      window: 'before',
      'quantity-day': '2',
      'quantity-child': '1',
    }
    expect(linesOf({ ...tickets, tour: 'author:departure-8' }).at(-1)).toEqual({
      product: 'tour-author',
      slot: 'departure-8',
      quantity: 3,
    })
    expect(linesOf({ ...tickets, tour: 'individual:departure-7' }).at(-1)).toEqual({
      product: 'tour-individual',
      slot: 'departure-7',
      quantity: 1,
      heads: 3,
    })
    expect(linesOf({ ...tickets, tour: '' })).toHaveLength(2)
  })
})

test('a field of the other form is as unknown as one of none', () => {
  const tickets = {
    day: '2025-09-26',
    window: 'before',
    'quantity-day': '1',
    'pass-number': '7',
    invitation: 'A',
  }
  const tour = { tour: 'departure-1', 'tour-type': 'group', people: '2', 'with-order': 'P-A' }
  const aClass = { class: 'class-1', people: '2', 'with-order': 'P-A' }
  for (const sent of [tickets, tour, aClass, { ...tickets, ...tour }]) expect(unknownFields(sent)).toEqual([])
  expect(unknownFields({ ...tour, 'pass-number': '7', day: '2025-09-26', discount: '1' })).toEqual([
    'pass-number',
    'day',
    'discount',
  ])
  expect(unknownFields({ ...tickets, people: '2', 'with-order': 'P-A' })).toEqual(['people', 'with-order'])
  const both = { ...tickets, tour: 'group:departure-1' }
  expect(unknownFields(both)).toEqual([])
  expect(unknownFields({ ...both, people: '9', 'with-order': 'P-A', 'tour-type': 'author' })).toEqual([
    'people',
    'with-order',
    'tour-type',
  ])
  expect(unknownFields({ ...aClass, 'tour-type': 'group' })).toEqual(['tour-type'])
  expect(unknownFields({ ...tour, 'pass-number': '' })).toEqual([])
  expect(unknownFields({ day: '2025-09-26', window: 'before' })).toEqual([])
})

test('what is no number of people or tickets is named; a blank is nothing, a nought none', () => {
  const wrong = ['abc', '1.5', '-1', '1e2', '0x1', 'Infinity', '101', '٣']
  const right = ['', ' ', '0', '1', ' 20 ', '100']
  const fieldsOf = (texts: string[]) => texts.map((text, place) => [`quantity-${place}`, text])
  expect(wrongNumbers(Object.fromEntries(fieldsOf(wrong)))).toHaveLength(wrong.length)
  expect(wrongNumbers(Object.fromEntries(fieldsOf(right)))).toEqual([])
  expect(wrongNumbers({ people: '2.5', day: 'abc', tour: 'x' })).toEqual(['people'])
})

test('every fault has its field', () => {
  const lines = linesOf({
    day: 'open-date',
    'quantity-day': '1',
    'quantity-child': '1',
    tour: 'departure-7',
    'tour-type': 'individual',
  })
  const faults = [
    { field: 'lines', code: 'too-many-tickets' },
    { field: 'lines', code: 'companion-alone' },
    { field: 'lines.0.slot', code: 'unknown-slot' },
    { field: 'lines.1.slot', code: 'wrong-slot' },
    { field: 'lines.0.quantity', code: 'one-per-pass' },
    { field: 'lines.0.product', code: 'invitation-needed' },
    { field: 'lines.2.slot', code: 'ticket-needed' },
    { field: 'lines.2.heads', code: 'too-many-people' },
  ] as const
  expect(faults.map(fault => fieldOf(fault, lines))).toEqual([
    'tickets',
    'quantity-companion',
    'slot',
    'quantity-child',
    'pass-number',
    'invitation',
    'tour',
    'people',
  ])
})

test('the same ticket for the same time is one line, walks stay apart', () => {
  const two = linesOf({ slot: '2025-09-26-before', 'quantity-day': '1', tour: 'departure-8' })
  expect(joinLines(two, two)).toEqual([
    { product: 'day', slot: '2025-09-26-before', quantity: 2 },
    { product: 'tour-group', slot: 'departure-8', quantity: 1 },
    { product: 'tour-group', slot: 'departure-8', quantity: 1 },
  ])
})

test('a ticket for a pass stays a line of its own, though the number of the pass is no longer known', () => {
  const line = { product: 'concession', slot: '2025-09-26-before', quantity: 1 } as const
  expect(joinLines([{ ...line, passOf: 'a' }], [line])).toEqual([{ ...line, passOf: 'a' }, line])
})
