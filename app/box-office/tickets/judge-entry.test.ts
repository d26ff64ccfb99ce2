import { describe, expect, test } from 'vitest'
import { autumn2025 } from '../../editions/edition.ts'
import { doorKindOf } from '../catalogue/door-kinds.ts'
import type { DoorProduct } from '../catalogue/products.ts'
import { judgeEntry, type Scan } from './judge-entry.ts'
import type { Admission, DoorTicket } from './ticket-claims.ts'

const at = (moment: string) => new Date(`${moment}+03:00`)
const onDay = (window: 'before' | 'after' | 'all-day', day = '2025-09-26'): Admission => ({
  kind: 'window',
  day,
  window,
})
const ticket = (admission: Admission, more: Partial<DoorTicket> = {}): DoorTicket => ({
  code: '7K3M9QXA2B4CDEFG',
  editionId: '2025-09',
  product: 'day',
  state: 'paid',
  admission,
  ...more,
})
const entry = (moment: string, more: Partial<Scan> = {}): Scan => ({
  nonce: moment,
  code: '7K3M9QXA2B4CDEFG',
  gate: 'Портик',
  at: at(moment),
  isAdmitted: true,
  ...more,
})
const judge = (own: DoorTicket, moment: string, scans: Scan[] = []) =>
  judgeEntry({ ticket: own, gate: doorKindOf(own.product).gate, scans, now: at(moment) }, autumn2025)

const admitted = { verdict: 'admit', notes: [] }
const wrongDay = (...days: string[]) => ({ verdict: 'refuse', reason: 'wrong-day', days })
const early = (from: string) => ({ verdict: 'refuse', reason: 'too-early', from })
const late = (until: string) => ({ verdict: 'refuse', reason: 'too-late', until })
const lateForWindow = { verdict: 'refuse', reason: 'too-late-window', until: '14:00' }

describe('the entry window of a day ticket, to the second', () => {
  test.for([
    ['before', '2025-09-25T23:59:59', wrongDay('2025-09-26')],
    ['before', '2025-09-26T00:00:00', early('11:00')],
    ['before', '2025-09-26T10:59:59', early('11:00')],
    ['before', '2025-09-26T11:00:00', admitted],
    ['before', '2025-09-26T13:59:59', admitted],
    ['before', '2025-09-26T14:00:00', lateForWindow],
    ['before', '2025-09-26T20:59:59', lateForWindow],
    ['before', '2025-09-26T21:00:00', late('21:00')],
    ['before', '2025-09-26T23:59:59', late('21:00')],
    ['before', '2025-09-27T00:00:00', wrongDay('2025-09-26')],
    ['after', '2025-09-26T11:00:00', early('14:00')],
    ['after', '2025-09-26T13:59:59', early('14:00')],
    ['after', '2025-09-26T14:00:00', admitted],
    ['after', '2025-09-26T20:59:59', admitted],
    ['after', '2025-09-26T21:00:00', late('21:00')],
    ['all-day', '2025-09-26T10:59:59', early('11:00')],
    ['all-day', '2025-09-26T11:00:00', admitted],
    ['all-day', '2025-09-26T14:00:00', admitted],
    ['all-day', '2025-09-26T21:00:00', late('21:00')],
  ] as const)('%s, %s', ([window, moment, judgement]) => {
    expect(judge(ticket(onDay(window)), moment)).toEqual(judgement)
  })
})

describe('the open date: once on each visitor day', () => {
  const open = ticket({ kind: 'each-day' }, { product: 'open-date' })
  const days = ['2025-09-25', '2025-09-26', '2025-09-27']
  test.for([
    ['2025-09-24T19:30:00', wrongDay(...days)],
    ['2025-09-25T11:00:00', admitted],
    ['2025-09-26T20:59:59', admitted],
    ['2025-09-27T10:59:59', early('11:00')],
    ['2025-09-27T21:00:00', late('21:00')],
    ['2025-09-28T12:00:00', wrongDay(...days)],
  ] as const)('%s', ([moment, judgement]) => {
    expect(judge(open, moment)).toEqual(judgement)
  })

  test('yesterday’s entry does not count today, today’s does', () => {
    const yesterday = entry('2025-09-25T20:59:59')
    expect(judge(open, '2025-09-26T11:00:00', [yesterday])).toEqual(admitted)
    const scans = [yesterday, entry('2025-09-26T11:00:00')]
    expect(judge(open, '2025-09-26T18:00:00', scans)).toEqual({
      verdict: 'refuse',
      reason: 'already-in',
      at: at('2025-09-26T11:00:00'),
      gate: 'Портик',
    })
  })
})

test('a day begins at the midnight of Moscow, for entries too', () => {
  const open = ticket({ kind: 'each-day' }, { product: 'open-date' })
  const scans = [entry('2025-09-26T00:00:00')]
  expect(judge(open, '2025-09-25T20:00:00', scans)).toEqual(admitted)
  expect(judge(open, '2025-09-26T12:00:00', scans)).toMatchObject({ reason: 'already-in' })
})

