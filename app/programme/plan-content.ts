import type { EventRow } from '../content/events/event-row.ts'
import type { KeptPlan } from '../my-plan/kept-plan.ts'
import { conflictsOf } from './rules.ts'

export type Stand = { slug: string; path: string; name: string; city: string; standCode: string }

/** What a plan comes to: its events by the clock with what they overlap, its stands by their codes. */
export function planContent(plan: KeptPlan, all: { events: readonly EventRow[]; stands: readonly Stand[] }) {
  const events = all.events.filter(({ slug }) => plan.events.includes(slug))
  const stands = all.stands
    .filter(({ slug }) => plan.participants.includes(slug))
    .toSorted((one, other) => one.standCode.localeCompare(other.standCode))
  const conflicts = new Map(events.map(event => [event.slug, conflictsOf(event, events)]))
  // Each overlap is seen from both of its ends.
  const overlaps = [...conflicts.values()].reduce((sum, others) => sum + others.length, 0) / 2
  return { events, stands, conflicts, overlaps }
}
