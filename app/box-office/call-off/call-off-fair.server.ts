import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Day } from '../../platform/dates.ts'
import type { Both } from '../../platform/languages.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { logOfficeChange, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { closeOrder } from '../orders/close-order.server.ts'
import { lockOrder } from '../orders/read-order.server.ts'
import { tickets } from '../orders/tables.ts'
import { raiseReturns, returnWhole } from '../refunds/return-ticket.server.ts'
import { type FairCallOff, latestCallOff } from '../slots/read-postponement.server.ts'
import { fairCallOffs, slots } from '../slots/tables.ts'
import { scans } from '../tickets/tables.ts'
import { affectedOrders, previewCallOff } from './preview-call-off.server.ts'
import { fairCallOffOrders } from './tables.ts'

export type CallOffWish = { actor: string; message: Both; orders: number } & (
  | { kind: 'cancelled' }
  | { kind: 'postponed'; newFrom: Day; newTo: Day; returnsUntil: Day }
)

export type CallOffStarted =
  | { kind: 'started'; id: string }
  | { kind: 'refused'; reason: 'numbers-changed' | 'already-called-off' }

/**
 * Nothing more is sold from this moment; what has been sold is gone through order by order, by a job that may be
 * killed at any of them.
 */
export async function startCallOff(
  boxOffice: BoxOffice,
  tx: Tx,
  wish: CallOffWish,
  now: Date,
): Promise<CallOffStarted> {
  const { kind, actor, message } = wish
  // In the order in which every sale takes them, so that nobody waits for each other; and whoever calls off second
  // waits here and finds the first.
  await tx.select({ id: slots.id }).from(slots).orderBy(slots.id).for('update')
  const latest = await latestCallOff(tx)
  if (latest && (latest.kind === 'cancelled' || !latest.finishedAt)) {
    return { kind: 'refused', reason: 'already-called-off' }
  }
  const plan = await previewCallOff(tx)
  // Whoever confirms has read these numbers, not others.
  if (plan.orders !== wish.orders) return { kind: 'refused', reason: 'numbers-changed' }
  const id = randomUUID()
  const dates = wish.kind === 'postponed' ? postponedTo(wish) : {}
  await stopSelling(tx, kind, now)
  await tx.insert(fairCallOffs).values({ id, kind, actor, message, ...dates, startedAt: now })
  await listOrders(tx, id)
  const cause = { actor, reason: message.ru, now }
  await logOfficeChange(tx, `fair-${kind}`, id, cause, { ...plan, ...dates })
  await boxOffice.enqueue(tx, queues.callOffFair, { callOffId: id })
  return { kind: 'started', id }
}

/** Goes on where it stopped. Two that run at once share the work: each order is done under its lock, once. */
export async function runCallOff(boxOffice: BoxOffice, callOffId: string, now: () => Date): Promise<void> {
  const db = drizzle(boxOffice.pool)
  const [callOff] = await db.select().from(fairCallOffs).where(eq(fairCallOffs.id, callOffId))
  if (!callOff || callOff.finishedAt) return
  do {
    for (const orderId of await waiting(db, callOffId)) {
      await changeOrder(boxOffice, callOff, orderId, now()).catch((error: unknown) =>
        keepProblem(db, callOffId, orderId, error),
      )
    }
    // What was in the middle of being paid when the list was written.
  } while ((await listOrders(db, callOffId)) > 0)
  await db
    .update(fairCallOffs)
    .set({ finishedAt: now() })
    .where(and(eq(fairCallOffs.id, callOffId), isNull(fairCallOffs.finishedAt)))
}

/** Once more through the orders that could not be done. */
export function retryCallOff(
  boxOffice: BoxOffice,
  callOffId: string,
  actor: string,
  now: Date,
): Promise<boolean> {
  return transaction(boxOffice.pool, async tx => {
    const { rowCount } = await tx
      .update(fairCallOffOrders)
      .set({ problem: null })
      .where(and(eq(fairCallOffOrders.callOffId, callOffId), sql`${fairCallOffOrders.problem} is not null`))
    if (!rowCount) return false
    await tx.update(fairCallOffs).set({ finishedAt: null }).where(eq(fairCallOffs.id, callOffId))
    await logOfficeChange(tx, 'fair-call-off-again', callOffId, { actor, reason: '', now }, {})
    await boxOffice.enqueue(tx, queues.callOffFair, { callOffId })
    return true
  })
}

