import { accountFrameData } from '../../../accounts/account-frame-data.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { applicationNumber } from '../../application-number.ts'
import { isLeft, progressOf } from '../queue-progress.ts'
import { type QueueRow, readQueue } from '../read-queue.server.ts'

const filters = ['all', 'left', 'voted', 'flagged'] as const
export type QueueFilter = (typeof filters)[number]

export async function load(context: SignedIn<LoadContext>) {
  const { db, person, locale, search } = context
  const rows = await readQueue(db, person.id)
  const filter = filters.find(one => one === search.get('show')) ?? 'all'
  return {
    frame: accountFrameData(context),
    done: search.get('done'),
    ...progressOf(rows),
    next: rows.find(isLeft)?.id ?? null,
    count: rows.length,
    filter,
    filters: filters.map(one => ({ filter: one, count: rows.filter(row => fits(row, one)).length })),
    rows: rows
      .filter(row => fits(row, filter))
      .map(({ id, number, name, section, score, isFlagged, hasConflict }) => ({
        id,
        number: applicationNumber(number, locale),
        name: name[locale] || name.ru,
        section,
        score,
        isFlagged,
        hasConflict,
      })),
  }
}

export type QueueData = Awaited<ReturnType<typeof load>>

function fits(row: QueueRow, filter: QueueFilter): boolean {
  if (filter === 'left') return isLeft(row)
  if (filter === 'voted') return row.score !== null
  return filter === 'all' || (row.isFlagged && !row.hasConflict)
}
