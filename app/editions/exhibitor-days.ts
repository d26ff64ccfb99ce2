import { type Day, formatDays, laterDay } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'

/** When the exhibitors of a fair apply, are answered, choose a stand, hand in their materials and arrive. */
export type ExhibitorDays = {
  /** What applications, stands and equipment of that fair are kept under: it is in rows and addresses and never changes. */
  fairId: string
  opensOn: Day
  closesOn: Day
  answersBy: Day
  /** Whoever the council rated higher chooses earlier: the days on which ranks 1 to 4 begin, the first being the first of all. */
  ranksFrom: [Day, Day, Day, Day]
  standsTo: Day
  materialsUntil: Day
  /** Passes of the team and the hour of arrival. */
  arrivalUntil: Day
}

/** The fair that exhibitors apply to, with every day they are told of. */
export type OpenFair = {
  id: string
  firstDay: Day
  lastDay: Day
  applications: { opensOn: Day; closesOn: Day }
  answersBy: Day
  standChoice: { from: Day; to: Day; ranksFrom: readonly Day[] }
  materialsUntil: Day
  arrivalUntil: Day
}

/** What an edition says of it. */
type Said = {
  firstDay: Day
  lastDay: Day
  nextFair: { firstDay: Day; lastDay: Day } | null
  exhibitors: ExhibitorDays
}

/** Exhibitors apply to the fair after the one on show, as long as it names one; otherwise to the one on show itself. */
export function openFairOf({ exhibitors, nextFair, firstDay, lastDay }: Said): OpenFair {
  const { fairId, opensOn, closesOn, answersBy, ranksFrom, standsTo, materialsUntil, arrivalUntil } =
    exhibitors
  const days = nextFair ?? { firstDay, lastDay }
  return {
    id: fairId,
    firstDay: days.firstDay,
    lastDay: days.lastDay,
    applications: { opensOn, closesOn },
    answersBy,
    standChoice: { from: ranksFrom[0], to: standsTo, ranksFrom },
    materialsUntil,
    arrivalUntil,
  }
}

/** Whoever exhibits is published for this very fair. */
export function isTheirFair({ nextFair }: Pick<Said, 'nextFair'>): boolean {
  return nextFair === null
}

/** What exhibitors of the fair on show itself are kept under, whether the next is announced already or not; null where it had none. */
export function ownFairOf(edition: Pick<Said, 'nextFair' | 'exhibitors'> & { ownFairId: string | null }) {
  return isTheirFair(edition) ? edition.exhibitors.fairId : edition.ownFairId
}

/** «2–5 апреля 2026»: whose days they are. */
export function nextFairDays(edition: Said, locale: LocaleCode): string {
  const { firstDay, lastDay } = openFairOf(edition)
  return formatDays(firstDay, lastDay, locale, { withYear: true })
}

/** The last day on which exhibitors of the fair still have something to do. */
export function exhibitorsDoneOn({ exhibitors }: Pick<Said, 'exhibitors'>): Day {
  const { standsTo, materialsUntil, arrivalUntil } = exhibitors
  return laterDay(standsTo, laterDay(materialsUntil, arrivalUntil))
}
