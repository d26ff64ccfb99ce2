import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../platform/database/transaction.server.ts'
import { letters } from './tables.ts'

/** Forgets letters with whoever they were about: one that waits is not sent, of one that was only the moment stays. */
export async function eraseLetters(tx: Tx, ids: string[]): Promise<void> {
  await tx.delete(letters).where(and(inArray(letters.id, ids), isNull(letters.sentAt)))
  await tx
    .update(letters)
    .set({ recipient: '', subject: '', body: '', html: null, attachments: [] })
    .where(and(inArray(letters.id, ids), isNotNull(letters.sentAt)))
}
