import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { exhibitorUploads } from '../tables.ts'
import type { UploadServices } from './open-upload.server.ts'
import { placeOfUpload } from './picture-places.ts'
import type { UploadRow } from './read-works.server.ts'

export type Received =
  | { ok: true; upload: UploadRow }
  | { ok: false; reason: 'no-such-upload' }
  /** What comes does not join what is here; the sender goes on from `upload.received`. */
  | { ok: false; reason: 'wrong-offset' | 'too-much' | 'ended'; upload: UploadRow }

/**
 * One piece of a file. It is on the disk before it is acknowledged: a process that is killed loses only what nobody was
 * told of, and the same piece may come again.
 */
export function receiveChunk(
  { pool, files }: UploadServices,
  personId: string,
  { id, offset, bytes }: { id: string; offset: number; bytes: Uint8Array },
): Promise<Received> {
  return transaction(pool, async (tx): Promise<Received> => {
    const [upload] = await tx.select().from(exhibitorUploads).where(isOwn(personId, id)).for('update')
    if (!upload) return { ok: false, reason: 'no-such-upload' }
    if (upload.endedAt) return { ok: false, reason: 'ended', upload }
    if (offset !== upload.received) return { ok: false, reason: 'wrong-offset', upload }
    const received = offset + bytes.byteLength
    if (received > upload.size) return { ok: false, reason: 'too-much', upload }
    await writeAt(placeOfUpload(files, id), offset, bytes)
    await tx.update(exhibitorUploads).set({ received }).where(eq(exhibitorUploads.id, id))
    return { ok: true, upload: { ...upload, received } }
  })
}

/** How far one's own upload is. */
export async function findUpload(db: Db, personId: string, id: string): Promise<UploadRow | null> {
  const [upload] = await db.select().from(exhibitorUploads).where(isOwn(personId, id))
  return upload ?? null
}

function isOwn(personId: string, id: string) {
  return and(eq(exhibitorUploads.id, id), eq(exhibitorUploads.personId, personId))
}

async function writeAt(path: string, offset: number, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const handle = await open(path, offset === 0 ? 'w' : 'r+')
  try {
    await handle.write(bytes, 0, bytes.byteLength, offset)
    await handle.datasync()
  } finally {
    await handle.close()
  }
}
