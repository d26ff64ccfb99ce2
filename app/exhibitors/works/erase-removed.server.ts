import { rm } from 'node:fs/promises'
import type { SQL } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import type { Reason } from '../states.ts'
import { exhibitorUploads } from '../tables.ts'
import { erasePictureFiles, letPictureGo } from './erase-picture.server.ts'
import { type ExhibitorFiles, placeOfUpload } from './picture-places.ts'

/** What came of taking something out: the picture nobody shows any more, and the uploads that were on their way to it. */
export type Removed =
  | { ok: true; gone: { picture: string | null; uploads: string[] } }
  | { ok: false; reason: Reason | 'no-such-work' }

/** Takes a row out: what was on its way to it ends there, and its picture goes unless something still shows it. */
export async function removeRow(
  tx: Tx,
  row: { applicationId: string; pictureId: string | null },
  { isOnItsWay, takeOut, now }: { isOnItsWay: SQL; takeOut(): Promise<void>; now: Date },
): Promise<Removed> {
  const uploads = await tx
    .update(exhibitorUploads)
    .set({ endedAt: now })
    .where(isOnItsWay)
    .returning({ id: exhibitorUploads.id })
  await takeOut()
  const isGone = row.pictureId !== null && (await letPictureGo(tx, row.applicationId, row.pictureId))
  return { ok: true, gone: { picture: isGone ? row.pictureId : null, uploads: uploads.map(({ id }) => id) } }
}

/** The files of what was taken out, once that is written down for good. */
export async function eraseRemoved(files: ExhibitorFiles, removed: Removed): Promise<void> {
  if (!removed.ok) return
  const { picture, uploads } = removed.gone
  if (picture) await erasePictureFiles(files, picture)
  for (const upload of uploads) await rm(placeOfUpload(files, upload), { force: true })
}
