import { type Day, dayAfter, daysBetween, earlierDay, endOfDay } from '../platform/dates.ts'
import { autumn2025, type Edition } from './edition.ts'
import { isTheirFair, type OpenFair, openFairOf, ownFairOf } from './exhibitor-days.ts'
import { stepAt, type Timeline } from './timeline.ts'

/** What was decided of a whole fair at the box office: it does not take place, or on other days. */
export type FairCallOff = { decidedAt: Date; newDays: { firstDay: Day; lastDay: Day } | null }

/** What this process knows of the editions on show over time, and of fairs that were called off or postponed, in their order. */
export type KnownEditions = { timeline: Timeline; now: Date; callOffs?: readonly FairCallOff[] }

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
  return asHeld(openFairOf(stepAt(known().timeline, moment).values), moment)
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

/**
 * The same as it was known at a moment: a paper that was signed says what it said then, whatever the office has changed since. One
 * that nobody knew of yet is as it was first known.
 */
export function fairOfExhibitorsAt(id: string, moment: Date): OpenFair {
  const steps = known().timeline.filter(({ values }) => values.exhibitors.fairId === id)
  const step = steps.findLast(({ holdsFrom }) => holdsFrom <= moment) ?? steps[0]
  return step ? asHeld(openFairOf(step.values), moment) : fairOfExhibitors(id)
}

/**
 * The fairs whose last day was over before a moment: what was kept for them may go. A postponed one is over when its new days are;
 * of one that was called off nothing is needed longer than if it had been held.
 */
export function fairsEndedBy(moment: Date): string[] {
  return everyFair()
    .filter(({ lastDay }) => endOfDay(lastDay) <= moment)
    .map(({ id }) => id)
}

/** The fairs that are not over: the open one, and the one before it where exhibitors apply to the next before it is held. */
export function fairsUnderWay(moment: Date): string[] {
  const over = fairsEndedBy(moment)
  return everyFair().flatMap(({ id }) => (over.includes(id) ? [] : [id]))
}

export function isUnderWay(id: string, moment: Date): boolean {
  return fairsUnderWay(moment).includes(id)
}

/** The last day that exhibitors of a fair took part, or will; null where it does not take place. */
export function heldUntil(id: string): Day | null {
  const fair = fairOfExhibitors(id)
  return isCalledOff(id) ? null : fair.lastDay
}

/** Whether a fair of exhibitors does not take place at all. */
export function isCalledOff(id: string): boolean {
  return callOffOf(id)?.newDays === null
}

/** The fairs of exhibitors that do not take place: nothing is paid for there, nobody is reminded. */
export function calledOffFairs(): string[] {
  return everyFair().flatMap(({ id }) => (isCalledOff(id) ? [id] : []))
}

/** The days on which an edition is held, or was: the new ones of a postponed fair, none of one that was called off. */
export function heldDays({ id, firstDay, lastDay }: { id: string; firstDay: Day; lastDay: Day }) {
  const callOff = callOffOfEdition(id)
  return callOff ? callOff.newDays : { firstDay, lastDay }
}

/** The fair that exhibitors of an edition apply to, as it is held: once it is postponed, with its new days and deadlines. */
export function heldFairOf(edition: Edition): OpenFair {
  return asHeld(openFairOf(edition))
}

/** Those who apply for the next fair stand on the plan when the one on show is over, or theirs is the one on show. */
export function hasTurned(edition: Edition, now: Date): boolean {
  return now >= endOfDay(lastDayHeld(edition)) || isTheirFair(edition)
}

/**
 * The last second of the latest fair on show that was over by a moment: what came in for it, and for those before, is older. A
 * postponed one is over when its new days are; one that was called off, when it would have been.
 */
export function lastFairEndedBy(moment: Date): Date | null {
  const { timeline, now } = known()
  const shown = timeline.filter(({ holdsFrom }) => holdsFrom <= now).map(({ values }) => values)
  const lastDays = new Map(shown.map(values => [values.id, lastDayHeld(values)]))
  const ends = [...lastDays.values()].sort().map(day => new Date(endOfDay(day).getTime() - 1_000))
  return ends.findLast(end => end <= moment) ?? null
}

/** The last day of an edition as it is held; of one that is called off, the day it would have been. */
export function lastDayHeld(edition: Edition): Day {
  return (heldDays(edition) ?? edition).lastDay
}

/** The last that was decided of an edition as a whole. The box office decides of the one that is on show at the time. */
function callOffOfEdition(editionId: string, by?: Date): FairCallOff | null {
  const { timeline, callOffs = [] } = known()
  const isOfIt = ({ decidedAt }: FairCallOff) => stepAt(timeline, decidedAt).values.id === editionId
  return callOffs.findLast(one => isOfIt(one) && (!by || one.decidedAt <= by)) ?? null
}

/** Calling off is of an edition: theirs are the exhibitors of that very fair, not those who apply for the next meanwhile. */
function callOffOf(fairId: string, by?: Date): FairCallOff | null {
  const own = known().timeline.find(({ values }) => ownFairOf(values) === fairId)
  return own ? callOffOfEdition(own.values.id, by) : null
}

/** A fair with the days on which it is held, as was decided by a moment: once tickets name its days, the edition keeps the old ones. */
function asHeld(fair: OpenFair, by?: Date): OpenFair {
  const newDays = callOffOf(fair.id, by)?.newDays
  return newDays ? { ...fair, ...newDays, ...deadlinesOf(fair, newDays) } : fair
}

/** What is due before the first day keeps its distance from it; of a fair that is held earlier it only comes before that day. */
function deadlinesOf(
  { firstDay: before, materialsUntil, arrivalUntil }: OpenFair,
  { firstDay }: { firstDay: Day },
) {
  const later = Math.max(0, daysBetween(before, firstDay))
  const moved = (day: Day) => earlierDay(dayAfter(day, later), dayAfter(firstDay, -1))
  return { materialsUntil: moved(materialsUntil), arrivalUntil: moved(arrivalUntil) }
}

function current(): OpenFair {
  return openFairAt(known().now)
}

/** Every fair that exhibitors apply to or did, each as it was last known. */
export function everyFair(): OpenFair[] {
  const { timeline, now } = known()
  const fairs = timeline.filter(({ holdsFrom }) => holdsFrom <= now).map(({ values }) => openFairOf(values))
  return [...new Map(fairs.map(fair => [fair.id, asHeld(fair)])).values()]
}
