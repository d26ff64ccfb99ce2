import type { Edition } from '../../editions/edition.ts'
import { readValue, type SetValue } from '../../editions/edition-fields.ts'
import {
  announcedFields,
  announcementOf,
  earliestAnnouncement,
  isAnnouncement,
  likelyFirstDay,
  suggestedDays,
} from '../../editions/next-fair/next-fair.ts'
import { type EditionChange, isPending } from '../../editions/read-changes.server.ts'
import { isNextFairAhead } from '../../editions/rules.ts'
import type { ActionContext } from '../../page-server/action.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { formatDay, isDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { Chosen } from './load-chosen.server.ts'
import { editionDeskTexts } from './texts.server.ts'

type Asked = Pick<LoadContext, 'edition' | 'locale' | 'now' | 'posted' | 'search'> & { chosen: Chosen | null }

/** The form that announces the next fair; null while one is ahead or proposed, and where the site will not turn to the edition. */
export function announcementForm(
  { chosen, edition, locale, now, posted, search }: Asked,
  changes: readonly EditionChange[],
) {
  const isUnderWay = changes.some(change => isAnnouncement(change.set) && isPending(change, now))
  const mayBeShown = chosen === null || (!chosen.wasShown && chosen.shownFrom !== null)
  if (!mayBeShown || isUnderWay || isNextFairAhead(edition, now)) return null
  const t = editionDeskTexts[locale]
  const asked = search.get('next') ?? ''
  const firstDay = isDay(asked) && asked > edition.lastDay ? asked : likelyFirstDay(edition)
  const suggested = suggestedDays(edition, firstDay, now)
  const typed = posted?.values.do === 'announce' ? posted.values : {}
  const earliest = earliestAnnouncement(edition, now)
  return {
    firstDay,
    fromHint: fill(t.announce.fromHint, { earliest: formatDay(earliest, locale, { withYear: true }) }),
    from: typed.from ?? '',
    reason: typed.reason ?? '',
    days: announcedFields.map(({ path }) => ({
      path,
      label: (t.fields as Record<string, string>)[path] ?? path,
      typed: typed[`set-${path}`] ?? suggested[path] ?? '',
    })),
  }
}

export type AnnouncementForm = NonNullable<ReturnType<typeof announcementForm>>

/** What was typed into it, as one change. */
export function readAnnouncement(
  fields: ActionContext['fields'],
  edition: Edition,
): { set: SetValue[] } | { reason: 'not-a-value'; path: string } {
  const days: Record<string, string> = {}
  for (const field of announcedFields) {
    const day = readValue(field, fields[`set-${field.path}`] ?? '')
    if (typeof day !== 'string') return { reason: 'not-a-value', path: field.path }
    days[field.path] = day
  }
  return { set: announcementOf(edition, days) }
}
