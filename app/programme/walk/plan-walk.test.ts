import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type KeptEvent, planWalk, standMinutes, type WalkWish } from './plan-walk.ts'

/** Points on a line, 60 seconds apart: `p3` is three minutes from `p0`; nobody gets to `nowhere`. */
const secondsBetween = (from: string, to: string) =>
  [from, to].includes('nowhere') ? null : Math.abs(Number(from.slice(1)) - Number(to.slice(1))) * 60

const hour = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
const event = (key: string, point: string, from: string, to: string): KeptEvent => ({
  key,
  point,
  from: hour(from),
  to: hour(to),
})
const stand = (key: string, point: string) => ({ key, point })
const day = (wish: Partial<WalkWish>): WalkWish => ({
  events: [],
  stands: [],
  aside: [],
  start: { point: 'p0', at: hour('11:00') },
  hours: { from: hour('11:00'), to: hour('21:00') },
  cafe: 'p9',
  secondsBetween,
  ...wish,
})
const told = ({ stops }: ReturnType<typeof planWalk>) =>
  stops.map(({ key, from, to, walk }) => `${clock(from)}–${clock(to)} ${key}, ${walk}`)
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

describe('a day', () => {
  test('stands are seen on the way to what has its hour, and the wait becomes a coffee', () => {
    const walk = planWalk(
      day({
        events: [event('talk', 'p4', '12:30', '13:30')],
        stands: [stand('near', 'p1'), stand('far', 'p3'), stand('behind', 'p8')],
      }),
    )
    expect(told(walk)).toEqual([
      '11:01–11:11 near, 1',
      '11:13–11:23 far, 2',
      '11:28–11:38 behind, 5',
      '11:39–12:09 p9, 1',
      '12:30–13:30 talk, 5',
    ])
    expect(walk.leftOut).toEqual([])
  })

  test('of two events at the same time one is gone to, and the other says what has its hour', () => {
    const events = [event('talk', 'p1', '12:00', '13:00'), event('show', 'p2', '12:30', '13:30')]
    expect(planWalk(day({ events }))).toMatchObject({
      stops: [{ kind: 'coffee' }, { key: 'talk' }],
      leftOut: [{ kind: 'event', key: 'show', reason: 'same-time', instead: 'talk' }],
    })
    expect(planWalk(day({ events, aside: ['talk'] }))).toMatchObject({
      stops: [{ kind: 'coffee' }, { key: 'show' }],
      leftOut: [{ kind: 'event', key: 'talk', reason: 'aside' }],
    })
  })

  test('where the way is longer than the pause, one comes late and it is said by how much', () => {
    const { stops } = planWalk(
      day({
        start: { point: 'p0', at: hour('11:55') },
        events: [event('talk', 'p1', '12:00', '13:00'), event('show', 'p9', '13:05', '14:00')],
      }),
    )
    expect(stops.map(({ key, from, late }) => [key, clock(from), late])).toEqual([
      ['talk', '12:00', null],
      ['show', '13:08', { needed: 8, there: 5 }],
    ])
  })

  test('what is over, cannot be reached in time or at all, or has no room left is told with its reason', () => {
    const { stops, leftOut } = planWalk(
      day({
        start: { point: 'p0', at: hour('20:30') },
        events: [
          event('morning', 'p1', '11:00', '12:00'),
          event('ending', 'p9', '20:00', '20:45'),
          event('upstairs', 'nowhere', '20:45', '21:00'),
        ],
        stands: [stand('b', 'p2'), stand('a', 'p4'), stand('c', 'p6'), stand('walled', 'nowhere')],
      }),
    )
    expect(told({ stops, leftOut })).toEqual(['20:32–20:42 b, 2', '20:44–20:54 a, 2'])
    expect(leftOut.map(({ key, reason }) => `${key}: ${reason}`)).toEqual([
      'ending: too-late',
      'morning: over',
      'upstairs: no-way',
      'c: no-room',
      'walled: no-way',
    ])
  })

  test('a pause under 25 minutes stays a pause', () => {
    const events = [event('talk', 'p1', '11:01', '12:00'), event('show', 'p1', '12:24', '13:00')]
    expect(told(planWalk(day({ events })))).toEqual(['11:01–12:00 talk, 1', '12:24–13:00 show, 0'])
  })
})

