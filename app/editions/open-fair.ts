import { endOfDay } from '../platform/dates.ts'
import { autumn2025 } from './edition.ts'
import { type OpenFair, openFairOf } from './exhibitor-days.ts'
import { stepAt, type Timeline } from './timeline.ts'

/** What this process knows of the editions on show over time. */
export type KnownEditions = { timeline: Timeline; now: Date }

const asLaunched: KnownEditions = {
  timeline: [{ holdsFrom: new Date(0), values: autumn2025 }],
  now: new Date(0),
}
let known: () => KnownEditions = () => asLaunched

/** A process that follows the editions says here where they are read; letters, papers and jobs ask nobody else. */
export function readFairsFrom(source: () => KnownEditions): void {
  known = source
}

/** The fair that exhibitors apply to at a moment. */
export function openFairAt(moment: Date): OpenFair {
  return openFairOf(stepAt(known().timeline, moment).values)
}

/** The fair that exhibitors apply to, always as it is at the moment it is asked. */
export const openFair: OpenFair = {
  get id() {
    return current().id
  },
  get firstDay() {
    return current().firstDay
  },
  get lastDay() {
    return current().lastDay
  },
  get applications() {
    return current().applications
  },
  get answersBy() {
    return current().answersBy
  },
  get standChoice() {
    return current().standChoice
  },
  get materialsUntil() {
    return current().materialsUntil
  },
  get arrivalUntil() {
    return current().arrivalUntil
  },
}

/** The fair that something was made for: a paper keeps its own when exhibitors apply to another. */
export function fairOfExhibitors(id: string): OpenFair {
  const found = everyFair().find(fair => fair.id === id)
  if (!found) throw new Error(`exhibitors have applied to no fair ${id}`)
  return found
}

/** The fairs whose last day was over before a moment: what was kept for them may go. */
export function fairsEndedBy(moment: Date): string[] {
  return everyFair()
    .filter(({ lastDay }) => endOfDay(lastDay) <= moment)
    .map(({ id }) => id)
}

function current(): OpenFair {
  return openFairAt(known().now)
}

/** Every fair that exhibitors apply to or did, each as it was last known. */
export function everyFair(): OpenFair[] {
  const { timeline, now } = known()
  const fairs = timeline.filter(({ holdsFrom }) => holdsFrom <= now).map(({ values }) => openFairOf(values))
  return [...new Map(fairs.map(fair => [fair.id, fair])).values()]
}
