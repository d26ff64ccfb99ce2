import { invalid, type Outcome } from './refusal.ts'

type Listed = { id: string; createdAt: Date }
type List = { type: 'list'; items: object[]; next_cursor?: string }
type Query = Record<string, string>

/** A page of a list, newest first; the cursor is the id of the last one shown. */
export function listPage<T extends Listed>(
  oldestFirst: T[],
  query: Query,
  wire: (listed: T) => object,
  isWanted: (listed: T) => boolean,
): Outcome<List> {
  const limit = Number(query.limit ?? 10)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) return invalid('From 1 to 100', 'limit')
  const wrongDate = Object.keys(query).find(
    name => name.includes('_at.') && Number.isNaN(Date.parse(query[name] ?? '')),
  )
  if (wrongDate) return invalid('Must be an ISO 8601 instant', wrongDate)

  const newestFirst = oldestFirst.toReversed()
  const start = query.cursor ? newestFirst.findIndex(({ id }) => id === query.cursor) + 1 : 0
  if (query.cursor && start === 0) return invalid('Unknown cursor', 'cursor')

  const wanted = newestFirst
    .slice(start)
    .filter(listed => isWanted(listed) && isWithin(query, 'created_at', listed.createdAt))
  const shown = wanted.slice(0, limit)
  const last = shown.at(-1)
  const hasMore = wanted.length > shown.length
  return {
    ok: true,
    value: { type: 'list', items: shown.map(wire), ...(hasMore && last && { next_cursor: last.id }) },
  }
}

export function isWithin(query: Query, name: string, moment: Date | undefined) {
  const bound = (edge: string) => {
    const text = query[`${name}.${edge}`]
    return text === undefined ? undefined : Date.parse(text)
  }
  const [gte, gt, lte, lt] = [bound('gte'), bound('gt'), bound('lte'), bound('lt')]
  if ([gte, gt, lte, lt].every(edge => edge === undefined)) return true
  if (!moment) return false
  const at = moment.getTime()
  return (
    (gte === undefined || at >= gte) &&
    (gt === undefined || at > gt) &&
    (lte === undefined || at <= lte) &&
    (lt === undefined || at < lt)
  )
}

/** Whether the query leaves this property open or names this very value. */
export function isAsked(query: Query, name: string, value: string | undefined) {
  return query[name] === undefined || query[name] === value
}
