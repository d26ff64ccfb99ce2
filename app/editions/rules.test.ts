import { describe, expect, test } from 'vitest'
import { autumn2025 } from './edition.ts'
import { awardDaysLeft, awardPhase, nextPhaseAt, salesPhase, windowPhase, windowsOf } from './rules.ts'

const at = (instant: string) => new Date(`${instant}+03:00`)

test('the fair of autumn 2025 is as announced', () => {
  expect(autumn2025).toEqual({
    id: '2025-09',
    firstDay: '2025-09-24',
    lastDay: '2025-09-27',
    vipOpening: { day: '2025-09-24', from: '19:00', to: '22:00' },
    visitorDays: {
      first: '2025-09-25',
      last: '2025-09-27',
      from: '11:00',
      windowTurnsAt: '14:00',
      to: '21:00',
    },
    award: {
      opensOn: '2025-07-18',
      closesOn: '2025-09-01',
      judgingFrom: '2025-09-02',
      judgingTo: '2025-09-10',
      announcedOn: '2025-09-24',
    },
    childrensSelectionUntil: '2025-08-27',
    ticketSalesFrom: '2025-06-02',
    conventionRegistration: { opensOn: '2025-06-02', closesOn: '2025-08-15' },
    mediaAccreditationUntil: '2025-09-20',
    standsFromKopecks: 20_000_000,
    tickets: {
      dayBeforeKopecks: 210_000,
      dayAfterKopecks: 250_000,
      openDateKopecks: 600_000,
      childKopecks: 65_000,
      concessionBeforeKopecks: 105_000,
      concessionAfterKopecks: 125_000,
      concessionOpenDateKopecks: 300_000,
    },
    tours: {
      group: { priceKopecks: 50_000, minPeople: 1, maxPeople: 20 },
      individual: { priceKopecks: 1_000_000, minPeople: 1, maxPeople: 4 },
      author: { priceKopecks: 300_000, minPeople: 3, maxPeople: 8 },
    },
    refunds: [
      { minDays: 11, percent: 100 },
      { minDays: 6, percent: 50 },
      { minDays: 4, percent: 30 },
      { minDays: 0, percent: 0 },
    ],
    payoutCalendarDays: 14,
    payoutBusinessDays: 14,
    sale: {
      maxTickets: 10,
      maxTours: 3,
      windowCapacity: 2_000,
      openDateCapacity: 2_000,
      premiumCapacity: 600,
      cartMinutes: 15,
      paymentMinutes: 30,
      decideHoursBefore: 24,
    },
    nextFair: { firstDay: '2026-04-02', lastDay: '2026-04-05' },
  })
})

describe('the award, a second before and at every turn', () => {
  test.for([
    ['2025-07-17T23:59:59', 'before'],
    ['2025-07-18T00:00:00', 'open'],
    ['2025-08-29T23:59:59', 'open'],
    ['2025-08-30T00:00:00', 'last-days'],
    ['2025-09-01T23:59:59', 'last-days'],
    ['2025-09-02T00:00:00', 'judging'],
    ['2025-09-10T23:59:59', 'judging'],
    ['2025-09-11T00:00:00', 'judged'],
    ['2025-09-23T23:59:59', 'judged'],
    ['2025-09-24T00:00:00', 'announced'],
    ['2026-04-02T00:00:00', 'announced'],
  ] as const)('%s is %s', ([moment, phase]) => {
    expect(awardPhase(autumn2025, at(moment))).toBe(phase)
  })

  test.for([
    ['2025-08-20T10:00:00', 12],
    ['2025-08-20T23:59:59', 12],
    ['2025-08-21T00:00:00', 11],
    ['2025-08-31T12:00:00', 1],
    ['2025-09-01T23:59:59', 0],
  ] as const)('on %s, %i days are left', ([moment, days]) => {
    expect(awardDaysLeft(autumn2025, at(moment))).toBe(days)
  })
})

