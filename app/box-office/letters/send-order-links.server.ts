import { and, desc, inArray, isNotNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { postLetter } from '../../mail/post-letter.server.ts'
import { transaction } from '../../platform/database/database.server.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Shop } from '../box-office.ts'
import { orderWords } from '../my-orders/texts.server.ts'
import { orders } from '../orders/tables.ts'
import { paperTexts } from '../pdf/texts.server.ts'
import { lostLetter } from './mails.ts'
import { letterWords } from './texts.server.ts'

export type LostWish = { email: string; locale: LocaleCode }

/** Sends the links of everything ordered under an address; to one that ordered nothing, nothing. */
export async function sendLostOrders(
  { shop, jobs }: { shop: Shop; jobs: Pick<Jobs, 'enqueue'> },
  { email, locale }: LostWish,
  id: string,
  now: Date,
): Promise<void> {
  const found = await drizzle(shop.pool)
    .select({ code: orders.code, token: orders.token, createdAt: orders.createdAt })
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
  if (found.length === 0) return
  const letter = lostLetter(found, {
    edition: shop.edition,
    publicUrl: shop.publicUrl,
    now,
    locale,
    words: { letter: letterWords[locale], order: orderWords[locale], paper: paperTexts[locale] },
  })
  await transaction(shop.pool, tx => postLetter(tx, jobs, { id, recipient: email, ...letter }, now))
}
