import { and, eq, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { allQueries } from '../../platform/database/pipeline.server.ts'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, type LetterKind, queues } from '../box-office.ts'
import { type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { dropLines, linesWithout } from '../orders/change-cart.server.ts'
import { closeOrder } from '../orders/close-order.server.ts'
import { leftByCallOff } from '../orders/read-leaning.server.ts'
import { currentLines, lockOrder, type Order } from '../orders/read-order.server.ts'
import { returnTogether, unusedTickets } from '../orders/return-together.server.ts'
import { lineEntries, orderLines, orders, tickets } from '../orders/tables.ts'
import { raiseReturns } from '../refunds/settle-return.server.ts'
import { type CallOff, readCallOff } from '../slots/read-postponement.server.ts'
import { callOffs, slots } from '../slots/tables.ts'
import { among, placedStates } from '../tickets/kept-states.ts'
import { inScope, isEntryWindow } from './preview-call-off.server.ts'
import { callOffOrders } from './tables.ts'

const ordersAtOnce = 200
/** While one waits for the disk, the others go on; the site keeps the rest of the connections. */
const transactionsAtOnce = 4

/** Tours and classes may lean on the tickets of an entry window, and go with it. */
type RunningCallOff = CallOff & { isWindow: boolean }

/**
 * Goes through the orders, some hundred at a time in the order of their ids; each is changed in a transaction of its
 * own, with its row in the list. Killed anywhere, it goes on with those that have no row. Two that run at once share
 * the work: each order is done under its lock, once.
 */
export async function runCallOff(boxOffice: BoxOffice, callOffId: string, now: () => Date): Promise<void> {
  const db = drizzle(boxOffice.pool)
  const found = await readCallOff(db, callOffId)
  if (!found || found.finishedAt) return
  const callOff = { ...found, isWindow: await isEntryWindow(db, found) }
  const own = await db.select({ id: slots.id }).from(slots).where(inScope(callOff)).orderBy(slots.id)
  const slotIds = own.map(({ id }) => id)
  const beat = () => db.update(callOffs).set({ beatAt: now() }).where(eq(callOffs.id, callOffId))
  // Once more after the last: somebody may have been in the middle of paying when they were looked for.
  for (let done = 1; done > 0; ) {
    done = await goThrough(after => openOrders(db, callOffId, slotIds, after))
    for (const slotId of slotIds) done += await goThrough(after => soldOrders(db, callOffId, slotId, after))
    if (callOff.isWindow)
      done += await goThrough(after => leaningOrders(db, callOffId, callOff.subject, after))
  }
  await db
    .update(callOffs)
    .set({ finishedAt: now() })
    .where(and(eq(callOffs.id, callOffId), isNull(callOffs.finishedAt)))

  async function goThrough(find: (after: string) => Promise<string[]>): Promise<number> {
    let count = 0
    let after = '00000000-0000-0000-0000-000000000000'
    for (let found = await find(after); found.length > 0; found = await find(after)) {
      const left = found.values()
      await allQueries(Array.from({ length: transactionsAtOnce }, () => change(left)))
      count += found.length
      after = found.at(-1) ?? after
      await beat()
    }
    return count
  }

  async function change(left: Iterable<string>) {
    for (const orderId of left) {
      await changeOrder(boxOffice, callOff, slotIds, orderId, now()).catch((error: unknown) =>
        keepProblem(db, callOffId, orderId, error),
      )
    }
  }
}

/** Orders with tickets for the slot that still let somebody in. */
async function soldOrders(db: Db, callOffId: string, slotId: string, after: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: tickets.orderId })
    .from(tickets)
    .where(
      sql`${tickets.slotId} = ${slotId} and ${tickets.orderId} > ${after}
        and ${tickets.state} in ${among(placedStates)} and ${isUntouched(callOffId, sql`${tickets.orderId}`)}`,
    )
    .orderBy(tickets.orderId)
    .limit(ordersAtOnce)
  return rows.map(({ id }) => id)
}

