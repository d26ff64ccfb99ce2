import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { brokeConstraint } from '../../platform/database/broken-constraint.server.ts'
import { allQueries, sendWithCommit } from '../../platform/database/pipeline.server.ts'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { productName } from '../catalogue/catalogue.ts'
import type { ProductId } from '../catalogue/products.ts'
import { addLedgerEntry, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { slotIdIn, slotNameIn } from '../slots/slot-name.ts'
import { slots } from '../slots/tables.ts'
import { SoldOut, slotsWithRoom, takePlaces } from '../slots/take-places.server.ts'
import { newOrderCode, newSecret } from '../tickets/make-codes.server.ts'
import {
  checkOrder,
  leansOf,
  pricedLines,
  type SlotFacts,
  type WantedLine,
  type Wrong,
} from './check-order.ts'
import { countedMailbox, limitMailbox, limitPlaces, TooManyForEmail } from './limit-places.server.ts'
import { type NamedEntry, orderCode, readNamedEntries } from './read-leaning.server.ts'
import { type Bill, beginPayment } from './settle-payment.server.ts'
import {
  InvitationUsedUp,
  isMoreThanInvited,
  spendInvitation,
  usableInvitation,
} from './spend-invitation.server.ts'
import { completeOrder } from './spend-payment.server.ts'
import { lineEntries, orderLines, orders } from './tables.ts'

export type Buyer = { name: string; email: string; phone: string }
export type Consent = { document: string; version: string; at: string }
export type Wish = {
  /** Given by whoever may have to ask twice: the same id is the same order. */
  id?: string
  lines: WantedLine[]
  locale: LocaleCode
  /** Without a buyer it is a cart; with one, it waits for payment at once. */
  buyer?: Buyer
  consents?: Consent[]
  invitation?: string | undefined
  /** The code of an order whose tickets already let its people in. */
  withOrder?: string | undefined
  /** The address it comes from, where it is known. */
  from?: string | undefined
}

export type PlacedOrder = Pick<
  typeof orders.$inferSelect,
  'id' | 'token' | 'code' | 'state' | 'totalKopecks' | 'heldUntil'
>

export type Placed =
  /** With all that one needs to go on, unless it had been placed before or there is nothing to pay. */
  | { kind: 'placed'; token: string; fresh?: { order: PlacedOrder; bill: Bill | null } }
  | { kind: 'refused'; wrong: Wrong[] }
  | { kind: 'sold-out'; slotId: string; nextSlots: string[] }
  | { kind: 'pass-used' }
  | { kind: 'invitation-refused'; code: 'invitation-refused' | 'invitation-places' }

/** One short transaction: the order is written first and the places are taken last, so that a popular slot is locked briefly. */
export async function placeOrder(boxOffice: BoxOffice, asked: Wish, now: Date): Promise<Placed> {
  const db = drizzle(boxOffice.pool)
  const wish = { ...asked, lines: asked.lines.map(line => namedIn(boxOffice, line)) }
  const known = await factsOf(db, boxOffice, wish.lines)
  const invitation = wish.invitation ? await usableInvitation(db, wish.invitation, now) : null
  if (wish.invitation && !invitation) return { kind: 'invitation-refused', code: 'invitation-refused' }
  if (invitation && isMoreThanInvited(invitation, wish.lines)) {
    return { kind: 'invitation-refused', code: 'invitation-places' }
  }
  const invitedPrices = new Map<ProductId, number>(
    invitation ? [[invitation.product, invitation.priceKopecks]] : [],
  )
  const wanted = {
    lines: wish.lines,
    slots: known,
    invited: new Set(invitedPrices.keys()),
    named: wish.withOrder ? await readNamedEntries(db, wish.withOrder) : [],
  }
  const wrong = checkOrder(boxOffice.edition, wanted, now)
  if (wrong.length > 0) return { kind: 'refused', wrong }
  const tooMany = await limitPlaces(boxOffice, wish.from, wish.lines, now)
  if (tooMany.length > 0) return { kind: 'refused', wrong: tooMany }

  const lines = pricedLines(boxOffice.edition, wish.lines, known, invitedPrices)
  const total = lines.reduce((sum, { quantity, unitKopecks }) => sum + quantity * unitKopecks, 0)
  const { sale } = boxOffice.edition
  const minutes = wish.buyer ? sale.paymentMinutes : sale.cartMinutes
  const token = newSecret()
  const order = {
    id: wish.id ?? randomUUID(),
    code: newOrderCode(),
    token,
    state: wish.buyer ? ('waiting_for_payment' as const) : ('held' as const),
    locale: wish.locale,
    buyerName: wish.buyer?.name ?? null,
    buyerEmail: wish.buyer?.email ?? null,
    buyerPhone: wish.buyer?.phone ?? null,
    countedMailbox: countedMailbox(wish.buyer?.email, lines),
    totalKopecks: total,
    consents: wish.consents ?? [],
    invitationId: invitation?.id ?? null,
    withOrder: wish.withOrder ?? null,
    createdAt: now,
    heldUntil: new Date(now.getTime() + minutes * 60_000),
  }
  const { id } = order
  const cause = { actor: 'visitor', reason: '', now }
  try {
    return await transaction(boxOffice.pool, async tx => {
      const leans = wish.withOrder ? await leanOnNamed(tx, wish.withOrder, wanted) : null
      if (wish.buyer)
        await limitMailbox(
          tx,
          boxOffice.edition,
          wish.buyer.email,
          lines.map(line => ({ ...line, slotId: line.slot })),
        )
      // Sent at once, ahead of everything that refers to it.
      const written = tx.insert(orders).values(order).execute()
      const rows = writeLines(boxOffice, tx, order, lines, leans)
      const payment = wish.buyer ? beginPayment(tx, order, now) : null
      await allQueries([
        written,
        rows,
        logOrderChange(tx, id, wish.buyer ? 'ordered' : 'held', cause),
        ...(invitation ? [spendInvitation(tx, invitation, lines)] : []),
        ...(payment
          ? [payment, addLedgerEntry(tx, { orderId: id, kind: 'charge', amountKopecks: total }, cause)]
          : []),
        ...(payment && total > 0
          ? [boxOffice.enqueue(tx, queues.orderLetter, { orderId: id, letter: 'placed' })]
          : []),
      ])
      const places = lines.map(({ slot, quantity }) => ({ slotId: slot, quantity }))
      sendWithCommit(tx, () => takePlaces(tx, places))
      if (wish.buyer && total === 0) {
        await completeOrder(boxOffice, tx, id, { ...cause, reason: 'nothing to pay' })
        return { kind: 'placed', token }
      }
      const begun = await payment
      const bill = begun && { payment: begun, order, lines: await rows }
      return { kind: 'placed', token, fresh: { order, bill } }
    })
  } catch (error) {
    if (error instanceof SoldOut) {
      const quantity = wish.lines.find(({ slot }) => slot === error.slotId)?.quantity ?? 1
      return {
        kind: 'sold-out',
        slotId: slotNameIn(boxOffice.edition, error.slotId),
        nextSlots: await slotsWithRoom(db, error.slotId, quantity, now),
      }
    }
    if (error instanceof TooManyForEmail) return { kind: 'refused', wrong: [error.wrong] }
    if (error instanceof NotCarried) return { kind: 'refused', wrong: error.wrong }
    if (error instanceof InvitationUsedUp) return { kind: 'invitation-refused', code: 'invitation-refused' }
    if (brokeConstraint(error, 'order_lines_pass')) return { kind: 'pass-used' }
    if (brokeConstraint(error, 'orders_pkey')) return { kind: 'placed', token: await tokenOf(db, id) }
    throw error
  }
}

export async function writeLines(
  boxOffice: BoxOffice,
  tx: Tx,
  order: { id: string; locale: LocaleCode },
  lines: readonly (WantedLine & { unitKopecks: number })[],
  leans: ReadonlyMap<number, readonly string[]> | null,
) {
  const kept = await passesOf(tx, lines)
  const rows = lines.map((line, position) => ({
    id: randomUUID(),
    orderId: order.id,
    position,
    product: line.product,
    slotId: line.slot,
    quantity: line.quantity,
    heads: line.heads ?? null,
    unitKopecks: line.unitKopecks,
    name: productName(line.product, order.locale),
    passHash: line.passNumber ? boxOffice.hashPass(line.passNumber) : (kept.get(line.passOf ?? '') ?? null),
  }))
  await tx.insert(orderLines).values(rows)
  const leaning = rows.flatMap(({ id }, place) =>
    (leans?.get(place) ?? []).map(entryTicketId => ({ lineId: id, entryTicketId })),
  )
  if (leaning.length > 0) await tx.insert(lineEntries).values(leaning)
  return rows
}

/** Somebody else was quicker to lean on the named order's tickets. */
export class NotCarried extends Error {
  wrong: Wrong[]
  constructor(wrong: Wrong[]) {
    super('the named order carries no more')
    this.wrong = wrong
  }
}

/** The named order is locked before its tickets are counted: each carries one tour, however many ask at once. */
export async function leanOnNamed(
  tx: Tx,
  code: string,
  wanted: {
    lines: readonly WantedLine[]
    slots: ReadonlyMap<string, SlotFacts>
    named: readonly NamedEntry[]
  },
  except?: string,
): Promise<Map<number, string[]>> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.code, orderCode(code)))
    .for('update')
  const named = await readNamedEntries(tx, code, except)
  const { wrong, entries } = leansOf({ ...wanted, named })
  if (wrong.length > 0) throw new NotCarried(wrong)
  return entries
}

