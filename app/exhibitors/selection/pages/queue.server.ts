import { accountFrameData } from '../../../accounts/account-frame-data.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { applicationNumber } from '../../application-number.ts'
import { readQueue } from '../read-queue.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, person, locale, search } = context
  const rows = await readQueue(db, person.id)
  const isLeft = (row: (typeof rows)[number]) => row.score === null && !row.hasConflict
  return {
    frame: accountFrameData(context),
    done: search.get('done'),
    voted: rows.filter(({ score }) => score !== null).length,
    conflicts: rows.filter(row => row.hasConflict).length,
    left: rows.filter(isLeft).length,
    next: rows.find(isLeft)?.id ?? null,
    rows: rows.map(({ id, number, name, section, score, isFlagged, hasConflict }) => ({
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
