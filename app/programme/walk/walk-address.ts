import { type KeptPlan, planOfQuery } from '../../my-plan/kept-plan.ts'
import { placeOf } from '../../navigator/plan-places.ts'
import { standOf } from '../../navigator/plan-stands.ts'
import type { Minute } from './plan-walk.ts'

/** What the address of a walk asks for: `?day=26&from=C-07&at=14:30&accessible=1&aside=opening`. */
export type WalkAddress = {
  /** The date alone, as the programme's address has it. */
  date: string | null
  from: string | null
  at: Minute | null
  isStepFree: boolean
  aside: readonly string[]
  /** Somebody's plan, where the link has one. */
  shared: KeptPlan
}

export function readWalkAddress(search: URLSearchParams): WalkAddress {
  const from = search.get('from') ?? ''
  const date = search.get('day') ?? ''
  return {
    date: /^\d{1,2}$/.test(date) ? date : null,
    from: standOf(from) || placeOf(from) ? from : null,
    at: minuteOf(search.get('at') ?? ''),
    isStepFree: search.get('accessible') === '1',
    aside: asideOf(search),
    shared: planOfQuery(search),
  }
}

type Change = Partial<Record<'day' | 'from' | 'at' | 'accessible' | 'aside', string | null>>

/** The query after a change; the plan in it, if it is somebody's, stays. */
export function changedWalk(search: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return `?${next}`.replaceAll('%2C', ',').replaceAll('%3A', ':')
}

/** To leave something for another time, and to have it back. */
export function asideChange(search: URLSearchParams, key: string, isAside: boolean): Change {
  const others = asideOf(search).filter(other => other !== key)
  return { aside: (isAside ? [...others, key] : others).join(',') }
}

/** `14:30` as minutes of the day; null for what is no time. */
export function minuteOf(text: string): Minute | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hour === undefined ? null : Number(hour) * 60 + Number(minute)
}

export function clockOf(minute: Minute): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function asideOf(search: URLSearchParams): string[] {
  return planOfQuery(new URLSearchParams({ events: search.get('aside') ?? '' })).events.slice()
}
