import type { EventRow } from '../../content/events/event-row.ts'
import type { KeptPlan } from '../../my-plan/kept-plan.ts'
import { nodes } from '../../navigator/aisle-graph.ts'
import { routesFrom } from '../../navigator/walks.ts'
import type { Day } from '../../platform/dates.ts'
import { dateOf } from '../filters.ts'
import type { Stand } from '../plan-content.ts'
import { type Minute, planWalk, type Walk } from './plan-walk.ts'
import { minuteOf, type WalkAddress } from './walk-address.ts'

export type WalkHours = { day: Day; from: string; to: string }
export type WalkSource = {
  events: readonly EventRow[]
  stands: readonly Stand[]
  /** The days of the fair, and when its doors are open. */
  hours: readonly WalkHours[]
}
export type DayWalk = Walk & {
  hours: WalkHours
  start: { point: string; at: Minute }
  isStepFree: boolean
  eventOf: ReadonlyMap<string, EventRow>
  standOf: ReadonlyMap<string, Stand>
}

/** What somebody keeps, as the walk of one day; null where the fair has no days. */
export function walkOfDay(source: WalkSource, plan: KeptPlan, address: WalkAddress): DayWalk | null {
  const kept = source.events.filter(({ slug }) => plan.events.includes(slug))
  const hours = hoursOf(source.hours, kept, address.date)
  if (!hours) return null
  const events = kept.filter(({ day }) => day === hours.day)
  const stands = source.stands.filter(
    ({ slug, standCode }) => plan.participants.includes(slug) && nodes.has(standCode),
  )
  const start = startOf(hours, events, address)
  const walk = planWalk({
    events: events.map(({ slug, hall, from, to }) => ({
      key: slug,
      point: pointOf(hall),
      from: minuteOf(from) ?? 0,
      to: minuteOf(to) ?? 0,
    })),
    stands: stands.map(({ slug, standCode }) => ({ key: slug, point: standCode })),
    aside: address.aside,
    start,
    hours: { from: minuteOf(hours.from) ?? 0, to: minuteOf(hours.to) ?? 0 },
    cafe: 'cafe',
    secondsBetween: secondsBy(address.isStepFree),
  })
  return {
    ...walk,
    hours,
    start,
    isStepFree: address.isStepFree,
    eventOf: new Map(events.map(event => [event.slug, event])),
    standOf: new Map(stands.map(stand => [stand.slug, stand])),
  }
}

/** The day that is asked for, else the first on which something has its hour, else the first for visitors. */
function hoursOf(days: readonly WalkHours[], kept: readonly EventRow[], date: string | null) {
  return (
    days.find(({ day }) => dateOf(day) === date) ??
    days.find(({ day }) => kept.some(event => event.day === day)) ??
    days[1] ??
    days[0]
  )
}

/** From the doors and their opening, unless it is said otherwise; earlier where something begins before they open. */
function startOf(hours: WalkHours, events: readonly EventRow[], { from, at, isStepFree }: WalkAddress) {
  const point = from ?? (isStepFree ? 'courtyard-entrance' : 'main-entrance')
  const beginnings = events.map(event => (minuteOf(event.from) ?? 0) - minutesToSettle)
  return { point, at: at ?? Math.max(0, Math.min(minuteOf(hours.from) ?? 0, ...beginnings)) }
}

// From the door to the furthest hall.
const minutesToSettle = 10

/** Where on the plan a hall of the programme is; what the plan does not know begins in the vestibule, where one asks. */
function pointOf(hall: string): string {
  if (hall === 'courtyard') return 'courtyard-entrance'
  return nodes.has(hall) ? hall : 'vestibule'
}

type Seconds = ReadonlyMap<string, number | null>

const withSteps = new Map<string, Seconds>()
const withoutSteps = new Map<string, Seconds>()

/** The building stays as it is: every way is looked for once, whoever asks for it and however often. */
function secondsBy(isStepFree: boolean) {
  const known = isStepFree ? withoutSteps : withSteps
  return (from: string, to: string): number | null => {
    const seconds = known.get(from) ?? secondsFrom(from, isStepFree)
    if (nodes.has(from)) known.set(from, seconds)
    return seconds.get(to) ?? null
  }
}

function secondsFrom(from: string, isStepFree: boolean): Seconds {
  const routes = routesFrom(from, { isStepFree })
  return new Map(
    [...nodes.keys()].map(to => {
      const seconds = routes.secondsTo(to)
      return [to, Number.isFinite(seconds) ? seconds : null]
    }),
  )
}
