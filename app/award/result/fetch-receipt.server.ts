import { and, eq, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { fetchTimeStamp, type TimeStampService } from '../seal/fetch-time-stamp.server.ts'
import { awardProtocols } from '../stage/tables.ts'

export type ReceiptOutcome =
  /** Nothing is sealed, or all that is has its receipt. */
  'none-missing' | 'fetched' | 'no-receipt'

/**
 * Fetches the receipt of a sealed protocol that has none. A sealed protocol without a receipt is the promise itself: whoever is
 * killed leaves it to the next, and of two who ask at once the first answer is kept.
 */
export async function fetchReceipt(
  pool: pg.Pool,
  service: TimeStampService,
  editionId: string,
): Promise<ReceiptOutcome> {
  const db = drizzle(pool)
  const isMissing = and(eq(awardProtocols.editionId, editionId), isNull(awardProtocols.receipt))
  const [sealed] = await db.select({ hash: awardProtocols.hash }).from(awardProtocols).where(isMissing)
  if (!sealed) return 'none-missing'
  const stamped = await fetchTimeStamp(service, Buffer.from(sealed.hash, 'hex'))
  if (!stamped.ok) return 'no-receipt'
  await db
    .update(awardProtocols)
    .set({
      receipt: Buffer.from(stamped.receipt),
      stampedAt: stamped.stamp.at,
      stampSerial: stamped.stamp.serial,
    })
    .where(and(isMissing, eq(awardProtocols.hash, sealed.hash)))
  return 'fetched'
}
