import { and, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Tx } from '../platform/database/transaction.server.ts'
import { letters } from './tables.ts'

/** Forgets letters with whoever they were about: one that waits is not sent, of one that was only the moment stays. */
export async function eraseLetters(tx: Tx, ids: string[]): Promise<void> {
  // Their copies too: sent again, or by somebody of staff to themselves.
  const theirs = or(inArray(letters.id, ids), inArray(letters.againOf, ids))
  await tx.delete(letters).where(and(theirs, isNull(letters.sentAt)))
  await tx
    .update(letters)
    .set({ recipient: '', subject: '', body: '', html: null, attachments: [], lastError: null })
    .where(and(theirs, isNotNull(letters.sentAt)))
}