/** Orders whose tours and classes lean on other orders' tickets for the window. */
async function leaningOrders(db: Db, callOffId: string, slotId: string, after: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct line.order_id as id from ${tickets} entry
    join ${lineEntries} lean on lean.entry_ticket_id = entry.id
    join ${orderLines} line on line.id = lean.line_id
    join ${tickets} own on own.line_id = line.id and own.state in ${among(placedStates)}
    where entry.slot_id = ${slotId} and line.order_id > ${after}
      and ${isUntouched(callOffId, sql`line.order_id`)}
    order by line.order_id limit ${ordersAtOnce}`)
  return rows.map(({ id }) => id)
}

/** Carts and unpaid orders that keep places there, or count on somebody's entry there. */
async function openOrders(
  db: Db,
  callOffId: string,
  slotIds: readonly string[],
  after: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      sql`${orders.state} in ('held', 'waiting_for_payment') and ${orders.id} > ${after}
        and exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id}
          and not ${orderLines.isRemoved} and (${orderLines.slotId} = any(${sql.param(slotIds)}) or exists (
            select 1 from ${lineEntries} join ${tickets} on ${tickets.id} = ${lineEntries.entryTicketId}
            where ${lineEntries.lineId} = ${orderLines.id} and ${tickets.slotId} = any(${sql.param(slotIds)}))))
        and ${isUntouched(callOffId, sql`${orders.id}`)}`,
    )
    .orderBy(orders.id)
    .limit(ordersAtOnce)
  return rows.map(({ id }) => id)
}

function isUntouched(callOffId: string, orderId: ReturnType<typeof sql>) {
  return sql`not exists (select 1 from ${callOffOrders}
    where ${callOffOrders.callOffId} = ${callOffId} and ${callOffOrders.orderId} = ${orderId})`
}

function changeOrder(
  boxOffice: BoxOffice,
  callOff: RunningCallOff,
  slotIds: readonly string[],
  orderId: string,
  now: Date,
): Promise<void> {
  return transaction(boxOffice.pool, async tx => {
    const order = await lockOrder(tx, orderId)
    const { state } = order
    const [row] = await tx
      .select({ doneAt: callOffOrders.doneAt })
      .from(callOffOrders)
      .where(and(eq(callOffOrders.callOffId, callOff.id), eq(callOffOrders.orderId, orderId)))
    if (row) return
    const cause = { actor: callOff.actor, reason: callOff.reason || callOff.message.ru, now }
    const isOpen = state === 'held' || state === 'waiting_for_payment'
    const done = isOpen
      ? await changeOpenOrder(boxOffice, tx, callOff, slotIds, order, cause)
      : await changeTickets(boxOffice, tx, callOff, slotIds, orderId, cause)
    await tx.insert(callOffOrders).values({ callOffId: callOff.id, orderId, doneAt: now, ...done })
  })
}

const nothing = { tickets: 0, amountKopecks: 0, givenBeforeKopecks: 0 }

/**
 * Of a cart the lines go that are called off. An order that waits for its payment has promised a sum to the gateway: it
 * stands while anything of it stands, and when the money comes, the part that is called off goes back at once. With
 * nothing left it is cancelled, and money that is on its way finds a cancelled order and goes back by itself.
 */
async function changeOpenOrder(
  boxOffice: BoxOffice,
  tx: Tx,
  { id: callOffId, scope, kind }: CallOff,
  slotIds: readonly string[],
  order: Order,
  cause: Cause,
) {
  const lines = await tx.select().from(orderLines).where(currentLines(order.id))
  const gone = await linesWithout(tx, order, lines, slotIds)
  const isWhole = gone.length === lines.length || kind === 'postponed'
  if (isWhole) await closeOrder(boxOffice, tx, order.id, 'cancelled', cause)
  else if (order.state === 'held') await dropLines(tx, order.id, gone, cause)
  await logOrderChange(tx, order.id, nameOf(scope, kind), cause, { callOffId })
  return nothing
}

async function changeTickets(
  boxOffice: BoxOffice,
  tx: Tx,
  callOff: RunningCallOff,
  slotIds: readonly string[],
  orderId: string,
  cause: Cause,
) {
  const { id: callOffId, scope, kind, isWindow } = callOff
  const along = isWindow ? await leftByCallOff(tx, { orderId }) : []
  const going = await unusedTickets(tx, orderId, slotIds, along)
  if (going.length === 0) return nothing
  let money = { amountKopecks: 0, givenBeforeKopecks: 0 }
  if (kind === 'postponed') await raiseReturns(tx, orderId, kind)
  else {
    const reason = scope === 'fair' ? 'cancelled' : 'called-off'
    money = await returnTogether(boxOffice, tx, going, reason, cause)
  }
  const letter = nameOf(scope, kind)
  await allQueries([
    logOrderChange(tx, orderId, letter, cause, { callOffId, tickets: going.map(({ id }) => id) }),
    boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter, callOffId }),
  ])
  return { tickets: going.length, ...money }
}

/** The letter, and the line in the order's history. */
function nameOf(scope: CallOff['scope'], kind: CallOff['kind']): LetterKind {
  if (kind === 'postponed') return 'fair-postponed'
  return scope === 'fair' ? 'fair-cancelled' : 'called-off'
}

async function keepProblem(db: Db, callOffId: string, orderId: string, error: unknown): Promise<void> {
  const problem = error instanceof Error ? error.message : String(error)
  await db.insert(callOffOrders).values({ callOffId, orderId, problem }).onConflictDoNothing()
}
