import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { exhibitorUploads } from '../tables.ts'
import type { When } from '../works/change-works.server.ts'
import { eraseRemoved, type Removed, removeRow } from '../works/erase-removed.server.ts'
import type { ExhibitorFiles } from '../works/picture-places.ts'
import { readMaterialPictures, takeOutPicture, withinMaterials } from '../works/place-upload.server.ts'

/** Takes a picture, or the logo, out of the materials; the file too, unless what was handed in shows it. */
export async function removePicture(
  { pool, files }: { pool: pg.Pool; files: ExhibitorFiles },
  person: Person,
  id: string,
  when: When,
): Promise<Removed> {
  const removed = await transaction(pool, tx =>
    withinMaterials(tx, person, when, async (application): Promise<Removed> => {
      const row = (await readMaterialPictures(tx, application.id)).find(one => one.id === id)
      if (!row) return { ok: false, reason: 'no-such-work' }
      return removeRow(tx, row, {
        isOnItsWay: eq(exhibitorUploads.materialId, row.id),
        takeOut: () => takeOutPicture(tx, row),
        now: when.now,
      })
    }),
  )
  await eraseRemoved(files, removed)
  return removed
}
