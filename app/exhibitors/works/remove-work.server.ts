import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { exhibitorUploads } from '../tables.ts'
import { takeOut, type When, withinDraft } from './change-works.server.ts'
import { eraseRemoved, type Removed, removeRow } from './erase-removed.server.ts'
import type { ExhibitorFiles } from './picture-places.ts'
import { readWorks } from './read-works.server.ts'

/** Takes a work out of the application, and its picture unless a submitted version shows it. */
export async function removeWork(
  { pool, files }: { pool: pg.Pool; files: ExhibitorFiles },
  person: Person,
  id: string,
  when: When,
): Promise<Removed> {
  const removed = await transaction(pool, tx =>
    withinDraft(tx, person, when, async (application): Promise<Removed> => {
      const work = (await readWorks(tx, application.id)).find(one => one.id === id)
      if (!work) return { ok: false, reason: 'no-such-work' }
      return removeRow(tx, work, {
        isOnItsWay: eq(exhibitorUploads.workId, work.id),
        takeOut: () => takeOut(tx, work),
        now: when.now,
      })
    }),
  )
  await eraseRemoved(files, removed)
  return removed
}
