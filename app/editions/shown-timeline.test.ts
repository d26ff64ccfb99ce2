import { expect, test } from 'vitest'
import { autumn2025 } from './edition.ts'
import { madeFrom } from './new-edition.ts'
import { shownTimeline } from './shown-timeline.ts'
import { inTime, type Timeline } from './timeline.ts'

const always = new Date(0)
const at = (moment: string) => new Date(`${moment}+03:00`)
const spring = madeFrom(autumn2025, '2026-04-02', autumn2025.exhibitors)
const dearer = { ...spring, tickets: { ...spring.tickets, childKopecks: 700_00 } }
const autumn: Timeline = [
  { holdsFrom: always, values: autumn2025 },
  { holdsFrom: at('2026-02-01T00:00:00'), values: { ...autumn2025, payoutCalendarDays: 3 } },
]
const turn = at('2025-10-15T10:00:00')

test('an edition speaks from its turn on, with the values it has by then, and until the next one', () => {
  const site = inTime(() =>
    shownTimeline([
      {
        shownFrom: turn,
        timeline: [
          { holdsFrom: always, values: spring },
          { holdsFrom: at('2025-10-01T00:00:00'), values: dearer },
          { holdsFrom: at('2026-01-10T00:00:00'), values: { ...dearer, payoutCalendarDays: 7 } },
        ],
      },
      { shownFrom: always, timeline: autumn },
    ]),
  )
  expect(site.at(at('2025-10-15T09:59:59'))).toEqual(autumn2025)
  expect(site.nextTurn(at('2025-10-15T09:59:59'))).toEqual(turn)
  expect(site.at(turn)).toEqual(dearer)
  expect(site.nextTurn(turn)).toEqual(at('2026-01-10T00:00:00'))
  // What the autumn would say later is nobody's any more.
  expect(site.at(at('2026-02-02T00:00:00')).id).toBe('2026-04')
  expect(site.at(at('2026-02-02T00:00:00')).payoutCalendarDays).toBe(7)
})

test('an edition that nobody has planned to show is not there; alone, the first is what it was', () => {
  const alone = shownTimeline([
    { shownFrom: null, timeline: [{ holdsFrom: always, values: spring }] },
    { shownFrom: always, timeline: autumn },
  ])
  expect(alone).toEqual(autumn)
  expect(() => shownTimeline([])).toThrow('an edition on show')
})
