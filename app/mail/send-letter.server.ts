import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transporter } from 'nodemailer'
import type { Clock } from '../platform/clock.server.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import type { Queue, QueueTerms } from '../platform/jobs.server.ts'
import { isMailbox } from '../platform/mailbox.ts'
import { mostAttempts } from './most-attempts.ts'
import { letters } from './tables.ts'

export const sendLetterQueue: QueueTerms = {
  name: 'send-letter',
  retryLimit: mostAttempts - 1,
  retryDelaySeconds: 5,
}

/** The job that empties the outbox. Sent at least once; the same Message-ID lets a receiver drop a second copy. */
export function sendLetterJob(
  db: Db,
  transport: Transporter,
  from: string,
  clock: Clock,
): Queue<{ letterId: string }> {
  return {
    ...sendLetterQueue,
    async work({ letterId }) {
      const [letter] = await db
        .update(letters)
        .set({ attempts: sql`${letters.attempts} + 1` })
        .where(and(eq(letters.id, letterId), isNull(letters.sentAt)))
        .returning()
      if (!letter) return
      try {
        await hand(transport, from, letter)
      } catch (error) {
        const lastError = String(error instanceof Error ? error.message : error).slice(0, 500)
        await db.update(letters).set({ lastError }).where(eq(letters.id, letterId))
        throw error
      }
      const words = letter.isSecret ? { body: '', html: null } : {}
      await db
        .update(letters)
        .set({ sentAt: clock.now(), lastError: null, ...words })
        .where(eq(letters.id, letterId))
    },
  }
}

async function hand(
  transport: Transporter,
  from: string,
  letter: typeof letters.$inferSelect,
): Promise<void> {
  if (!isMailbox(letter.recipient)) throw new Error('a letter has one recipient')
  await transport.sendMail({
    from,
    // Never a text: that the mailer would take apart by its own grammar.
    to: { name: '', address: letter.recipient },
    subject: letter.subject,
    text: letter.body,
    ...(letter.html && { html: letter.html }),
    attachments: letter.attachments.map(file => ({ ...file, encoding: 'base64' })),
    messageId: `<${letter.id}@letters.portico>`,
  })
}
