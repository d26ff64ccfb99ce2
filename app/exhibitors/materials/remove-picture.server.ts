import { rm } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { Reason } from '../states.ts'
import { exhibitorUploads } from '../tables.ts'
import type { When } from '../works/change-works.server.ts'
import { erasePictureFiles, letPictureGo } from '../works/erase-picture.server.ts'
import { type ExhibitorFiles, placeOfUpload } from '../works/picture-places.ts'
import { readMaterialPictures, takeOutPicture, withinMaterials } from '../works/place-upload.server.ts'

type Removed =
  | { ok: true; gone: { picture: string | null; uploads: string[] } }
  | { ok: false; reason: Reason | 'no-such-work' }

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
      const uploads = await tx
        .update(exhibitorUploads)
        .set({ endedAt: when.now })
        .where(eq(exhibitorUploads.materialId, row.id))
        .returning({ id: exhibitorUploads.id })
      await takeOutPicture(tx, row)
      const isGone = row.pictureId !== null && (await letPictureGo(tx, application.id, row.pictureId))
      return {
        ok: true,
        gone: { picture: isGone ? row.pictureId : null, uploads: uploads.map(one => one.id) },
      }
    }),
  )
  if (removed.ok) {
    if (removed.gone.picture) await erasePictureFiles(files, removed.gone.picture)
    for (const upload of removed.gone.uploads) await rm(placeOfUpload(files, upload), { force: true })
  }
  return removed
}
