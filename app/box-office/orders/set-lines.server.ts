import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { brokeConstraint } from '../../platform/database/broken-constraint.server.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { movePlaces, SoldOut, slotsWithRoom } from '../slots/take-places.server.ts'
import { checkOrder, pricedLines, type WantedLine, type Wrong } from './check-order.ts'
import { currentLines } from './hold-places.server.ts'
import { lockOrder } from './lock-order.server.ts'
import { factsOf, writeLines } from './place-order.server.ts'
import { admittedBy } from './read-admitted-days.server.ts'
import { orderLines, orders } from './tables.ts'

export type LinesSet =
  | { kind: 'set' }
  | { kind: 'gone' }
  | { kind: 'refused'; wrong: Wrong[] }
  | { kind: 'sold-out'; slotId: string; nextSlots: string[] }
  | { kind: 'pass-used' }

/**
 * The cart as it shall be from now on. Its time goes on as it was. Carts with an invitation are changed by beginning
 * anew: an invitation is spent on the spot. The order named for its tours stays named, unless another one is.
 */
export async function setLines(
  boxOffice: BoxOffice,
  orderId: string,
  wanted: readonly WantedLine[],
  now: Date,
  named?: string | undefined,
): Promise<LinesSet> {
  const quantityOf = (slotId: string) => wanted.find(({ slot }) => slot === slotId)?.quantity ?? 1
  try {
    return await transaction<LinesSet>(boxOffice.pool, async tx => {
      const order = await lockOrder(tx, orderId)
      if (order.state !== 'held' || order.heldUntil <= now || order.invitationId) return { kind: 'gone' }
      const facts = await factsOf(tx, wanted)
      const withOrder = named ?? order.withOrder
      const admittedElsewhere = withOrder ? await admittedBy(tx, withOrder, boxOffice.edition) : new Map()
      const wish = { lines: wanted, slots: facts, invited: new Set<never>(), admittedElsewhere }
      const wrong = checkOrder(boxOffice.edition, wish, now)
      if (wrong.length > 0) return { kind: 'refused', wrong }
      const lines = pricedLines(boxOffice.edition, wanted, facts, new Map())
      const old = await tx
        .update(orderLines)
        .set({ isLive: false, isRemoved: true })
        .where(and(currentLines(orderId), eq(orderLines.isLive, true)))
        .returning({ slotId: orderLines.slotId, quantity: orderLines.quantity })
      await writeLines(boxOffice, tx, order, lines)
      const taken = lines.map(({ slot, quantity }) => ({ slotId: slot, quantity }))
      await movePlaces(tx, old, taken)
      const totalKopecks = lines.reduce((sum, line) => sum + line.quantity * line.unitKopecks, 0)
      await tx.update(orders).set({ totalKopecks, withOrder }).where(eq(orders.id, orderId))
      await logOrderChange(tx, orderId, 'cart-changed', { actor: 'visitor', reason: '', now })
      return { kind: 'set' }
    })
  } catch (error) {
    if (brokeConstraint(error, 'order_lines_pass')) return { kind: 'pass-used' }
    if (!(error instanceof SoldOut)) throw error
    const db = drizzle(boxOffice.pool)
    const nextSlots = await slotsWithRoom(db, error.slotId, quantityOf(error.slotId), now)
    return { kind: 'sold-out', slotId: error.slotId, nextSlots }
  }
}
