import { expect, test } from 'vitest'
import { autumn2025 } from '../editions/edition.ts'
import { planOfDay } from './day-plan.ts'
import { dayOn, nextDoorTurn } from './fair-hours.ts'
import {
  bookedLevel,
  doorsAt,
  hallsAt,
  lastQuarter,
  partOfDay,
  roundedVisitors,
  soonAt,
  type TodayEvent,
  type TodayView,
} from './today-view.ts'

const at = (moment: string) => new Date(`${moment}+03:00`)
const friday = (time: string) => at(`2025-09-26T${time}`)
const event = (slug: string, from: string, to: string, hall: string, more: Partial<TodayEvent> = {}) => ({
  slug,
  path: `/program/${slug}/`,
  title: slug,
  startsAt: friday(`${from}:00`).toISOString(),
  endsAt: friday(`${to}:00`).toISOString(),
  from,
  to,
  hall,
  hallName: hall,
  admission: '',
  booked: null,
  ...more,
})
const view: TodayView = {
  day: '2025-09-26',
  opensAt: friday('11:00:00').toISOString(),
  closesAt: friday('21:00:00').toISOString(),
  isByInvitation: false,
  visitors: null,
  halls: [
    { hall: 'lecture-hall', name: 'Lecture hall', load: null },
    {
      hall: 'workshops',
      name: 'Workshops',
      load: { level: 'quiet', until: friday('18:10:00').toISOString() },
    },
  ],
  events: [
    event('talk', '17:00', '18:00', 'lecture-hall'),
    event('sketches', '17:45', '19:45', 'workshops', { booked: 'busy' }),
    event('medal', '18:00', '18:45', 'rotunda'),
    event('restoration', '18:30', '19:30', 'lecture-hall'),
  ],
  tomorrow: [event('bookplate', '11:30', '12:30', 'workshops')],
  changes: [],
}

test.each([
  ['2025-09-23T20:00:00', null],
  ['2025-09-24T17:59:59', null],
  ['2025-09-24T18:00:00', '2025-09-24'],
  ['2025-09-24T21:59:59', '2025-09-24'],
  ['2025-09-24T22:00:00', null],
  ['2025-09-25T09:59:59', null],
  ['2025-09-25T10:00:00', '2025-09-25'],
  ['2025-09-27T20:59:59', '2025-09-27'],
  ['2025-09-27T21:00:00', null],
  ['2026-09-26T12:00:00', null],
])('at %s the day is %s', (moment, day) => {
  expect(dayOn(autumn2025, at(moment))?.day ?? null).toBe(day)
})

test('the evening of the guests is by invitation; the next turn of the doors is told to the second', () => {
  expect(dayOn(autumn2025, at('2025-09-24T19:30:00'))?.isByInvitation).toBe(true)
  expect(dayOn(autumn2025, at('2025-09-25T19:30:00'))?.isByInvitation).toBe(false)
  const turn = (moment: string) => nextDoorTurn(autumn2025, at(moment))
  expect(turn('2025-09-25T10:59:59')).toEqual(at('2025-09-25T11:00:00'))
  expect(turn('2025-09-25T11:00:00')).toEqual(at('2025-09-25T21:00:00'))
  expect(turn('2025-09-25T21:00:00')).toEqual(at('2025-09-26T10:00:00'))
  expect(turn('2025-09-27T21:00:00')).toBeNull()
})

test.each([
  ['10:59:59', 'soon', 'morning'],
  ['11:00:00', 'open', 'morning'],
  ['12:00:00', 'open', 'day'],
  ['16:59:59', 'open', 'day'],
  ['17:00:00', 'open', 'evening'],
  ['20:59:59', 'open', 'evening'],
  ['21:00:00', 'closed', 'evening'],
])('at %s the doors are %s, and it is %s', (time, doors, part) => {
  expect([doorsAt(view, friday(time)), partOfDay(friday(time))]).toEqual([doors, part])
})

test('an event is on from its first second until the one it ends at', () => {
  const lectures = (time: string) => {
    const hall = hallsAt(view, friday(time))[0]
    return [hall?.on.map(({ slug }) => slug), hall?.next?.slug ?? null]
  }
  expect(lectures('16:59:59')).toEqual([[], 'talk'])
  expect(lectures('17:00:00')).toEqual([['talk'], 'restoration'])
  expect(lectures('17:59:59')).toEqual([['talk'], 'restoration'])
  expect(lectures('18:00:00')).toEqual([[], 'restoration'])
  expect(lectures('18:30:00')).toEqual([['restoration'], null])
})

test('what staff have said holds until its second; then the bookings of what is on; where nothing is known, nothing', () => {
  const workshops = (time: string) => hallsAt(view, friday(time))[1]
  expect(workshops('18:09:59')?.level).toBe('quiet')
  expect(workshops('18:10:00')?.level).toBe('busy')
  expect(workshops('19:45:00')?.level).toBeNull()
  expect(workshops('19:45:00')).toMatchObject({ isTomorrow: true, next: { slug: 'bookplate' } })
  expect(hallsAt(view, friday('17:30:00'))[0]?.level).toBeNull()
})

test('soon is twenty minutes, not what has begun; else what comes next', () => {
  const soon = (time: string) => {
    const { events, isSoon } = soonAt(view, friday(time))
    return [isSoon, ...events.map(({ slug }) => slug)]
  }
  expect(soon('17:39:59')).toEqual([true, 'sketches'])
  expect(soon('17:45:00')).toEqual([true, 'medal'])
  expect(soon('18:00:00')).toEqual([false, 'restoration'])
  expect(soon('18:10:00')).toEqual([true, 'restoration'])
  expect(soon('18:30:00')).toEqual([false])
})

test('nobody can be counted: tens, from fifty on, by the quarter; bookings in three words, from ten on', () => {
  expect([0, 49, 50, 54, 55, 643].map(roundedVisitors)).toEqual([null, null, 50, 50, 60, 640])
  expect(lastQuarter(friday('17:59:59'))).toEqual(friday('17:45:00'))
  expect(lastQuarter(friday('18:00:00'))).toEqual(friday('18:00:00'))
  const booked = (taken: number, capacity: number) => bookedLevel({ taken, capacity })
  expect([booked(9, 10), booked(10, 21), booked(10, 20), booked(16, 20), booked(17, 20)]).toEqual([
    null,
    'quiet',
    'busy',
    'busy',
    'nearly-full',
  ])
})

test('a plan is what is still to come, with the way from one to the next', () => {
  const plan = (time: string) => planOfDay(view, ['restoration', 'talk', 'medal', 'unknown'], friday(time))
  expect(plan('17:50:00').map(({ event: { slug }, isOn }) => [slug, isOn])).toEqual([
    ['talk', true],
    ['medal', false],
    ['restoration', false],
  ])
  const [, medal, restoration] = plan('17:50:00')
  expect(medal?.way).toBe('/navigator/map/?from=lecture-hall&to=rotunda')
  expect(medal?.leaveInMinutes).toBe(10 - (medal?.walkMinutes ?? 0))
  expect(restoration?.way).toBe('/navigator/map/?from=rotunda&to=lecture-hall')
  expect(plan('11:00:00')[0]?.way).toBe('/navigator/map/?from=main-entrance&to=lecture-hall')
  expect(plan('18:45:00').map(({ event: { slug } }) => slug)).toEqual(['restoration'])
  expect(plan('19:30:00')).toEqual([])
})
