import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { exhibitorPictures, exhibitorUploads } from '../tables.ts'
import type { UploadRefusal } from '../upload-refusal.ts'
import { type When, withinDraft } from './change-works.server.ts'
import { erasePictureFiles, letPictureGo } from './erase-picture.server.ts'
import { type Made, makePicture } from './make-picture.server.ts'
import type { UploadServices } from './open-upload.server.ts'
import { placeOfPicture, placeOfUpload } from './picture-places.ts'
import { hangPicture, holderOf, withinMaterials } from './place-upload.server.ts'
import type { UploadRow } from './read-works.server.ts'
import { uploadBounds } from './upload-bounds.ts'

type Ended = { upload: UploadRow; unused: string | null }

/** The whole file has come: it becomes the work's picture, or is refused. Done twice, it is done once. */
export async function settleUpload(
  services: UploadServices,
  person: Person,
  upload: UploadRow,
  when: When,
): Promise<UploadRow> {
  if (upload.endedAt || upload.received < upload.size) return upload
  const { pool, files } = services
  const pictureId = randomUUID()
  const leastSide = await leastSideOf(pool, upload)
  const made = await makePicture(placeOfUpload(files, upload.id), placeOfPicture(files, pictureId), leastSide)
  const ended = await transaction(pool, tx => endWith(tx, person, { upload, made, pictureId, when }))
  if (ended.unused) await erasePictureFiles(files, ended.unused)
  await rm(placeOfUpload(files, upload.id), { force: true })
  return ended.upload
}

async function leastSideOf(pool: UploadServices['pool'], upload: UploadRow): Promise<number> {
  const holder = await holderOf(drizzle(pool), upload)
  return holder?.isLogo ? uploadBounds.leastLogoSide : uploadBounds.leastSide
}

type Ending = { upload: UploadRow; made: Made; pictureId: string; when: When }

async function endWith(tx: Tx, person: Person, { upload, made, pictureId, when }: Ending): Promise<Ended> {
  const within = upload.materialId ? withinMaterials : withinDraft
  const hung = await within(tx, person, when, async (application): Promise<Ended> => {
    const [now] = await tx.select().from(exhibitorUploads).where(eq(exhibitorUploads.id, upload.id))
    // Another request was quicker, or the work has been taken out meanwhile.
    if (!now || now.endedAt) return { upload: now ?? upload, unused: made.ok ? pictureId : null }
    const holder = await holderOf(tx, now)
    if (!made.ok || holder?.applicationId !== application.id) {
      const refusal: UploadRefusal = made.ok ? { reason: 'closed' } : made.refusal
      return { upload: await end(tx, now, when, { refusal }), unused: made.ok ? pictureId : null }
    }
    const { width, height, bytes } = made
    await tx.insert(exhibitorPictures).values({
      id: pictureId,
      applicationId: application.id,
      name: now.name,
      width,
      height,
      bytes,
      createdAt: when.now,
    })
    await hangPicture(tx, now, pictureId)
    const earlier = holder.pictureId
    const isGone = earlier !== null && (await letPictureGo(tx, application.id, earlier))
    return { upload: await end(tx, now, when, { pictureId }), unused: isGone ? earlier : null }
  })
  if (!('ok' in hung)) return hung
  const [now] = await tx
    .select()
    .from(exhibitorUploads)
    .where(eq(exhibitorUploads.id, upload.id))
    .for('update')
  if (now?.endedAt) return { upload: now, unused: made.ok ? pictureId : null }
  // The application cannot be changed any more: what came too late is not kept.
  return {
    upload: await end(tx, upload, when, { refusal: { reason: 'closed' } }),
    unused: made.ok ? pictureId : null,
  }
}

async function end(
  tx: Tx,
  upload: UploadRow,
  { now }: When,
  result: { pictureId: string } | { refusal: UploadRefusal },
): Promise<UploadRow> {
  const changes = { endedAt: now, ...result }
  await tx.update(exhibitorUploads).set(changes).where(eq(exhibitorUploads.id, upload.id))
  return { ...upload, ...changes }
}
