import { randomUUID } from 'node:crypto'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { removeStands } from '../../content/stands/remove-copies.server.ts'
import { closePlannedTurn } from '../../editions/turn/answer-turn.server.ts'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { logOfficeChange } from '../ledger/add-ledger-entry.server.ts'
import { callOffs, slots } from '../slots/tables.ts'
import { type CallOffTarget, type CallOffWish, isSameNumber } from './call-off-wish.ts'
import { inScope, previewCallOff } from './preview-call-off.server.ts'
import { callOffOrders } from './tables.ts'

export type CallOffStarted =
  | { kind: 'started'; id: string }
  | { kind: 'refused'; reason: 'numbers-changed' | 'already-called-off' | 'unknown-slot' }

export type Caller = {
  actor: string
  approvedBy?: string
  /** The number of orders they have read in the dry run; the clockwork reads none. */
  orders?: number
}

/**
 * Nothing more is sold from this moment; what has been sold is gone through order by order, by a job that may be
 * killed at any of them.
 */
export async function startCallOff(
  boxOffice: BoxOffice,
  tx: Tx,
  wish: CallOffWish,
  { actor, approvedBy, orders }: Caller,
  now: Date,
): Promise<CallOffStarted> {
  const { scope, subject, kind, message, reason } = wish
  const plan = await previewCallOff(tx, wish)
  // In the order in which every sale takes them, so that nobody waits for each other; and whoever calls off second
  // waits here and finds the first.
  const own = await tx.select().from(slots).where(inScope(wish)).orderBy(slots.id).for('update')
  if (own.length === 0) return { kind: 'refused', reason: 'unknown-slot' }
  if (own.every(slot => slot.calledOffAt) || (await isUnderWay(tx, wish))) {
    return { kind: 'refused', reason: 'already-called-off' }
  }
  // Whoever confirms has read these numbers, not others.
  if (orders !== undefined && !isSameNumber(orders, plan.orders)) {
    return { kind: 'refused', reason: 'numbers-changed' }
  }
  const id = randomUUID()
  const dates = wish.kind === 'postponed' ? postponedTo(wish) : {}
  // What is cancelled has no slots any more. What is postponed keeps them for whoever keeps their ticket, and sells none.
  await tx
    .update(slots)
    .set(kind === 'cancelled' ? { calledOffAt: now } : { closedAt: now })
    .where(and(inScope(wish), isNull(kind === 'cancelled' ? slots.calledOffAt : slots.closedAt)))
  await tx.insert(callOffs).values({
    id,
    scope,
    subject,
    kind,
    actor,
    approvedBy: approvedBy ?? null,
    reason,
    message,
    ...dates,
    planned: plan.orders,
    startedAt: now,
    beatAt: now,
  })
  const cause = { actor, reason: reason || message.ru, now }
  await logOfficeChange(tx, `${scope}-${kind}`, id, cause, { subject, approvedBy, ...plan, ...dates })
  // The next fair has waited for the days of this one, which are no more what they were.
  if (scope === 'fair') {
    await closePlannedTurn(tx, { by: actor, note: cause.reason, now }, removeStands)
    // Whoever follows the editions learns in the same second that this one is not held, or on other days.
    await tx.execute(sql`select pg_notify('edition_changed', 'call-off')`)
  }
  await boxOffice.enqueue(tx, queues.callOff, { callOffId: id })
  return { kind: 'started', id }
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
      .delete(callOffOrders)
      .where(
        and(
          sql`${callOffOrders.callOffId}::text = ${callOffId}`,
          isNull(callOffOrders.doneAt),
          sql`${callOffOrders.problem} is not null`,
        ),
      )
    if (!rowCount) return false
    await tx.update(callOffs).set({ finishedAt: null, beatAt: now }).where(eq(callOffs.id, callOffId))
    await logOfficeChange(tx, 'call-off-again', callOffId, { actor, reason: '', now }, {})
    await boxOffice.enqueue(tx, queues.callOff, { callOffId })
    return true
  })
}

const stillMs = 120_000

/** What has stood still is promised again, whatever became of its job: calling off ends when it has been through. */
export function resumeCallOffs(boxOffice: BoxOffice, now: Date): Promise<number> {
  return transaction(boxOffice.pool, async tx => {
    const still = await tx
      .update(callOffs)
      .set({ beatAt: now })
      .where(
        and(
          isNull(callOffs.finishedAt),
          or(isNull(callOffs.beatAt), sql`${callOffs.beatAt} <= ${new Date(now.getTime() - stillMs)}`),
        ),
      )
      .returning({ id: callOffs.id })
    for (const { id } of still) await boxOffice.enqueue(tx, queues.callOff, { callOffId: id })
    return still.length
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

async function isUnderWay(db: Db, { subject }: CallOffTarget): Promise<boolean> {
  const [known] = await db
    .select({ id: callOffs.id })
    .from(callOffs)
    .where(
      and(eq(callOffs.subject, subject), or(isNull(callOffs.finishedAt), eq(callOffs.kind, 'cancelled'))),
    )
    .limit(1)
  return known !== undefined
}

function postponedTo({ newFrom, newTo, returnsUntil }: Extract<CallOffWish, { kind: 'postponed' }>) {
  return { newFrom, newTo, returnsUntil }
}
