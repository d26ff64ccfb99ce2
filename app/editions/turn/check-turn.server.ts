import type { Tx } from '../../platform/database/transaction.server.ts'
import { readEditions } from '../read-editions.server.ts'
import { readTimelineOf } from '../read-timeline.server.ts'
import { shownAt } from '../shown-timeline.ts'
import { stepAt, type Timeline } from '../timeline.ts'
import { turnProblems } from './turn-problems.ts'

/** An edition as it would be over time. */
export type ChangedEdition = { id: string; timeline: Timeline }

/** The site is to turn at a moment that was right for both editions as they were: whether it would still be, with these. */
export async function breaksTurn(tx: Tx, changed: readonly ChangedEdition[], now: Date): Promise<boolean> {
  const rows = await readEditions(tx)
  const current = shownAt(rows, now)
  const next = rows.find(({ shownFrom }) => shownFrom && shownFrom > now)
  const turnAt = next?.shownFrom
  if (!current || !next || !turnAt) return false
  if (!changed.some(({ id }) => id === current.id || id === next.id)) return false
  const at = async (id: string) => {
    const own = changed.find(one => one.id === id)?.timeline
    return stepAt(own ?? (await readTimelineOf(tx, id)), turnAt).values
  }
  return turnProblems({ current: await at(current.id), next: await at(next.id) }, turnAt, now).length > 0
}
