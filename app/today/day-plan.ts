import { minutesOf, walkBetween } from '../navigator/walks.ts'
import { placeOfHall } from '../programme/place-of-hall.ts'
import { isOn, minutesUntil, type TodayEvent, type TodayView } from './today-view.ts'

export type PlannedEvent = {
  event: TodayEvent
  isOn: boolean
  /** From where one is before it; null where that is the same hall, or no way is known. */
  walkMinutes: number | null
  isSameHall: boolean
  /** When one has to set out to be there in time; null for what is on. */
  leaveInMinutes: number | null
  /** The way there on the plan of the building. */
  way: string
}

/** What of a plan is still to come today, by the clock, with the way from each to the next. */
export function planOfDay(view: TodayView, kept: readonly string[], now: Date): PlannedEvent[] {
  const own = view.events.filter(({ slug }) => kept.includes(slug))
  const ahead = own.filter(({ endsAt }) => new Date(endsAt) > now)
  // Whoever was in a hall last is there; whoever was in none comes in.
  const last = own.findLast(({ startsAt }) => new Date(startsAt) <= now)
  return ahead.map((event, place) => {
    const before = place > 0 ? ahead[place - 1] : last && last.slug !== event.slug ? last : undefined
    return planned(event, before ? placeOfHall(before.hall) : 'main-entrance', now)
  })
}

function planned(event: TodayEvent, from: string, now: Date): PlannedEvent {
  const to = placeOfHall(event.hall)
  const isSameHall = from === to
  const route = isSameHall ? null : walkBetween(from, to, { isStepFree: false })
  const walkMinutes = route && minutesOf(route)
  const isOnNow = isOn(event, now)
  return {
    event,
    isOn: isOnNow,
    walkMinutes,
    isSameHall,
    leaveInMinutes: isOnNow ? null : Math.max(0, minutesUntil(event.startsAt, now) - (walkMinutes ?? 0)),
    way: route ? `/navigator/map/?from=${from}&to=${to}` : `/navigator/map/#place-${to}`,
  }
}
