import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import { pictureUploads } from '../../content/pictures/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { PictureUploads } from './open-uploads.server.ts'
import type { UploadRow } from './settle-upload.server.ts'

type Incoming = { pool: pg.Pool; pictureUploads: PictureUploads }

/**
 * One's own upload; somebody else's is none. A process that died between the bytes of a piece and the row that counts them
 * has left the row behind: the bytes are right.
 */
export function findUpload(
  { pool, pictureUploads: uploads }: Incoming,
  personId: string,
  id: string,
): Promise<UploadRow | null> {
  return transaction(pool, async tx => {
    const [row] = await tx.select().from(pictureUploads).where(isOwn(personId, id)).for('update')
    if (!row || row.endedAt) return row ?? null
    const received = (await uploads.offset(id)) ?? row.received
    if (received !== row.received)
      await tx.update(pictureUploads).set({ received }).where(eq(pictureUploads.id, id))
    return { ...row, received }
  })
}

/**
 * One piece of a file, held against every other process that would write to it. What the protocol answers is the answer;
 * the row follows how far it says the file is.
 */
export function receivePiece(
  { pool, pictureUploads: uploads }: Incoming,
  personId: string,
  { id, request, bytes }: { id: string; request: Request; bytes: Uint8Array<ArrayBuffer> },
): Promise<{ answer: Response; upload: UploadRow } | null> {
  return transaction(pool, async tx => {
    const [upload] = await tx.select().from(pictureUploads).where(isOwn(personId, id)).for('update')
    if (!upload || upload.endedAt) return null
    const answer = await uploads.handle(request, { id, body: bytes })
    const offset = Number(answer.headers.get('upload-offset') ?? Number.NaN)
    const received = answer.ok && Number.isSafeInteger(offset) ? offset : upload.received
    if (received !== upload.received)
      await tx.update(pictureUploads).set({ received }).where(eq(pictureUploads.id, id))
    return { answer, upload: { ...upload, received } }
  })
}

/** Stops one's own upload: nothing becomes of it. */
export async function stopUpload(db: Db, personId: string, id: string, now: Date): Promise<boolean> {
  const stopped = await db
    .update(pictureUploads)
    .set({ endedAt: now, outcome: 'stopped' })
    .where(isOwn(personId, id))
    .returning({ id: pictureUploads.id })
  return stopped.length > 0
}

function isOwn(personId: string, id: string) {
  return and(eq(pictureUploads.id, id), eq(pictureUploads.personId, personId))
}
