import type { Tx } from '../platform/database/transaction.server.ts'
import type { Jobs } from '../platform/jobs.server.ts'
import { isMailbox } from '../platform/mailbox.ts'
import { sendLetterQueue } from './send-letter.server.ts'
import { type Attachment, letters } from './tables.ts'

export type Letter = {
  /** Given by whoever may have to promise twice: the same id is the same letter. */
  id?: string
  recipient: string
  subject: string
  body: string
  html?: string
  attachments?: Attachment[]
  /** It opens something: nobody reads it afterwards, not even here. */
  isSecret?: boolean
  /** The ids of what it tells of: an order's letters are found by its own. */
  about?: string[]
}

/** Promises a letter: it will be sent if and only if the transaction commits. */
export async function postLetter(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  letter: Letter,
  now: Date,
): Promise<string> {
  if (!isMailbox(letter.recipient)) throw new Error('a letter has one recipient')
  const [row] = await tx
    .insert(letters)
    .values({ ...letter, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: letters.id })
  if (!row && letter.id) return letter.id
  if (!row) throw new Error('the letter was not stored')
  await jobs.enqueue(tx, sendLetterQueue.name, { letterId: row.id })
  return row.id
}
