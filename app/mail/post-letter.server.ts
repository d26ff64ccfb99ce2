import type { Tx } from '../platform/database/transaction.server.ts'
import type { Jobs } from '../platform/jobs.server.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { isMailbox } from '../platform/mailbox.ts'
import type { MailKind } from './letter-kinds.ts'
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

/** A letter with its kind, by which the office finds it (`letter-kinds.ts`). */
export type PostedLetter = Letter & { kind: MailKind; againOf?: string }

/** Promises a letter: it will be sent if and only if the transaction commits. */
export async function postLetter(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  letter: PostedLetter,
  now: Date,
): Promise<string> {
  if (!isMailbox(letter.recipient)) throw new Error('a letter has one recipient')
  const [row] = await tx
    .insert(letters)
    .values({ ...letter, locale: languageOf(letter), createdAt: now })
    .onConflictDoNothing()
    .returning({ id: letters.id })
  if (!row && letter.id) return letter.id
  if (!row) throw new Error('the letter was not stored')
  await jobs.enqueue(tx, sendLetterQueue.name, { letterId: row.id })
  return row.id
}

/** Every sheet says its language (`letter-sheet.ts`); a letter of words alone is told by its script. */
function languageOf({ html, body }: Letter): LocaleCode {
  const said = /<html lang="(ru|en)"/.exec(html ?? '')?.[1]
  if (said) return said as LocaleCode
  return /[а-яё]/i.test(body) ? 'ru' : 'en'
}
