import { type Day, dayAfter, dayOf, daysBetween, endOfDay, laterDay } from '../../platform/dates.ts'
import type { Edition } from '../edition.ts'
import {
  type EditionField,
  editionFields,
  type SetValue,
  valueAt,
  valueOrNull,
  withValues,
} from '../edition-fields.ts'
import { exhibitorsDoneOn, ownFairOf } from '../exhibitor-days.ts'
import { editionIdOf, movedExhibitors } from '../new-edition.ts'
import { heldFairOf } from '../open-fair.ts'
import { isNextFairAhead } from '../rules.ts'

/** The days that are said with a next fair: its own, and those of its exhibitors. */
export const announcedFields: readonly EditionField[] = editionFields.filter(
  ({ section }) => section === 'exhibitors',
)

/** Days by the paths of their values. */
export type AnnouncedDays = Readonly<Record<string, Day>>

const fairIdPath = 'exhibitors.fairId'

export type AnnouncementProblem =
  | 'next-fair-announced'
  | 'exhibitors-not-done'
  | 'day-has-passed'
  | 'fair-id-taken'
  | 'next-fair-out-of-order'

export function isAnnouncement(set: readonly SetValue[]): boolean {
  return announcedFairOf(set) !== null
}

/** The fair of exhibitors that a change announces; null where it announces none. */
export function announcedFairOf(set: readonly SetValue[]): string | null {
  const found = set.find(({ path }) => path === fairIdPath)
  return found ? String(found.after) : null
}

/** A next fair is announced by one change: its days, those of its exhibitors, and under what they are kept. */
export function announcementOf(edition: Edition, days: AnnouncedDays): SetValue[] {
  const ids = {
    [fairIdPath]: editionIdOf(days['nextFair.firstDay'] ?? ''),
    ownFairId: ownFairOf(edition),
  }
  return Object.entries({ ...days, ...ids }).flatMap(([path, after]) => {
    const before = valueOrNull(edition, path)
    return after === null || after === before ? [] : [{ path, before, after }]
  })
}

/**
 * Why a next fair cannot be announced from that moment. Exhibitors of the one before must have done all they do by its days, for
 * those are of the next one from then on; and of the next nothing has happened before it is announced.
 */
export function announcementProblem(
  edition: Edition,
  set: readonly SetValue[],
  from: Date,
): { reason: AnnouncementProblem; path?: string; day?: Day } | null {
  if (isNextFairAhead(edition, from)) return { reason: 'next-fair-announced' }
  const day = doneOn(edition)
  if (from < endOfDay(day)) return { reason: 'exhibitors-not-done', day }
  const days = set.filter(({ path }) => announcedFields.some(field => field.path === path))
  const passed = days.find(({ after }) => String(after) < dayOf(from))
  if (passed) return { reason: 'day-has-passed', path: passed.path }
  const { exhibitors, nextFair } = withValues(edition, set)
  const nextFirstDay = nextFair?.firstDay ?? ''
  if (nextFirstDay <= heldFairOf(edition).lastDay) return { reason: 'next-fair-out-of-order' }
  return exhibitors.fairId === editionIdOf(nextFirstDay) ? null : { reason: 'fair-id-taken' }
}

/** Half a year later, on the same day of the week. */
export function likelyFirstDay(edition: Edition): Day {
  return dayAfter(edition.nextFair?.firstDay ?? edition.firstDay, 26 * 7)
}

/** What the form begins with: every day moved by the distance of the two fairs, none of them before it can be told. */
export function suggestedDays(edition: Edition, firstDay: Day, now: Date): AnnouncedDays {
  const fair = edition.nextFair ?? edition
  const lastDay = dayAfter(firstDay, daysBetween(fair.firstDay, fair.lastDay))
  const exhibitors = movedExhibitors(edition, firstDay)
  const becomes = { ...edition, nextFair: { firstDay, lastDay }, exhibitors }
  const earliest = earliestAnnouncement(edition, now)
  return Object.fromEntries(
    announcedFields.map(({ path }) => [path, laterDay(String(valueAt(becomes, path)), earliest)]),
  )
}

/** The first day on which a next fair can be announced. */
export function earliestAnnouncement(edition: Edition, now: Date): Day {
  return laterDay(dayAfter(doneOn(edition), 1), dayOf(now))
}

/** A fair that is postponed has later deadlines than its edition says. */
function doneOn(edition: Edition): Day {
  const { materialsUntil, arrivalUntil } = heldFairOf(edition)
  return laterDay(exhibitorsDoneOn(edition), laterDay(materialsUntil, arrivalUntil))
}