describe('whatever is kept', () => {
  const point = fc.integer({ min: 0, max: 12 }).map(number => (number === 12 ? 'nowhere' : `p${number}`))
  const events = fc
    .uniqueArray(
      fc.record({ point, from: fc.integer({ min: 600, max: 1230 }), long: fc.integer({ min: 5, max: 180 }) }),
      {
        maxLength: 9,
      },
    )
    .map(all =>
      all.map(({ point, from, long }, index) => ({ key: `event-${index}`, point, from, to: from + long })),
    )
  const stands = fc
    .array(point, { maxLength: 14 })
    .map(all => all.map((point, index) => ({ key: `stand-${index}`, point })))
  const wishes = fc
    .record({
      events,
      stands,
      aside: fc.subarray(['event-0', 'event-3', 'stand-1', 'stand-2']),
      start: fc.record({ point: fc.constantFrom('p0', 'p7'), at: fc.integer({ min: 600, max: 1250 }) }),
    })
    .map(day)

  test('every stop keeps its hours and begins after the one before has ended and the way is walked', () => {
    fc.assert(
      fc.property(wishes, wish => {
        let here: { point: string; to: number } = { point: wish.start.point, to: wish.start.at }
        for (const stop of planWalk(wish).stops) {
          const way = Math.ceil((secondsBetween(here.point, stop.point) ?? Number.NaN) / 60)
          expect(stop.walk).toBe(way)
          expect(stop.from).toBeGreaterThanOrEqual(here.to + way)
          expect(stop.to).toBeGreaterThan(stop.from)
          const fixed = wish.events.find(({ key }) => key === stop.key)
          const open = fixed ?? wish.hours
          expect(stop.from).toBeGreaterThanOrEqual(open.from)
          expect(stop.to).toBeLessThanOrEqual(open.to)
          if (fixed) expect(stop.from > fixed.from).toBe(stop.late !== null)
          if (stop.kind === 'stand') expect(stop.to - stop.from).toBe(standMinutes)
          here = stop
        }
      }),
    )
  })

  test('everything that is kept is a stop once, or is named once as left out', () => {
    fc.assert(
      fc.property(wishes, wish => {
        const { stops, leftOut } = planWalk(wish)
        const named = [...stops.filter(({ kind }) => kind !== 'coffee'), ...leftOut].map(({ key }) => key)
        expect(named.sort()).toEqual([...wish.events, ...wish.stands].map(({ key }) => key).sort())
      }),
    )
  })

  test('the order in which things were kept changes nothing, nor does keeping them twice', () => {
    fc.assert(
      fc.property(wishes, wish => {
        const other = {
          ...wish,
          events: [...wish.events.toReversed(), ...wish.events],
          stands: [...wish.stands.toReversed(), ...wish.stands],
          aside: wish.aside.toReversed(),
        }
        expect(planWalk(other)).toEqual(planWalk(wish))
      }),
    )
  })

  test('no pause of 25 minutes before an event is left without a coffee, unless the café is too far or closed', () => {
    fc.assert(
      fc.property(wishes, wish => {
        const { stops } = planWalk(wish)
        for (const [index, stop] of stops.entries()) {
          const before = stops[index - 1] ?? { kind: 'start', point: wish.start.point, to: wish.start.at }
          if (stop.kind !== 'event' || before.kind === 'coffee' || stop.late) continue
          const free = stop.from - before.to - stop.walk
          const [to, from] = [before.point, stop.point].map(at => (secondsBetween(at, 'p9') ?? 0) / 60)
          const begin = Math.max(before.to + (to ?? 0), wish.hours.from)
          const left = Math.min(stop.from - (from ?? 0), wish.hours.to) - begin
          expect(free < 25 || left < 15).toBe(true)
        }
      }),
    )
  })
})

test('a day full of stands is planned with few looks at the plan: anybody may ask for it, as often as they like', () => {
  let looks = 0
  const counting = (from: string, to: string) => {
    looks++
    return secondsBetween(from, to)
  }
  const stands = Array.from({ length: 200 }, (_, place) => stand(`s${place}`, `p${(place * 37) % 101}`))
  const { stops, leftOut } = planWalk(day({ stands, secondsBetween: counting }))
  expect([stops.length > 40, stops.length + leftOut.length]).toEqual([true, 200])
  expect(looks).toBeLessThan(1_200_000)
})
