import { drizzle } from 'drizzle-orm/node-postgres'
import { postLetter } from '../../mail/post-letter.server.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import type { BoxOffice, LetterKind } from '../box-office.ts'
import { myOrdersTexts } from '../my-orders/texts.server.ts'
import { readOrderOf } from '../orders/read-order.server.ts'
import { orderPaper } from '../pdf/make-order-pdf.server.ts'
import { pdfTexts } from '../pdf/texts.server.ts'
import { readCallOff } from '../slots/read-postponement.server.ts'
import { slotEvents } from '../slots/read-slot-events.server.ts'
import type { SealTicket } from '../tickets/seal-ticket.server.ts'
import { orderLetter } from './mails.ts'
import { letterTexts } from './texts.server.ts'

export type PromisedLetter = { orderId: string; letter: LetterKind; callOffId?: string }
type Office = { boxOffice: BoxOffice; sealTicket: SealTicket; jobs: Pick<Jobs, 'enqueue'> }

/** Writes a promised letter and hands it to the outbox; under the id of its promise, so that it is written once. */
export async function writeLetter(
  { boxOffice, sealTicket, jobs }: Office,
  { orderId, letter: kind, callOffId }: PromisedLetter,
  id: string,
  now: Date,
): Promise<void> {
  const db = drizzle(boxOffice.pool)
  const order = await readOrderOf(db, boxOffice.edition, orderId, now)
  if (!order?.buyer.email) return
  const { locale } = order
  const slotIds = order.tickets.map(({ slot }) => slot.id)
  const letter = orderLetter(kind, {
    order,
    edition: boxOffice.edition,
    publicUrl: boxOffice.publicUrl,
    now,
    texts: { letter: letterTexts[locale], order: myOrdersTexts[locale], paper: pdfTexts[locale] },
    callOff: callOffId ? await readCallOff(db, callOffId) : null,
    events: await slotEvents(db, slotIds, locale),
  })
  if (!letter) return
  const paper =
    kind === 'paid' || kind === 'paid-in-part' || kind === 'switched'
      ? await orderPaper({ db, edition: boxOffice.edition, sealTicket }, order)
      : null
  const attachments = paper
    ? [
        {
          filename: `tickets-${order.code}.pdf`,
          contentType: 'application/pdf',
          content: paper.toString('base64'),
        },
      ]
    : []
  const recipient = order.buyer.email
  await transaction(boxOffice.pool, tx =>
    postLetter(tx, jobs, { id, recipient, ...letter, attachments, about: [orderId] }, now),
  )
}
