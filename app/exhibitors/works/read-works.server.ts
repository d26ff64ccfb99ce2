import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { exhibitorPictures, exhibitorUploads, exhibitorWorks } from '../tables.ts'

export type WorkRow = typeof exhibitorWorks.$inferSelect
export type PictureRow = typeof exhibitorPictures.$inferSelect
export type UploadRow = typeof exhibitorUploads.$inferSelect

/** The works of an application in their order. */
export function readWorks(db: Db, applicationId: string): Promise<WorkRow[]> {
  return db
    .select()
    .from(exhibitorWorks)
    .where(eq(exhibitorWorks.applicationId, applicationId))
    .orderBy(asc(exhibitorWorks.place), asc(exhibitorWorks.id))
}

export type ShownWork = WorkRow & { picture: PictureRow | null; upload: UploadRow | null }

/** The same with their pictures, and with what is still on its way or was refused. */
export async function readShownWorks(db: Db, applicationId: string): Promise<ShownWork[]> {
  const works = await readWorks(db, applicationId)
  const pictures = await readPictures(
    db,
    works.flatMap(({ pictureId }) => pictureId ?? []),
  )
  const uploads = await db
    .select()
    .from(exhibitorUploads)
    .where(eq(exhibitorUploads.applicationId, applicationId))
    .orderBy(asc(exhibitorUploads.createdAt))
  return works.map(work => {
    const last = uploads.findLast(({ workId }) => workId === work.id)
    // Of those that ended only a refusal is worth telling.
    const isTold = last && (last.endedAt === null || last.refusal !== null)
    return {
      ...work,
      picture: pictures.find(({ id }) => id === work.pictureId) ?? null,
      upload: isTold ? last : null,
    }
  })
}

export async function readPictures(db: Db, ids: readonly string[]): Promise<PictureRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(exhibitorPictures)
    .where(inArray(exhibitorPictures.id, [...ids]))
}