/** The new dates are in the programme: what a postponement had closed is sold again. */
export function openSale(boxOffice: BoxOffice, actor: string, now: Date): Promise<number> {
  return transaction(boxOffice.pool, async tx => {
    const { rowCount } = await tx
      .update(slots)
      .set({ closedAt: null })
      .where(sql`${slots.closedAt} is not null`)
    const count = rowCount ?? 0
    if (count > 0) await logOfficeChange(tx, 'sale-opened', 'fair', { actor, reason: '', now }, { count })
    return count
  })
}

function postponedTo({ newFrom, newTo, returnsUntil }: Extract<CallOffWish, { kind: 'postponed' }>) {
  return { newFrom, newTo, returnsUntil }
}

// A cancelled fair has no slots any more. A postponed one keeps them for whoever keeps their ticket, and sells none.
async function stopSelling(tx: Tx, kind: CallOffWish['kind'], now: Date): Promise<void> {
  if (kind === 'cancelled') await tx.update(slots).set({ calledOffAt: now }).where(isNull(slots.calledOffAt))
  else await tx.update(slots).set({ closedAt: now }).where(isNull(slots.closedAt))
}

async function listOrders(db: Db, callOffId: string): Promise<number> {
  const planned = await affectedOrders(db)
  if (planned.length === 0) return 0
  const { rowCount } = await db
    .insert(fairCallOffOrders)
    .values(planned.map(({ id }) => ({ callOffId, orderId: id })))
    .onConflictDoNothing()
  return rowCount ?? 0
}

async function waiting(db: Db, callOffId: string): Promise<string[]> {
  const rows = await db
    .select({ id: fairCallOffOrders.orderId })
    .from(fairCallOffOrders)
    .where(
      and(
        eq(fairCallOffOrders.callOffId, callOffId),
        isNull(fairCallOffOrders.doneAt),
        isNull(fairCallOffOrders.problem),
      ),
    )
    .orderBy(fairCallOffOrders.orderId)
  return rows.map(({ id }) => id)
}

function changeOrder(boxOffice: BoxOffice, callOff: FairCallOff, orderId: string, now: Date): Promise<void> {
  const own = and(eq(fairCallOffOrders.callOffId, callOff.id), eq(fairCallOffOrders.orderId, orderId))
  return transaction(boxOffice.pool, async tx => {
    const { state } = await lockOrder(tx, orderId)
    const [row] = await tx.select().from(fairCallOffOrders).where(own)
    if (!row || row.doneAt) return
    const cause = { actor: callOff.actor, reason: callOff.message.ru, now }
    let done = { tickets: 0, amountKopecks: 0 }
    // Should somebody be paying for it right now, the money finds a cancelled order and goes back by itself.
    const isOpen = state === 'held' || state === 'waiting_for_payment'
    if (isOpen) await closeOrder(boxOffice, tx, orderId, 'cancelled', cause)
    else done = await changeTickets(boxOffice, tx, callOff, orderId, cause)
    await tx
      .update(fairCallOffOrders)
      .set({ ...done, doneAt: now })
      .where(own)
  })
}

async function changeTickets(
  boxOffice: BoxOffice,
  tx: Tx,
  { id, kind }: FairCallOff,
  orderId: string,
  cause: { actor: string; reason: string; now: Date },
) {
  const isIn = sql`exists (select 1 from ${scans} where ${scans.ticketId} = ${tickets.id} and ${scans.verdict} = 'admit')`
  const going = await tx
    .select()
    .from(tickets)
    .where(
      and(eq(tickets.orderId, orderId), inArray(tickets.state, ['valid', 'returning']), sql`not ${isIn}`),
    )
    .orderBy(tickets.id)
  if (going.length === 0) return { tickets: 0, amountKopecks: 0 }
  if (kind === 'cancelled') for (const ticket of going) await returnWhole(boxOffice, tx, ticket, kind, cause)
  else await raiseReturns(tx, orderId, kind)
  await logOrderChange(tx, orderId, `fair-${kind}`, cause, { callOffId: id })
  await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter: `fair-${kind}` })
  const amountKopecks = going.reduce((sum, { priceKopecks }) => sum + priceKopecks, 0)
  return { tickets: going.length, amountKopecks: kind === 'cancelled' ? amountKopecks : 0 }
}

async function keepProblem(db: Db, callOffId: string, orderId: string, error: unknown): Promise<void> {
  const problem = error instanceof Error ? error.message : String(error)
  await db
    .update(fairCallOffOrders)
    .set({ problem })
    .where(and(eq(fairCallOffOrders.callOffId, callOffId), eq(fairCallOffOrders.orderId, orderId)))
}
