import { rm } from 'node:fs/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { exhibitorPictures, exhibitorVersions, exhibitorWorks } from '../tables.ts'
import { type ExhibitorFiles, placeOfPicture } from './picture-places.ts'

/** Lets a picture go that neither a work nor a submitted version shows any more; its files go once that is written. */
export async function letPictureGo(tx: Tx, applicationId: string, id: string): Promise<boolean> {
  const shown = JSON.stringify([{ pictureId: id }])
  const [version] = await tx
    .select({ id: exhibitorVersions.id })
    .from(exhibitorVersions)
    .where(
      and(
        eq(exhibitorVersions.applicationId, applicationId),
        sql`${exhibitorVersions.works} @> ${shown}::jsonb`,
      ),
    )
    .limit(1)
  const [work] = await tx
    .select({ id: exhibitorWorks.id })
    .from(exhibitorWorks)
    .where(eq(exhibitorWorks.pictureId, id))
    .limit(1)
  if (version || work) return false
  await tx.delete(exhibitorPictures).where(eq(exhibitorPictures.id, id))
  return true
}

export async function erasePictureFiles(files: ExhibitorFiles, id: string): Promise<void> {
  await rm(placeOfPicture(files, id), { recursive: true, force: true })
}
