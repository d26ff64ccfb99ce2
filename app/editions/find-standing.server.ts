import type { Tx } from '../platform/database/transaction.server.ts'
import { readEditions } from './read-editions.server.ts'
import { shownAt } from './shown-timeline.ts'

/**
 * Whether visitors see an edition at a moment, or do not yet. What they see no more by then, because the site has turned to another
 * or is planned to, changes for nobody: there it stays as it was.
 */
export type Standing = 'on-show' | 'hidden' | 'edition-over' | 'shown-no-more'

export async function findStanding(tx: Tx, id: string, at: Date, now: Date): Promise<Standing> {
  const rows = await readEditions(tx)
  if (shownAt(rows, at)?.id === id) return 'on-show'
  const shownFrom = rows.find(row => row.id === id)?.shownFrom
  if (!shownFrom || shownFrom > at) return 'hidden'
  return shownAt(rows, now)?.id === id ? 'shown-no-more' : 'edition-over'
}
