import type { KeyObject } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { postLetter } from '../../mail/post-letter.server.ts'
import { transaction } from '../../platform/database/database.server.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import type { LetterKind, Shop } from '../box-office.ts'
import { orderWords } from '../my-orders/texts.server.ts'
import { readOrderOf } from '../orders/read-order.server.ts'
import { orderPaper } from '../pdf/make-order-pdf.server.ts'
import { paperTexts } from '../pdf/texts.server.ts'
import { latestCallOff } from '../slots/read-postponement.server.ts'
import { slotEvents } from '../slots/read-slot-events.server.ts'
import { orderLetter } from './mails.ts'
import { letterWords } from './texts.server.ts'

export type PromisedLetter = { orderId: string; letter: LetterKind }
type Office = { shop: Shop; privateKey: KeyObject; jobs: Pick<Jobs, 'enqueue'> }

/** Writes a promised letter and hands it to the outbox; under the id of its promise, so that it is written once. */
export async function writeLetter(
  { shop, privateKey, jobs }: Office,
  { orderId, letter: kind }: PromisedLetter,
  id: string,
  now: Date,
): Promise<void> {
  const db = drizzle(shop.pool)
  const order = await readOrderOf(db, shop.edition, orderId, now)
  if (!order?.buyer.email) return
  const { locale } = order
  const slotIds = order.tickets.map(({ slot }) => slot.id)
  const letter = orderLetter(kind, {
    order,
    edition: shop.edition,
    publicUrl: shop.publicUrl,
    now,
    words: { letter: letterWords[locale], order: orderWords[locale], paper: paperTexts[locale] },
    callOff: await latestCallOff(db),
    events: await slotEvents(db, slotIds, locale),
  })
  if (!letter) return
  const paper = kind === 'paid' ? await orderPaper({ db, edition: shop.edition, privateKey }, order) : null
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
  await transaction(shop.pool, tx => postLetter(tx, jobs, { id, recipient, ...letter, attachments }, now))
}
