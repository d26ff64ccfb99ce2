import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { allQueries } from '../../platform/database/pipeline.server.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, type LetterKind, queues } from '../box-office.ts'
import { type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { slots } from '../slots/tables.ts'
import { honouredUntil } from '../tickets/last-use.ts'
import { newSecret, newTicketCode } from '../tickets/make-codes.server.ts'
import { leftByCallOff } from './read-leaning.server.ts'
import { currentLines } from './read-order.server.ts'
import { returnTogether, unusedTickets } from './return-together.server.ts'
import { lineEntries, orderLines, orders, tickets } from './tables.ts'

/**
 * Paid: the tickets come into being and their letter is promised, in the transaction that knows of the money.
 * The caller holds the order's lock and has its places.
 */
export async function completeOrder(
  boxOffice: BoxOffice,
  tx: Tx,
  orderId: string,
  cause: Cause,
): Promise<void> {
  const completed = tx
    .update(orders)
    .set({ state: 'paid', paidAt: cause.now })
    .where(and(eq(orders.id, orderId), inArray(orders.state, ['waiting_for_payment', 'expired'])))
    .execute()
  const read = tx
    .select({
      line: orderLines,
      slot: slots,
      leans: sql<boolean>`exists (select 1 from ${lineEntries} where ${lineEntries.lineId} = ${orderLines.id})`,
    })
    .from(orderLines)
    .innerJoin(slots, eq(slots.id, orderLines.slotId))
    .where(currentLines(orderId))
    .execute()
  await allQueries([completed, read])
  if ((await completed).rowCount !== 1)
    throw new Error(`order ${orderId} cannot be completed from where it stands`)
  const lines = await read
  const made = lines.flatMap(({ line, slot }) =>
    // An individual tour is one place, however many walk along.
    Array.from({ length: line.quantity }, () => ({
      id: randomUUID(),
      orderId,
      lineId: line.id,
      product: line.product,
      slotId: line.slotId,
      code: newTicketCode(),
      secret: newSecret(),
      priceKopecks: line.unitKopecks,
      state: 'valid' as const,
      createdAt: cause.now,
      honouredUntil: honouredUntil(boxOffice.edition, slot, cause.now),
    })),
  )
  const written = [tx.insert(tickets).values(made).execute(), logOrderChange(tx, orderId, 'paid', cause)]
  const promise = (letter: LetterKind) => boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter })
  const gone = lines.flatMap(({ slot }) => (slot.calledOffAt ? [slot.id] : []))
  const mayBeOff = gone.length > 0 || lines.some(({ leans }) => leans)
  if (!mayBeOff) return allQueries([...written, promise('paid')])
  await allQueries(written)
  await promise(await giveBackGone(boxOffice, tx, orderId, gone, cause))
}

/** Called off while it was being paid, or the entry it leans on: that part of the money goes back, the rest stands. */
async function giveBackGone(
  boxOffice: BoxOffice,
  tx: Tx,
  orderId: string,
  slotIds: readonly string[],
  { now }: Cause,
): Promise<LetterKind> {
  const cause = { actor: 'clockwork', reason: 'called off while it was being paid', now }
  const along = await leftByCallOff(tx, { orderId })
  const going = await unusedTickets(tx, orderId, slotIds, along)
  if (going.length === 0) return 'paid'
  await returnTogether(boxOffice, tx, going, 'called-off', cause)
  await logOrderChange(tx, orderId, 'called-off', cause, { slotIds })
  const [left] = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.orderId, orderId), eq(tickets.state, 'valid')))
    .limit(1)
  return left ? 'paid-in-part' : 'called-off'
}
