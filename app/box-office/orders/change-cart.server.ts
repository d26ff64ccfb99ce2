import { and, eq, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { documentsInForce } from '../../content/documents/read-documents-in-force.server.ts'
import { brokeConstraint } from '../../platform/database/broken-constraint.server.ts'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { addLedgerEntry, type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { slotNameIn } from '../slots/slot-name.ts'
import { givePlacesBack, movePlaces, SoldOut, slotsWithRoom } from '../slots/take-places.server.ts'
import { checkOrder, leansOf, pricedLines, type WantedLine, type Wrong } from './check-order.ts'
import {
  countedMailbox,
  isCounted,
  limitMailbox,
  limitPlaces,
  TooManyForEmail,
} from './limit-places.server.ts'
import {
  type Buyer,
  type Consent,
  factsOf,
  leanOnNamed,
  NotCarried,
  namedIn,
  writeLines,
} from './place-order.server.ts'
import { readNamedEntries } from './read-leaning.server.ts'
import { currentLines, lockOrder } from './read-order.server.ts'
import { beginPayment } from './settle-payment.server.ts'
import { completeOrder } from './spend-payment.server.ts'
import { orderLines, orders } from './tables.ts'

export type LinesSet =
  | { kind: 'set' }
  | { kind: 'gone' }
  | { kind: 'refused'; wrong: Wrong[] }
  | { kind: 'sold-out'; slotId: string; nextSlots: string[] }
  | { kind: 'pass-used' }

/**
 * The cart as it shall be from now on. Its time goes on as it was, and so do the prices it has shown. Carts with an
 * invitation are changed by beginning anew: an invitation is spent on the spot. The order named for its tours stays
 * named, unless another one is.
 */
export async function setLines(
  boxOffice: BoxOffice,
  orderId: string,
  asked: readonly WantedLine[],
  now: Date,
  { withOrder: named, from }: { withOrder?: string | undefined; from?: string | undefined } = {},
): Promise<LinesSet> {
  const wanted = asked.map(line => namedIn(boxOffice, line))
  const quantityOf = (slotId: string) => wanted.find(({ slot }) => slot === slotId)?.quantity ?? 1
  const tooMany = await limitPlaces(boxOffice, from, await addedPlaces(boxOffice, orderId, wanted), now)
  if (tooMany.length > 0) return { kind: 'refused', wrong: tooMany }
  try {
    return await transaction<LinesSet>(boxOffice.pool, async tx => {
      const order = await lockOrder(tx, orderId)
      if (order.state !== 'held' || order.heldUntil <= now) return { kind: 'gone' }
      if (order.invitationId)
        return { kind: 'refused', wrong: [{ field: 'invitation', code: 'invited-cart' }] }
      const facts = await factsOf(tx, boxOffice, wanted)
      const withOrder = named ?? order.withOrder
      const entries = withOrder ? await readNamedEntries(tx, withOrder, orderId) : []
      const wish = { lines: wanted, slots: facts, invited: new Set<never>(), named: entries }
      const wrong = checkOrder(boxOffice.edition, wish, now)
      if (wrong.length > 0) return { kind: 'refused', wrong }
      const leans = withOrder ? await leanOnNamed(tx, withOrder, wish, orderId) : null
      const old = await tx
        .update(orderLines)
        .set({ isLive: false, isRemoved: true })
        .where(and(currentLines(orderId), eq(orderLines.isLive, true)))
        .returning()
      const shown = new Map(old.map(line => [`${line.product} ${line.slotId}`, line.unitKopecks]))
      const lines = pricedLines(boxOffice.edition, wanted, facts, new Map()).map(line => ({
        ...line,
        unitKopecks: shown.get(`${line.product} ${line.slot}`) ?? line.unitKopecks,
      }))
      await writeLines(boxOffice, tx, order, lines, leans)
      const taken = lines.map(({ slot, quantity }) => ({ slotId: slot, quantity }))
      await movePlaces(tx, old, taken)
      const totalKopecks = lines.reduce((sum, line) => sum + line.quantity * line.unitKopecks, 0)
      await tx.update(orders).set({ totalKopecks, withOrder }).where(eq(orders.id, orderId))
      await logOrderChange(tx, orderId, 'cart-changed', { actor: 'visitor', reason: '', now })
      return { kind: 'set' }
    })
  } catch (error) {
    if (brokeConstraint(error, 'order_lines_pass')) return { kind: 'pass-used' }
    if (error instanceof NotCarried) return { kind: 'refused', wrong: error.wrong }
    if (!(error instanceof SoldOut)) throw error
    const db = drizzle(boxOffice.pool)
    const nextSlots = await slotsWithRoom(db, error.slotId, quantityOf(error.slotId), now)
    return { kind: 'sold-out', slotId: slotNameIn(boxOffice.edition, error.slotId), nextSlots }
  }
}

/** Counted places that were not in the cart before: a network is counted for these, however it comes by them. */
async function addedPlaces({ pool }: BoxOffice, orderId: string, wanted: readonly WantedLine[]) {
  const counted = wanted.filter(isCounted)
  if (counted.length === 0) return []
  const held = await drizzle(pool).select().from(orderLines).where(currentLines(orderId))
  return counted.flatMap(line => {
    const before = held
      .filter(one => one.product === line.product && one.slotId === line.slot)
      .reduce((sum, one) => sum + one.quantity, 0)
    return line.quantity > before ? [{ ...line, quantity: line.quantity - before }] : []
  })
}

type Line = typeof orderLines.$inferSelect

/** The lines of an unpaid order that fall when these slots do: theirs, and whatever nobody gets to without them. */
export async function linesWithout(
  tx: Tx,
  order: { id: string; withOrder: string | null },
  lines: readonly Line[],
  slotIds: readonly string[],
): Promise<Line[]> {
  const gone = new Set(lines.filter(({ slotId }) => slotIds.includes(slotId)))
  const known = order.withOrder ? await readNamedEntries(tx, order.withOrder, order.id) : []
  const named = known.filter(({ slot }) => !slotIds.includes(slot.id))
  const wanted = (line: Line) => ({ ...line, slot: line.slotId, heads: line.heads ?? undefined })
  const facts = await factsOf(
    tx,
    null,
    lines.map(one => ({ ...wanted(one), passNumber: undefined })),
  )
  const staying = lines.filter(line => !gone.has(line))
  const { wrong } = leansOf({ lines: staying.map(wanted), slots: facts, named })
  for (const { field } of wrong) {
    const line = staying[Number(field.split('.')[1])]
    if (line) gone.add(line)
  }
  return [...gone]
}

/** What is called off leaves the cart; the rest keeps its time. The caller holds the order's lock. */
export async function dropLines(
  tx: Tx,
  orderId: string,
  lines: readonly { id: string }[],
  cause: Cause,
): Promise<void> {
  const gone = await tx
    .update(orderLines)
    .set({ isLive: false, isRemoved: true })
    .where(
      and(
        inArray(
          orderLines.id,
          lines.map(({ id }) => id),
        ),
        eq(orderLines.isLive, true),
      ),
    )
    .returning({ slotId: orderLines.slotId, quantity: orderLines.quantity })
  await givePlacesBack(tx, gone)
  await tx
    .update(orders)
    .set({
      totalKopecks: sql`(select coalesce(sum(${orderLines.quantity} * ${orderLines.unitKopecks}), 0)::integer
        from ${orderLines} where ${currentLines(orderId)})`,
    })
    .where(eq(orders.id, orderId))
  await logOrderChange(tx, orderId, 'cart-changed', cause)
}

export type CheckedOut = 'waiting' | 'paid' | 'expired' | 'not-a-cart' | TooManyForEmail['wrong']['code']

/** The cart becomes an order to be paid: the places are kept longer, the price stays, and the attempt to pay is written. */
export function checkOut(
  boxOffice: BoxOffice,
  orderId: string,
  buyer: Buyer,
  consents: Consent[],
  now: Date,
): Promise<CheckedOut> {
  return transaction<CheckedOut>(boxOffice.pool, async tx => {
    const order = await lockOrder(tx, orderId)
    if (order.state === 'expired') return 'expired'
    if (order.state !== 'held') return 'not-a-cart'
    // Held carts may finish even if the scheduler is late, but not after their time.
    if (order.heldUntil <= now) return 'expired'
    const lines = await tx.select().from(orderLines).where(currentLines(orderId))
    await limitMailbox(tx, boxOffice.edition, buyer.email, lines)
    await tx
      .update(orders)
      .set({
        state: 'waiting_for_payment',
        buyerName: buyer.name,
        buyerEmail: buyer.email,
        buyerPhone: buyer.phone,
        countedMailbox: countedMailbox(buyer.email, lines),
        consents,
        heldUntil: new Date(now.getTime() + boxOffice.edition.sale.paymentMinutes * 60_000),
      })
      .where(eq(orders.id, orderId))
    const cause = { actor: 'visitor', reason: '', now }
    await addLedgerEntry(tx, { orderId, kind: 'charge', amountKopecks: order.totalKopecks }, cause)
    await logOrderChange(tx, orderId, 'ordered', cause)
    if (order.totalKopecks === 0) {
      await completeOrder(boxOffice, tx, orderId, { ...cause, reason: 'nothing to pay' })
      return 'paid'
    }
    await beginPayment(tx, order, now)
    await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter: 'placed' })
    return 'waiting'
  }).catch((error: unknown) => {
    if (error instanceof TooManyForEmail) return error.wrong.code
    throw error
  })
}

/** Once, and only while the places are still kept. */
export async function extendHold(boxOffice: BoxOffice, orderId: string, now: Date): Promise<boolean> {
  return transaction(boxOffice.pool, async tx => {
    const { rowCount } = await tx
      .update(orders)
      .set({
        isExtended: true,
        heldUntil: new Date(now.getTime() + boxOffice.edition.sale.cartMinutes * 60_000),
      })
      .where(
        and(
          eq(orders.id, orderId),
          eq(orders.state, 'held'),
          eq(orders.isExtended, false),
          sql`${orders.heldUntil} > ${now}`,
        ),
      )
    return rowCount === 1
  })
}

/** What the buyer agreed to, down to the version of the text that was in force. */
export async function consentsInForce(db: Db, slugs: readonly string[], now: Date): Promise<Consent[]> {
  const papers = await documentsInForce(db, slugs, dayOf(now))
  return papers.map(({ document, version }) => ({
    document,
    version: String(version),
    at: now.toISOString(),
  }))
}
