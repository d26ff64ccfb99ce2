import { rm } from 'node:fs/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { transaction } from '../../platform/database/transaction.server.ts'
import { exhibitorUploads, exhibitorWorks } from '../tables.ts'
import { lockApplication } from '../take-step.server.ts'
import { takeOut } from './change-works.server.ts'
import type { UploadServices } from './open-upload.server.ts'
import { placeOfUpload } from './picture-places.ts'
import { takeOutBare } from './place-upload.server.ts'

/** Its sender does not want it any more. A work of which nothing else is known goes with it. */
export async function stopUpload(
  { pool, files }: UploadServices,
  personId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const isOwn = and(eq(exhibitorUploads.id, id), eq(exhibitorUploads.personId, personId))
  const isStopped = await transaction(pool, async tx => {
    const [found] = await tx.select().from(exhibitorUploads).where(isOwn)
    // The application first, as everybody who changes it does: so nobody waits for somebody who waits for them.
    if (!found || !(await lockApplication(tx, found.applicationId))) return false
    const [upload] = await tx
      .update(exhibitorUploads)
      .set({ endedAt: now })
      .where(and(isOwn, isNull(exhibitorUploads.endedAt)))
      .returning()
    if (upload?.materialId) await takeOutBare(tx, upload.materialId)
    if (!upload?.workId) return upload !== undefined
    const [work] = await tx.select().from(exhibitorWorks).where(eq(exhibitorWorks.id, upload.workId))
    const isBare = work && work.pictureId === null && Object.values(work.fields).every(text => text === '')
    if (isBare) await takeOut(tx, work)
    return true
  })
  if (isStopped) await rm(placeOfUpload(files, id), { force: true })
  return isStopped
}
