import { and, desc, inArray, isNotNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { letterIdFor } from '../../mail/letter-id.ts'
import { postLetter } from '../../mail/post-letter.server.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { BoxOffice } from '../box-office.ts'
import { myOrdersTexts } from '../my-orders/texts.server.ts'
import { orders } from '../orders/tables.ts'
import { pdfTexts } from '../pdf/texts.server.ts'
import { lostLetter } from './mails.ts'
import { letterTexts } from './texts.server.ts'

export type OrderLinksWish = { email: string; locale: LocaleCode }

/**
 * Sends the links of everything ordered under an address; to one that ordered nothing, nothing. They go to the address as
 * it was given with the order, never to the one somebody has typed now: what folds alike need not be the same mailbox.
 */
export async function sendOrderLinks(
  { boxOffice, jobs }: { boxOffice: BoxOffice; jobs: Pick<Jobs, 'enqueue'> },
  { email, locale }: OrderLinksWish,
  id: string,
  now: Date,
): Promise<void> {
  const found = await drizzle(boxOffice.pool)
    .select({
      id: orders.id,
      code: orders.code,
      token: orders.token,
      createdAt: orders.createdAt,
      email: orders.buyerEmail,
    })
    .from(orders)
    .where(
      and(
        sql`lower(${orders.buyerEmail}) = ${email.toLowerCase()}`,
        isNotNull(orders.buyerEmail),
        inArray(orders.state, ['waiting_for_payment', 'paid', 'partly_refunded', 'refunded']),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(50)
  const context = {
    edition: boxOffice.edition,
    publicUrl: boxOffice.publicUrl,
    now,
    locale,
    texts: { letter: letterTexts[locale], order: myOrdersTexts[locale], paper: pdfTexts[locale] },
  }
  await transaction(boxOffice.pool, async tx => {
    for (const [recipient, theirs] of Map.groupBy(found, order => order.email ?? '')) {
      const letter = lostLetter(theirs, context)
      const about = theirs.map(order => order.id)
      const known = { id: letterIdFor(id, recipient), kind: 'order-links' as const }
      await postLetter(tx, jobs, { ...known, recipient, ...letter, about }, now)
    }
  })
}
