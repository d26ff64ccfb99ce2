import { rm } from 'node:fs/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import {
  exhibitorMaterialPictures,
  exhibitorMaterials,
  exhibitorPictures,
  exhibitorVersions,
  exhibitorWorks,
} from '../tables.ts'
import { type ExhibitorFiles, placeOfPicture } from './picture-places.ts'

/** Lets a picture go that nothing written or submitted shows any more; its files go once that is written. */
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
  if (version || work || (await isInMaterials(tx, applicationId, id))) return false
  await tx.delete(exhibitorPictures).where(eq(exhibitorPictures.id, id))
  return true
}

async function isInMaterials(tx: Tx, applicationId: string, id: string): Promise<boolean> {
  const [hung] = await tx
    .select({ id: exhibitorMaterialPictures.id })
    .from(exhibitorMaterialPictures)
    .where(eq(exhibitorMaterialPictures.pictureId, id))
    .limit(1)
  if (hung) return true
  const shown = JSON.stringify({ pictures: [{ pictureId: id }] })
  const [handedIn] = await tx
    .select({ id: exhibitorMaterials.applicationId })
    .from(exhibitorMaterials)
    .where(
      and(
        eq(exhibitorMaterials.applicationId, applicationId),
        sql`${exhibitorMaterials.submitted} @> ${shown}::jsonb`,
      ),
    )
  return handedIn !== undefined
}

export async function erasePictureFiles(files: ExhibitorFiles, id: string): Promise<void> {
  await rm(placeOfPicture(files, id), { recursive: true, force: true })
}
