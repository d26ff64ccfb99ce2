import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newTicketCode } from '../box-office/tickets/make-codes.server.ts'
import type { DoorTicket } from '../box-office/tickets/ticket-claims.ts'
import { autumn2025 } from '../editions/edition.ts'
import { openList, packList } from './door-list.ts'

const day: DoorTicket = {
  code: '7K3M9QXA2B4CDEFG',
  editionId: '2025-09',
  product: 'day',
  state: 'paid',
  admission: { kind: 'window', day: '2025-09-26', window: 'before' },
}
const tour: DoorTicket = {
  ...day,
  code: '0000000000000001',
  product: 'tour',
  people: 4,
  admission: { kind: 'event', startsAt: '2025-09-26T12:00:00+03:00', minutes: 60 },
}
const returned: DoorTicket = { ...day, code: '0000000000000002', state: 'refunded' }
const at = (time: string) => new Date(`2025-09-26T${time}+03:00`)

function packed(more: Partial<Parameters<typeof packList>[0]> = {}) {
  const { id, visitorDays, vipOpening } = autumn2025
  return packList({
    day: '2025-09-26',
    rules: { id, visitorDays, vipOpening },
    publicKeys: ['KEY'],
    tickets: [day, tour, returned],
    replaced: ['0000000000000003'],
    entries: [{ code: tour.code, gate: 'information', at: at('11:45:10') }],
    ...more,
  })
}

test('a scanner reads from the list what the box office has put into it', () => {
  const list = openList(JSON.parse(JSON.stringify(packed())))
  expect([day, tour, returned].map(({ code }) => list.find(code))).toEqual([day, tour, returned])
  expect(list.count).toBe(3)
  expect(list.find('0000000000000009')).toBeUndefined()
  expect([list.isReplaced('0000000000000003'), list.isReplaced(day.code)]).toEqual([true, false])
  expect(list.entriesOf(day.code)).toEqual([])
  expect(list.entriesOf(tour.code)).toEqual([
    {
      nonce: `list ${tour.code}`,
      code: tour.code,
      gate: 'information',
      at: at('11:45:10'),
      isAdmitted: true,
    },
  ])
})

test('8,000 tickets and 5,000 entries travel in 120 kB', () => {
  const tickets = Array.from({ length: 8_000 }, (_, place) => ({
    ...(place % 7 === 0 ? tour : day),
    code: newTicketCode(),
  }))
  const entries = tickets.slice(0, 5_000).map(({ code }, place) => ({
    code,
    gate: 'main-entrance',
    at: new Date(+at('11:00:00') + place * 5_000),
  }))
  const bytes = gzipSync(JSON.stringify(packed({ tickets, entries }))).length
  expect(bytes).toBeLessThan(120_000)
})
