import { describe, expect, test } from 'vitest'
import { autumn2025 } from './edition.ts'
import { awardDaysLeft, awardPhase, nextPhaseAt, salesPhase, windowPhase, windowsOf } from './rules.ts'

const at = (instant: string) => new Date(`${instant}+03:00`)

describe('an edition holds together', () => {
  const { fairId: _, ...ownDays } = autumn2025.exhibitors
  const exhibitorDays = Object.values(ownDays)
  const { award, conventionRegistration, nextFair, refunds, tickets, tours, visitorDays } = autumn2025

  test('its days and hours follow one another', () => {
    const runs = [
      [
        award.opensOn,
        award.closesOn,
        award.judgingFrom,
        award.judgingTo,
        award.shortlistOn,
        award.announcedOn,
        autumn2025.lastDay,
      ],
      [autumn2025.ticketSalesFrom, autumn2025.firstDay, visitorDays.first, visitorDays.last],
      [conventionRegistration.opensOn, conventionRegistration.closesOn, autumn2025.firstDay],
      [autumn2025.childrensSelectionUntil, autumn2025.mediaAccreditationUntil, autumn2025.firstDay],
      [autumn2025.guidesUntil, autumn2025.volunteersUntil, autumn2025.firstDay],
      [visitorDays.last, autumn2025.lastDay, nextFair?.firstDay ?? '', nextFair?.lastDay ?? ''],
      [...exhibitorDays.flat(), nextFair?.firstDay ?? ''],
      [visitorDays.from, visitorDays.windowTurnsAt, visitorDays.to],
    ]
    expect(runs).toEqual(runs.map(run => run.toSorted()))
  })

  test('a concession is half the price, a later window is never cheaper', () => {
    expect([
      tickets.concessionBeforeKopecks * 2,
      tickets.concessionAfterKopecks * 2,
      tickets.concessionOpenDateKopecks * 2,
    ]).toEqual([tickets.dayBeforeKopecks, tickets.dayAfterKopecks, tickets.openDateKopecks])
    expect(tickets.dayAfterKopecks).toBeGreaterThanOrEqual(tickets.dayBeforeKopecks)
  })

  test('stands cost from what the cheapest of them costs', () => {
    expect(Math.min(...Object.values(autumn2025.stands))).toBe(autumn2025.standsFromKopecks)
  })

  test('every step of the refund ladder asks for fewer days and gives back less, down to nothing', () => {
    for (const key of ['minDays', 'percent'] as const) {
      const steps = refunds.map(step => step[key])
      expect(steps).toEqual([...new Set(steps)].toSorted((one, other) => other - one))
    }
    expect(refunds.at(-1)).toEqual({ minDays: 0, percent: 0 })
  })

  test('a tour has room for the people it needs', () => {
    for (const { minPeople, maxPeople } of Object.values(tours)) {
      expect(minPeople).toBeLessThanOrEqual(maxPeople)
    }
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
    ['2025-09-24T21:09:59', 'announced'],
    ['2025-09-24T21:10:00', 'given'],
    ['2026-04-02T00:00:00', 'given'],
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
    ['2025-08-01T00:00:00', 'applications for the next fair open'],
    ['2025-08-13T00:00:00', 'the last three days of registration begin'],
    ['2025-08-16T00:00:00', 'registration for the convention is over'],
    ['2025-08-25T00:00:00', 'the last three days of the children’s selection begin'],
    ['2025-08-28T00:00:00', 'the children’s selection is over'],
    ['2025-08-30T00:00:00', 'the last three days of applications begin'],
    ['2025-09-02T00:00:00', 'award applications are closed'],
    ['2025-09-11T00:00:00', 'the jury has decided'],
    ['2025-09-15T00:00:00', 'the shortlist is published'],
    ['2025-09-18T00:00:00', 'the last three days of accreditation begin'],
    ['2025-09-21T00:00:00', 'accreditation is over'],
    ['2025-09-24T00:00:00', 'the fair’s first day; the winners are named in the evening'],
    ['2025-09-24T19:00:00', 'the VIP opening begins'],
    ['2025-09-24T21:10:00', 'every winner has been named'],
    ['2025-09-24T22:00:00', 'the VIP opening ends'],
    ['2025-09-25T11:00:00', 'the doors open to visitors'],
    ['2025-09-27T21:00:00', 'the doors close'],
    ['2025-09-28T00:00:00', 'the fair is over'],
    ['2025-12-16T00:00:00', 'applications for the next fair are closed'],
    ['2026-01-21T00:00:00', 'they are answered'],
    ['2026-02-11T00:00:00', 'their stands are chosen'],
    ['2026-03-02T00:00:00', 'their materials are in'],
    ['2026-04-02T00:00:00', 'the next fair begins'],
    ['2026-04-06T00:00:00', 'and is over'],
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

  test('with no next fair announced, the last boundary is the last day of exhibitors’ materials', () => {
    const last = { ...autumn2025, nextFair: null }
    expect(nextPhaseAt(last, at('2026-03-01T23:59:59'))).toEqual(at('2026-03-02T00:00:00'))
    expect(nextPhaseAt(last, at('2026-03-02T00:00:00'))).toBeNull()
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
