import { expect, test } from 'vitest'
import { autumn2025 } from './edition.ts'
import { problemsOf } from './edition-problems.ts'
import { madeFrom } from './new-edition.ts'
import { earliestTurn, turnProblems } from './turn/turn-problems.ts'

const spring = madeFrom(autumn2025, '2026-04-02', autumn2025.exhibitors)

test('everything recurs, and all days lie as far from each other as they did', () => {
  expect(spring).toMatchObject({
    id: '2026-04',
    firstDay: '2026-04-02',
    lastDay: '2026-04-05',
    vipOpening: { day: '2026-04-02', from: '19:00', to: '22:00' },
    visitorDays: { first: '2026-04-03', last: '2026-04-05', from: '11:00' },
    ticketSalesFrom: '2025-12-09',
    tickets: autumn2025.tickets,
    tours: autumn2025.tours,
    refunds: autumn2025.refunds,
    sale: autumn2025.sale,
    nextFair: null,
    exhibitors: autumn2025.exhibitors,
  })
  // Books of the last three years, the last of them being the year of the fair.
  expect([autumn2025.award.booksSinceYear, spring.award.booksSinceYear]).toEqual([2023, 2024])
  expect(spring.award.announcedOn).toBe('2026-04-02')
  expect(problemsOf(spring)).toEqual([])
})

test('the original stays as it is', () => {
  expect(autumn2025.firstDay).toBe('2025-09-24')
  expect(autumn2025.nextFair).not.toBeNull()
})

test('days of exhibitors stay where it is the very fair they apply to, and move with the fair where it is another', () => {
  // Moved across a month: they are known already, and some have come.
  expect(madeFrom(autumn2025, '2026-05-07', autumn2025.exhibitors).exhibitors).toEqual(autumn2025.exhibitors)
  // From the second to the ninth of October it is 190 days.
  expect(madeFrom(spring, '2026-10-09', null).exhibitors).toEqual({
    fairId: '2026-10',
    opensOn: '2026-02-07',
    closesOn: '2026-06-23',
    answersBy: '2026-07-29',
    ranksFrom: ['2026-07-30', '2026-08-02', '2026-08-07', '2026-08-12'],
    standsTo: '2026-08-19',
    materialsUntil: '2026-09-07',
    arrivalUntil: '2026-09-21',
  })
})

test('a turn changes no day that was promised to the exhibitors of a fair, come or not', () => {
  const now = new Date('2025-09-20T10:00:00+03:00')
  const turning = (set: Partial<typeof spring.exhibitors>, moment: string) =>
    turnProblems(
      { current: autumn2025, next: { ...spring, exhibitors: { ...spring.exhibitors, ...set } } },
      new Date(`${moment}+03:00`),
      now,
    )
  expect(turning({}, '2025-10-01T00:00:00')).toEqual([])
  expect(turning({ opensOn: '2025-08-02' }, '2025-10-01T00:00:00')).toEqual(['days-differ'])
  expect(turning({ closesOn: '2025-12-20' }, '2025-10-01T00:00:00')).toEqual(['days-differ'])
  expect(turning({ arrivalUntil: '2026-03-16' }, '2025-10-01T00:00:00')).toEqual(['days-differ'])
  const longer = { ...spring, lastDay: '2026-04-06' }
  const from = new Date('2025-10-01T00:00:00+03:00')
  expect(turnProblems({ current: autumn2025, next: longer }, from, now)).toEqual(['days-differ'])
})

test('while a next fair is announced and not over, the site turns to no other: people have applied to that one', () => {
  const now = new Date('2025-09-20T10:00:00+03:00')
  const other = madeFrom(autumn2025, '2026-05-07', null)
  const turning = (moment: string) =>
    turnProblems({ current: autumn2025, next: other }, new Date(`${moment}+03:00`), now)
  expect(other.exhibitors.fairId).toBe('2026-05')
  expect(turning('2026-04-05T23:59:59')).toEqual(['other-fair-announced'])
  expect(turning('2026-04-06T00:00:00')).toEqual([])
})

test('the site turns between two fairs, when nobody is buying for the first any more', () => {
  const now = new Date('2025-09-20T10:00:00+03:00')
  const at = (moment: string, next = spring) =>
    turnProblems({ current: autumn2025, next }, new Date(`${moment}+03:00`), now)
  expect(earliestTurn(autumn2025)).toEqual(new Date('2025-09-28T00:00:00+03:00'))
  expect(at('2025-09-27T23:59:59')).toEqual(['fair-not-over'])
  expect(at('2025-09-28T00:00:00')).toEqual([])
  expect(at('2026-04-05T23:59:59')).toEqual([])
  expect(at('2026-04-06T00:00:00')).toEqual(['fair-would-be-over'])
  expect(at('2025-09-20T10:00:00')).toEqual(['moment-has-passed', 'fair-not-over'])
  expect(at('2028-01-01T00:00:00')).toContain('moment-too-far')
  expect(at('2025-10-01T00:00:00', autumn2025)).toContain('same-edition')
  expect(at('2025-10-01T00:00:00', { ...spring, lastDay: '2026-04-03' })).toEqual(
    expect.arrayContaining(['days-out-of-order']),
  )
})

test('doors that close late keep the site until the last payment has had its time', () => {
  const late = { ...autumn2025, visitorDays: { ...autumn2025.visitorDays, to: '23:50' } }
  expect(earliestTurn(late)).toEqual(new Date('2025-09-28T00:35:00+03:00'))
})
