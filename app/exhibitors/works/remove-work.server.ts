import { rm } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { Reason } from '../states.ts'
import { exhibitorUploads } from '../tables.ts'
import { takeOut, type When, withinDraft } from './change-works.server.ts'
import { erasePictureFiles, letPictureGo } from './erase-picture.server.ts'
import { type ExhibitorFiles, placeOfUpload } from './picture-places.ts'
import { readWorks } from './read-works.server.ts'

export type Removed =
  | { ok: true; gone: { picture: string | null; uploads: string[] } }
  | { ok: false; reason: Reason | 'no-such-work' }

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
      const uploads = await tx
        .update(exhibitorUploads)
        .set({ endedAt: when.now })
        .where(eq(exhibitorUploads.workId, work.id))
        .returning({ id: exhibitorUploads.id })
      await takeOut(tx, work)
      const isGone = work.pictureId !== null && (await letPictureGo(tx, application.id, work.pictureId))
      return {
        ok: true,
        gone: { picture: isGone ? work.pictureId : null, uploads: uploads.map(one => one.id) },
      }
    }),
  )
  if (removed.ok) {
    if (removed.gone.picture) await erasePictureFiles(files, removed.gone.picture)
    for (const upload of removed.gone.uploads) await rm(placeOfUpload(files, upload), { force: true })
  }
  return removed
}