describe('what has a deadline, a second before and at every turn', () => {
  test.for([
    ['convention', '2025-06-01T23:59:59', 'before'],
    ['convention', '2025-06-02T00:00:00', 'open'],
    ['convention', '2025-08-12T23:59:59', 'open'],
    ['convention', '2025-08-13T00:00:00', 'last-days'],
    ['convention', '2025-08-15T23:59:59', 'last-days'],
    ['convention', '2025-08-16T00:00:00', 'over'],
    ['children', '2025-01-01T00:00:00', 'open'],
    ['children', '2025-08-24T23:59:59', 'open'],
    ['children', '2025-08-25T00:00:00', 'last-days'],
    ['children', '2025-08-27T23:59:59', 'last-days'],
    ['children', '2025-08-28T00:00:00', 'over'],
    ['media', '2025-09-17T23:59:59', 'open'],
    ['media', '2025-09-18T00:00:00', 'last-days'],
    ['media', '2025-09-20T23:59:59', 'last-days'],
    ['media', '2025-09-21T00:00:00', 'over'],
  ] as const)('%s, %s: %s', ([what, moment, phase]) => {
    expect(windowPhase(windowsOf(autumn2025)[what], at(moment))).toBe(phase)
  })

  test.for([
    ['2025-06-01T23:59:59', 'before'],
    ['2025-06-02T00:00:00', 'open'],
    ['2025-09-27T20:59:59', 'open'],
    ['2025-09-27T21:00:00', 'over'],
  ] as const)('tickets, %s: %s', ([moment, phase]) => {
    expect(salesPhase(autumn2025, at(moment))).toBe(phase)
  })
})

describe('what pages say is true until the next boundary', () => {
  const boundaries = [
    ['2025-06-02T00:00:00', 'the box office and the convention’s registration open'],
    ['2025-07-18T00:00:00', 'award applications open'],
    ['2025-08-13T00:00:00', 'the last three days of registration begin'],
    ['2025-08-16T00:00:00', 'registration for the convention is over'],
    ['2025-08-25T00:00:00', 'the last three days of the children’s selection begin'],
    ['2025-08-28T00:00:00', 'the children’s selection is over'],
    ['2025-08-30T00:00:00', 'the last three days of applications begin'],
    ['2025-09-02T00:00:00', 'award applications are closed'],
    ['2025-09-11T00:00:00', 'the jury has decided'],
    ['2025-09-18T00:00:00', 'the last three days of accreditation begin'],
    ['2025-09-21T00:00:00', 'accreditation is over'],
    ['2025-09-24T00:00:00', 'the fair’s first day; the winners are named'],
    ['2025-09-24T19:00:00', 'the VIP opening begins'],
    ['2025-09-24T22:00:00', 'the VIP opening ends'],
    ['2025-09-25T11:00:00', 'the doors open to visitors'],
    ['2025-09-27T21:00:00', 'the doors close'],
    ['2025-09-28T00:00:00', 'the fair is over'],
    ['2026-04-02T00:00:00', 'the next fair begins'],
  ] as const

  test.for(boundaries.map(([moment, what], index) => [moment, what, boundaries[index + 1]?.[0]] as const))(
    '%s: %s',
    ([moment, , next]) => {
      const boundary = at(moment)
      const secondBefore = new Date(boundary.getTime() - 1000)
      expect(nextPhaseAt(autumn2025, secondBefore)).toEqual(boundary)
      expect(nextPhaseAt(autumn2025, boundary)).toEqual(next ? at(next) : null)
    },
  )

  test('with no next fair announced, the last boundary is this fair’s end', () => {
    const last = { ...autumn2025, nextFair: null }
    expect(nextPhaseAt(last, at('2025-09-27T23:59:59'))).toEqual(at('2025-09-28T00:00:00'))
    expect(nextPhaseAt(last, at('2025-09-28T00:00:00'))).toBeNull()
  })

  test('each boundary of the award is among them', () => {
    for (const moment of ['2025-07-18', '2025-08-30', '2025-09-02', '2025-09-11', '2025-09-24']) {
      const boundary = at(`${moment}T00:00:00`)
      const before = new Date(boundary.getTime() - 1)
      expect(awardPhase(autumn2025, before)).not.toBe(awardPhase(autumn2025, boundary))
      expect(nextPhaseAt(autumn2025, before)).toEqual(boundary)
    }
  })
})
