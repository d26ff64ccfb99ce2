import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transporter } from 'nodemailer'
import type { Clock } from '../platform/clock.server.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import type { Queue, QueueTerms } from '../platform/jobs.server.ts'
import { isMailbox } from '../platform/mailbox.ts'
import { letters } from './tables.ts'

export const sendLetterQueue: QueueTerms = { name: 'send-letter', retryLimit: 20, retryDelaySeconds: 5 }

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
      const words = letter.isSecret ? { body: '', html: null } : {}
      await db
        .update(letters)
        .set({ sentAt: clock.now(), ...words })
        .where(eq(letters.id, letterId))
    },
  }
}
