import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { LetterDesk } from '../letter-desk.ts'
import { letterIdFor } from '../letter-id.ts'
import { type MailKind, termsOf } from '../letter-kinds.ts'
import { postLetter } from '../post-letter.server.ts'
import { sendLetterQueue } from '../send-letter.server.ts'
import { letters } from '../tables.ts'
import { countCopies } from './find-letters.server.ts'
import { hideSecrets, hideSecretsInHtml } from './hide-secrets.ts'
import { type Hindrance, hindranceTo } from './letter-rules.ts'
import { stateOf } from './letter-state.ts'

/** How often within a day one letter goes out once more, and is tried on oneself. */
export const mostADay = { again: 3, test: 5 }
export const dayMs = 86_400_000

export type SentAgain = 'done' | 'unknown' | 'too-often' | Hindrance

type Given = { pool: pg.Pool; desk: LetterDesk; id: string; now: Date }

/**
 * The same letter to the same mailbox. `seen` is how many copies there were when the button was drawn: pressed twice, or in two tabs,
 * it is one wish. A letter that was given up is tried anew.
 */
export function sendAgain({ pool, desk, id, now }: Given, seen: number): Promise<SentAgain> {
  return transaction<SentAgain>(pool, async tx => {
    const letter = await lockLetter(tx, id)
    if (!letter) return 'unknown'
    const copies = await countCopies(tx, id, new Date(now.getTime() - dayMs))
    if (copies.again > seen) return 'done'
    const hindrance = hindranceTo('again', letter)
    if (hindrance) return hindrance
    if (stateOf(letter) === 'failed') {
      await tx.update(letters).set({ attempts: 0, lastError: null }).where(eq(letters.id, id))
      await desk.jobs.enqueue(tx, sendLetterQueue.name, { letterId: id })
      return 'done'
    }
    if (copies.againLately >= mostADay.again) return 'too-often'
    const { recipient, subject, body, html, attachments, about } = letter
    const copy = { recipient, subject, body, ...(html && { html }), attachments, about }
    const copyId = letterIdFor(`again ${copies.again}`, id)
    await postLetter(tx, desk.jobs, { ...copy, id: copyId, kind: letter.kind as MailKind, againOf: id }, now)
    return 'done'
  })
}

/** The words of a letter to whoever asks, and to nobody else: without its files, and without what opens anything. */
export function sendTest(
  { pool, desk, id, now }: Given,
  person: Person,
  { seen, mark, hidden }: { seen: number; mark: string; hidden: string },
): Promise<SentAgain> {
  return transaction<SentAgain>(pool, async tx => {
    const letter = await lockLetter(tx, id)
    if (!letter) return 'unknown'
    const copies = await countCopies(tx, id, new Date(now.getTime() - dayMs))
    if (copies.test > seen) return 'done'
    const hindrance = hindranceTo('test', letter)
    if (hindrance) return hindrance
    if (copies.testLately >= mostADay.test) return 'too-often'
    const { isSecret, html } = letter
    const test = {
      id: letterIdFor(`test ${copies.test}`, id),
      kind: 'test' as const,
      againOf: id,
      recipient: person.email,
      subject: `${mark} ${letter.subject}`,
      body: hideSecrets(letter.body, isSecret, hidden),
      ...(html && { html: hideSecretsInHtml(html, isSecret, hidden) }),
      about: [person.id],
    }
    await postLetter(tx, desk.jobs, test, now)
    return 'done'
  })
}

async function lockLetter(tx: Tx, id: string) {
  const [letter] = await tx.select().from(letters).where(eq(letters.id, id)).for('update')
  return letter ?? null
}

/** What the journal calls a letter: never by whom it is for. */
export function kindInJournal(kind: string): string {
  return termsOf(kind)?.name.ru ?? kind
}
