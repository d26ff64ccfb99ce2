import { dayAfter, daysBetween } from '../../platform/dates.ts'
import type { Edition } from '../edition.ts'
import { editionFields, type SetValue, type Value, valueAt, withValues } from '../edition-fields.ts'

const ownDays: Partial<Record<string, readonly string[]>> = {
  'nextFair.firstDay': ['firstDay', 'vipOpening.day', 'visitorDays.first'],
  'nextFair.lastDay': ['lastDay', 'visitorDays.last'],
}

/**
 * The days of one fair of exhibitors stand in the edition on show, and in the one that was made for that fair and is not shown yet.
 * They are said once, by the one on show: these values of the other follow it.
 */
export function sharedValues(onShow: Edition, other: Edition): ReadonlyMap<string, Value> {
  if (onShow.id === other.id || onShow.exhibitors.fairId !== other.exhibitors.fairId) return new Map()
  const exhibitors = editionFields
    .filter(({ path }) => path.startsWith('exhibitors.'))
    .map(({ path }): [string, Value] => [path, valueAt(onShow, path)])
  const { nextFair } = onShow
  return new Map([
    ...exhibitors,
    ...(nextFair
      ? ([
          ['firstDay', nextFair.firstDay],
          ['lastDay', nextFair.lastDay],
        ] as const)
      : []),
  ])
}

/** What a change of the edition on show, which then says this, changes in another of the same fair. */
export function followingSet(set: readonly SetValue[], says: Edition, other: Edition): SetValue[] {
  const shared = sharedValues(says, other)
  return set.flatMap(({ path, after }) => {
    const own = ownDays[path]
    if (own) return shared.has('firstDay') ? movedDays(own, String(after), other) : []
    return path.startsWith('exhibitors.') && shared.has(path) ? changed(other, path, after) : []
  })
}

/** An edition that is being made for the fair which the one on show announces, on the days that are said there. */
export function onAnnouncedDays(onShow: Edition, other: Edition): Edition {
  const set = Object.entries(onShow.nextFair ?? {}).map(
    ([name, after]): SetValue => ({ path: `nextFair.${name}`, before: null, after }),
  )
  return withValues(other, followingSet(set, onShow, other))
}

/** The first or the last day of the fair, and those that stand with it, as far from it as they did. */
function movedDays(paths: readonly string[], to: string, edition: Edition): SetValue[] {
  const distance = daysBetween(String(valueAt(edition, paths[0] ?? '')), to)
  return paths.flatMap(path => changed(edition, path, dayAfter(String(valueAt(edition, path)), distance)))
}

function changed(edition: Edition, path: string, after: Value): SetValue[] {
  const before = valueAt(edition, path)
  return before === after ? [] : [{ path, before, after }]
}
