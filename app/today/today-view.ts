import type { Day } from '../platform/dates.ts'
import { timeOf } from '../platform/time-of-day.ts'

/** How full it is, in words alone: nobody can be counted by them. */
export const levels = ['quiet', 'busy', 'nearly-full'] as const
export type Level = (typeof levels)[number]

/** Of the ten bars of a load, as many as its word stands for. */
export const barsOf: Record<Level, number> = { quiet: 3, busy: 6, 'nearly-full': 9 }

export type TodayEvent = {
  slug: string
  path: string
  title: string
  startsAt: string
  endsAt: string
  from: string
  to: string
  hall: string
  hallName: string
  admission: string
  /** How many of its own places are taken, where it has some and enough are. */
  booked: Level | null
}

export type TodayChange = {
  id: number
  slug: string
  kind: 'moved' | 'place' | 'cancelled' | 'added'
  title: string
  path: string | null
  was: { from: string; hallName: string; isToday: boolean } | null
  now: { from: string; hallName: string; isToday: boolean } | null
}

/** A day of the fair in one language, for pages, the stream and the API alike; what is on at a moment follows from it. */
export type TodayView = {
  day: Day
  opensAt: string
  closesAt: string
  isByInvitation: boolean
  /** About how many have come in, in tens, as of the last quarter of an hour; null while there are few. */
  visitors: number | null
  halls: { hall: string; name: string; load: { level: Level; until: string } | null }[]
  /** Everything of the day, tours among it, in the order of the clock. */
  events: TodayEvent[]
  /** What begins tomorrow in each hall, for the hour when today has nothing more. */
  tomorrow: TodayEvent[]
  changes: TodayChange[]
}

export type HallNow = {
  hall: string
  name: string
  level: Level | null
  on: TodayEvent[]
  next: TodayEvent | null
  isTomorrow: boolean
}

export const soonMinutes = 20

/** What each hall has at this second: an event is on from its first second until the one it ends at. */
export function hallsAt(view: TodayView, now: Date): HallNow[] {
  return view.halls.map(({ hall, name, load }) => {
    const own = view.events.filter(event => event.hall === hall)
    const on = own.filter(event => isOn(event, now))
    const later = own.find(({ startsAt }) => new Date(startsAt) > now)
    const tomorrow = view.tomorrow.find(event => event.hall === hall)
    return {
      hall,
      name,
      level: levelAt(load, on, now),
      on,
      next: later ?? tomorrow ?? null,
      isTomorrow: !later && tomorrow !== undefined,
    }
  })
}

/** What staff have said of a hall holds for a while; else the fullest of what is on and has places of its own. */
function levelAt(
  load: { level: Level; until: string } | null,
  on: readonly TodayEvent[],
  now: Date,
): Level | null {
  if (load && now < new Date(load.until)) return load.level
  const booked = on.flatMap(event => event.booked ?? [])
  return levels.findLast(level => booked.includes(level)) ?? null
}

/** What begins within twenty minutes; where nothing does, what comes next. */
export function soonAt({ events }: TodayView, now: Date): { events: TodayEvent[]; isSoon: boolean } {
  const ahead = events.filter(({ startsAt }) => new Date(startsAt) > now)
  const limit = new Date(now.getTime() + soonMinutes * 60_000)
  const soon = ahead.filter(({ startsAt }) => new Date(startsAt) <= limit)
  return soon.length > 0 ? { events: soon, isSoon: true } : { events: ahead.slice(0, 3), isSoon: false }
}

export function isOn({ startsAt, endsAt }: Pick<TodayEvent, 'startsAt' | 'endsAt'>, now: Date): boolean {
  return new Date(startsAt) <= now && now < new Date(endsAt)
}

/** Whole minutes until a moment, the one that has begun included. */
export function minutesUntil(moment: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / 60_000))
}

export type DayPart = 'morning' | 'day' | 'evening'

/** By the clocks of the venue. */
export function partOfDay(now: Date): DayPart {
  const time = timeOf(now)
  if (time < '12:00') return 'morning'
  return time < '17:00' ? 'day' : 'evening'
}

export type Doors = 'soon' | 'open' | 'closed'

export function doorsAt({ opensAt, closesAt }: TodayView, now: Date): Doors {
  if (now < new Date(opensAt)) return 'soon'
  return now < new Date(closesAt) ? 'open' : 'closed'
}

// Below this nobody is told of bookings: a few people would be counted by them.
const leastBooked = 10

export function bookedLevel({ taken, capacity }: { taken: number; capacity: number }): Level | null {
  if (taken < leastBooked) return null
  const share = taken / capacity
  if (share >= 0.85) return 'nearly-full'
  return share >= 0.5 ? 'busy' : 'quiet'
}

// Fewer than this are not spoken of: they would be counted one by one.
const leastVisitors = 50

/** In tens. */
export function roundedVisitors(people: number): number | null {
  return people < leastVisitors ? null : Math.round(people / 10) * 10
}

const quarterMs = 15 * 60_000

/** Who has come in is told as it was at the last quarter: whoever asks by the second learns no more than others. */
export function lastQuarter(now: Date): Date {
  return new Date(Math.floor(now.getTime() / quarterMs) * quarterMs)
}

export function nextQuarter(now: Date): Date {
  return new Date(lastQuarter(now).getTime() + quarterMs)
}