describe('the evening of the opening', () => {
  const premium = ticket({ kind: 'opening' }, { product: 'premium' })
  test.for([
    ['2025-09-24T18:59:59', early('19:00')],
    ['2025-09-24T19:00:00', admitted],
    ['2025-09-24T21:59:59', admitted],
    ['2025-09-24T22:00:00', late('22:00')],
    ['2025-09-25T19:30:00', wrongDay('2025-09-24')],
  ] as const)('%s', ([moment, judgement]) => {
    expect(judge(premium, moment)).toEqual(judgement)
  })
})

describe('tours and classes are judged by their start', () => {
  const starts = (product: DoorProduct) =>
    ticket({ kind: 'event', startsAt: '2025-09-26T11:30:00+03:00', minutes: 60 }, { product })
  const begun = { verdict: 'admit', notes: [{ kind: 'started' }] }
  test.for([
    ['tour', '2025-09-25T11:30:00', wrongDay('2025-09-26')],
    ['tour', '2025-09-26T10:59:59', early('11:00')],
    ['tour', '2025-09-26T11:00:00', admitted],
    ['tour', '2025-09-26T11:29:59', admitted],
    ['tour', '2025-09-26T11:30:00', begun],
    ['tour', '2025-09-26T11:39:59', begun],
    ['tour', '2025-09-26T11:40:00', late('11:40')],
    ['class', '2025-09-26T11:40:00', begun],
    ['class', '2025-09-26T12:29:59', begun],
    ['class', '2025-09-26T12:30:00', late('12:30')],
  ] as const)('a %s, %s', ([product, moment, judgement]) => {
    expect(judge(starts(product), moment)).toEqual(judgement)
  })
})

describe('one entry a day, as the visiting rules say', () => {
  const own = ticket(onDay('before'))

  test('who has left does not come back, and the reason is the entry, not the hour', () => {
    const scans = [entry('2025-09-26T12:00:00', { gate: 'Двор' }), entry('2025-09-26T11:20:00')]
    expect(judge(own, '2025-09-26T15:00:00', scans)).toEqual({
      verdict: 'refuse',
      reason: 'already-in',
      at: at('2025-09-26T11:20:00'),
      gate: 'Портик',
    })
  })

  test('a reading that was refused, and one of another ticket, are no entries', () => {
    const scans = [
      entry('2025-09-26T10:50:00', { isAdmitted: false }),
      entry('2025-09-26T11:10:00', { code: '0000000000000000' }),
    ]
    expect(judge(own, '2025-09-26T11:20:00', scans)).toEqual(admitted)
  })

  test('a reading that is sent again gets its first answer again', () => {
    const scans = [entry('2025-09-26T12:00:00', { nonce: 'n-1' })]
    const again = {
      ticket: own,
      gate: 'entrance' as const,
      scans,
      now: at('2025-09-26T12:00:00'),
      nonce: 'n-1',
    }
    expect(judgeEntry(again, autumn2025)).toEqual(admitted)
  })
})

test.for(['unknown', 'forged', 'not-a-ticket', 'newer'] as const)('nothing to let in: %s', problem => {
  const now = at('2025-09-26T12:00:00')
  expect(judgeEntry({ ticket: problem, gate: 'entrance', scans: [], now }, autumn2025)).toEqual({
    verdict: 'refuse',
    reason: problem,
  })
})

test.for(['asked-back', 'refunded', 'cancelled', 'no-entry', 'alone'] as const)(
  'a ticket that is %s',
  state => {
    expect(judge(ticket(onDay('before'), { state }), '2025-09-26T12:00:00')).toEqual({
      verdict: 'refuse',
      reason: state,
    })
  },
)

test('a ticket of another fair', () => {
  const other = ticket(onDay('before'), { editionId: '2026-04' })
  expect(judge(other, '2025-09-26T12:00:00')).toEqual({ verdict: 'refuse', reason: 'other-fair' })
})

test('a ticket sold after the list was fetched comes in by its seal, and the screen says so', () => {
  const sealed = ticket(onDay('before'), { isSealedOnly: true, people: 4 })
  expect(judge(sealed, '2025-09-26T12:00:00')).toEqual({
    verdict: 'admit',
    notes: [{ kind: 'sealed-only' }, { kind: 'people', count: 4 }],
  })
})

describe('what the desk asks to see', () => {
  test.for([
    // Seven on the day itself, and still fourteen on it.
    ['child', { kind: 'age', bornFrom: '2010-09-27', bornTo: '2018-09-26' }],
    ['concession', { kind: 'concession' }],
    ['employee', { kind: 'employee-pass' }],
    ['free', { kind: 'free', smallBornFrom: '2018-09-27' }],
    ['day', undefined],
    ['open-date', undefined],
  ] as const)('%s', ([product, proof]) => {
    const judgement = judge(ticket(onDay('before'), { product }), '2025-09-26T12:00:00')
    expect(judgement).toEqual(proof ? { verdict: 'admit', proof, notes: [] } : admitted)
  })
})
