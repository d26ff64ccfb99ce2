import { and, desc, eq, sql } from 'drizzle-orm'
import type { ReceiptLine } from '../../payments/receipt.ts'
import { payments } from '../../payments/tables.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { promisePayout } from './promise-payout.server.ts'

/** What comes back for one thing; `name` is what the receipt calls it. */
export type PartBack = { id: string; name: string; kopecks: number }

/**
 * What comes back is taken from one payment after the other, from one alone where it has enough: a ticket moved for a
 * difference was paid twice. Says by which payout each part goes, or its last piece, and what no payment can give.
 */
export async function payBack(
  boxOffice: BoxOffice,
  tx: Tx,
  orderId: string,
  parts: readonly PartBack[],
  reason: string,
  now: Date,
): Promise<{ promised: Map<string, string>; missingKopecks: number }> {
  const promised = new Map<string, string>()
  let missingKopecks = parts.reduce((sum, { kopecks }) => sum + kopecks, 0)
  if (missingKopecks === 0) return { promised, missingKopecks }
  const sources = await tx
    .select({ id: payments.id, left })
    .from(payments)
    .where(and(isTaken(orderId), sql`${left} > 0`))
    .orderBy(desc(sql`${left} >= ${missingKopecks}`), payments.settledAt, payments.id)
  const open = parts.map(part => ({ ...part }))
  for (const payment of sources) {
    const lines: ReceiptLine[] = []
    const covered: string[] = []
    let room = payment.left
    for (const part of open) {
      const piece = Math.min(room, part.kopecks)
      if (piece === 0) continue
      lines.push({ name: part.name, quantity: 1, unitKopecks: piece })
      covered.push(part.id)
      part.kopecks -= piece
      room -= piece
    }
    const amountKopecks = payment.left - room
    if (amountKopecks === 0) break
    const payoutId = await promisePayout(boxOffice, tx, { payment, amountKopecks, reason, lines }, now)
    for (const id of covered) promised.set(id, payoutId)
    missingKopecks -= amountKopecks
  }
  return { promised, missingKopecks }
}

/** What was paid for an order and is neither back nor on its way. */
export async function moneyLeft(db: Db, orderId: string): Promise<number> {
  const [row] = await db
    .select({ left: sql`coalesce(sum(${left}), 0)::bigint`.mapWith(Number) })
    .from(payments)
    .where(isTaken(orderId))
  return row?.left ?? 0
}

const left = sql<number>`${payments.capturedKopecks} - ${payments.refundedKopecks}`

function isTaken(orderId: string) {
  return and(eq(payments.orderId, orderId), eq(payments.state, 'succeeded'))
}
