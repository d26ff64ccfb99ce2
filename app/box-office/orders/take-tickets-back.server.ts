import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { allQueries } from '../../platform/database/pipeline.server.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { givePlacesBack } from '../slots/take-places.server.ts'
import { among, placedStates, standingStates } from '../tickets/kept-states.ts'
import { lineEntries, orderLines, orders, tickets } from './tables.ts'

export type GoneTicket = { id: string; lineId: string; slotId: string }

/**
 * Tickets of one order that admit nobody any more: their places are free, they lean on nobody, a pass may buy its one
 * concession again, and the order says how much of it is left. The caller holds its lock and sees to the money.
 */
export async function takeTicketsBack(tx: Tx, orderId: string, gone: readonly GoneTicket[]): Promise<void> {
  const ids = gone.map(({ id }) => id)
  const lineIds = gone.map(({ lineId }) => lineId)
  await allQueries([
    tx
      .update(tickets)
      .set({ state: 'returned' })
      .where(sql`${tickets.id} = any(${sql.param(ids)}::uuid[])`)
      .execute(),
    tx
      .update(orderLines)
      .set({ isLive: false })
      .where(and(sql`${orderLines.id} = any(${sql.param(lineIds)}::uuid[])`, isNotNull(orderLines.passHash)))
      .execute(),
  ])
  await allQueries(lineIds.map(lineId => leanNoMore(tx, lineId)))
  // Only now: it reads what the others have written. Slots are what everybody waits for: last.
  await restateOrder(tx, orderId)
  await givePlacesBack(
    tx,
    gone.map(({ slotId }) => ({ slotId, quantity: 1 })),
  )
}

/** Given back in part, or altogether. */
async function restateOrder(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(orders)
    .set({
      state: sql`case when exists (select 1 from ${tickets} where ${tickets.orderId} = ${orderId}
        and ${tickets.state} in ${among(placedStates)}) then 'partly_refunded' else 'refunded' end`,
    })
    .where(eq(orders.id, orderId))
}

/** What comes back leans on nobody any more: the entry ticket it was booked with may carry another tour. */
async function leanNoMore(tx: Tx, lineId: string): Promise<void> {
  await tx.execute(sql`
    delete from ${lineEntries} where (line_id, entry_ticket_id) in (
      select line_id, entry_ticket_id from ${lineEntries}
      where line_id = ${lineId}
      order by (select state in ${among(standingStates)} from ${tickets} where id = entry_ticket_id), entry_ticket_id
      limit greatest(1, coalesce((select heads from ${orderLines} where id = ${lineId}), 1)))`)
}