// What a cart knows of a pass goes on with the line, however often the cart is changed.
async function passesOf(tx: Tx, lines: readonly WantedLine[]): Promise<Map<string, string | null>> {
  const ids = lines.flatMap(({ passOf }) => passOf ?? [])
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: orderLines.id, passHash: orderLines.passHash })
    .from(orderLines)
    .where(inArray(orderLines.id, ids))
  return new Map(rows.map(({ id, passHash }) => [id, passHash]))
}

/** A line with the slot that is meant by its name while this fair is on show. */
export function namedIn({ edition }: Pick<BoxOffice, 'edition'>, line: WantedLine): WantedLine {
  return { ...line, slot: slotIdIn(edition, line.slot) }
}

/**
 * What is known of slots. Of the fair on show, for whoever wants to buy: one of another fair is unknown, whoever kept its name.
 * Of any fair for what is bought already.
 */
export async function factsOf(
  db: Db,
  fair: Pick<BoxOffice, 'edition'> | null,
  lines: readonly WantedLine[],
): Promise<Map<string, SlotFacts>> {
  const ids = [...new Set(lines.map(({ slot }) => slot))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(slots)
    .where(and(inArray(slots.id, ids), fair ? eq(slots.editionId, fair.edition.id) : undefined))
  return new Map(rows.map(row => [row.id, row]))
}

async function tokenOf(db: Db, id: string): Promise<string> {
  const [order] = await db.select({ token: orders.token }).from(orders).where(eq(orders.id, id))
  if (!order) throw new Error(`no order ${id}`)
  return order.token
}
