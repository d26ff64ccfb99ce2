import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocaleCode } from '../platform/languages.ts'
import type { OrderState } from './order-states.ts'
import type { ProductId, SlotKind } from './products.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Everything that can be full: an entry window, a departure, a class. The last guard against selling too much. */
export const slots = pgTable(
  'slots',
  {
    /** `2025-09-25-before`, `departure-12`, `class-etching`. */
    id: text().primaryKey(),
    kind: text().$type<SlotKind>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Only classes: what editors have set; the prices of everything else are the edition's. */
    priceKopecks: integer('price_kopecks'),
    capacity: integer().notNull(),
    taken: integer().notNull().default(0),
    calledOffAt: instant('called_off_at'),
    /** It stands, but nothing more is sold: the fair is being postponed. */
    closedAt: instant('closed_at'),
    /** A tour that needs a number of people has found them. */
    confirmedAt: instant('confirmed_at'),
  },
  table => [
    check('slots_taken', sql`${table.taken} between 0 and ${table.capacity}`),
    index('slots_day').on(table.day),
  ],
)

/** From the cart to the last refund. Never deleted; the token is the secret of its link. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** What people say on the telephone: `P-7K3QXM`. */
    code: text().notNull().unique(),
    token: text().notNull().unique(),
    state: text().$type<OrderState>().notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    buyerName: text('buyer_name'),
    buyerEmail: text('buyer_email'),
    buyerPhone: text('buyer_phone'),
    totalKopecks: integer('total_kopecks').notNull(),
    consents: jsonb().$type<{ document: string; version: string; at: string }[]>().notNull(),
    invitationId: uuid('invitation_id'),
    /** The code of another order, whose tickets let these people in: tours of this one need none of their own. */
    withOrder: text('with_order'),
    createdAt: instant('created_at').notNull(),
    /** Until then the places are kept: fifteen minutes in the cart, thirty once payment has begun. */
    heldUntil: instant('held_until').notNull(),
    isExtended: boolean('is_extended').notNull().default(false),
    isWarned: boolean('is_warned').notNull().default(false),
    paidAt: instant('paid_at'),
    /** The visit of which the buyer has been reminded the evening before. */
    remindedFor: date('reminded_for', { mode: 'string' }),
  },
  table => [
    check(
      'orders_state',
      sql`${table.state} in ('held', 'waiting_for_payment', 'paid', 'expired', 'cancelled', 'partly_refunded', 'refunded')`,
    ),
    check('orders_total', sql`${table.totalKopecks} >= 0`),
    check(
      'orders_buyer',
      sql`${table.state} in ('held', 'expired', 'cancelled') or ${table.buyerEmail} is not null`,
    ),
    index('orders_email').on(sql`lower(${table.buyerEmail})`),
    index('orders_held').on(table.heldUntil).where(sql`state in ('held', 'waiting_for_payment')`),
  ],
)

/** What was chosen, as it was called and priced then: later changes of the list do not reach it. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    product: text().$type<ProductId>().notNull(),
    slotId: text('slot_id')
      .notNull()
      .references(() => slots.id),
    quantity: integer().notNull(),
    /** People of one individual tour, which is one place with one price. */
    heads: integer(),
    unitKopecks: integer('unit_kopecks').notNull(),
    name: text().notNull(),
    /** A keyed hash of the employee's pass: one concession each, as long as its ticket lives. */
    passHash: text('pass_hash'),
    /** Places are taken for it. */
    isLive: boolean('is_live').notNull().default(true),
    /** Taken out of the cart again. */
    isRemoved: boolean('is_removed').notNull().default(false),
  },
  table => [
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check('order_lines_price', sql`${table.unitKopecks} >= 0`),
    index('order_lines_order').on(table.orderId),
    uniqueIndex('order_lines_pass').on(table.passHash).where(sql`is_live and pass_hash is not null`),
  ],
)

/** Lets one person in. Its code is in the QR; its secret opens the page of this one ticket. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    product: text().$type<ProductId>().notNull(),
    slotId: text('slot_id')
      .notNull()
      .references(() => slots.id),
    code: text().notNull().unique(),
    secret: text().notNull().unique(),
    holder: text(),
    priceKopecks: integer('price_kopecks').notNull(),
    state: text().$type<'valid' | 'returning' | 'returned' | 'void'>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    check('tickets_state', sql`${table.state} in ('valid', 'returning', 'returned', 'void')`),
    index('tickets_order').on(table.orderId),
    index('tickets_slot').on(table.slotId),
  ],
)

/** A wish to give a ticket back, what it is worth, and how far it has come. */
export const returns = pgTable(
  'returns',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id),
    reason: text().notNull(),
    percent: integer().notNull(),
    amountKopecks: integer('amount_kopecks').notNull(),
    state: text().$type<'requested' | 'approved' | 'declined' | 'paid_out'>().notNull(),
    requestedAt: instant('requested_at').notNull(),
    documentsAt: instant('documents_at'),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    note: text(),
    payoutId: uuid('payout_id'),
    /** Both figures of the rules, so that the stricter is promised and the other is never forgotten. */
    dueCalendar: date('due_calendar', { mode: 'string' }).notNull(),
    dueBusiness: date('due_business', { mode: 'string' }).notNull(),
  },
  table => [
    check('returns_state', sql`${table.state} in ('requested', 'approved', 'declined', 'paid_out')`),
    check('returns_percent', sql`${table.percent} between 0 and 100`),
    check('returns_amount', sql`${table.amountKopecks} >= 0`),
    index('returns_order').on(table.orderId),
    uniqueIndex('returns_ticket').on(table.ticketId).where(sql`state <> 'declined'`),
  ],
)

/** The book of account. Only ever added to; every order's sum is what it still owes, or is owed. */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    orderId: uuid('order_id').notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    amountKopecks: integer('amount_kopecks').notNull(),
    paymentId: uuid('payment_id'),
    payoutId: uuid('payout_id'),
    actor: text().notNull(),
    reason: text().notNull(),
  },
  table => [
    check('ledger_kind', sql`${table.kind} in ('charge', 'release', 'payment', 'credit', 'payout')`),
    index('ledger_order').on(table.orderId),
    uniqueIndex('ledger_payment').on(table.paymentId).where(sql`kind = 'payment'`),
    uniqueIndex('ledger_payout').on(table.payoutId).where(sql`kind = 'payout'`),
  ],
)

/** charge: places sold · release: the sale lapsed · payment: money in · credit: a ticket given back · payout: money out. */
export type LedgerKind = 'charge' | 'release' | 'payment' | 'credit' | 'payout'

/** Every change of an order, who made it and why. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id').notNull(),
    at: instant('at').notNull(),
    what: text().notNull(),
    actor: text().notNull(),
    reason: text().notNull().default(''),
    details: jsonb().notNull(),
  },
  table => [index('order_changes_order').on(table.orderId)],
)

/** An answer kept for whoever asks the same again: a repeated click places one order. */
export const keptAnswers = pgTable('kept_answers', {
  key: text().primaryKey(),
  bodyHash: text('body_hash').notNull(),
  status: integer().notNull(),
  answer: jsonb().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** A code that opens what is not sold to everybody, at its own price, so many times, for a while. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    code: text().notNull().unique(),
    kind: text().notNull(),
    product: text().$type<ProductId>().notNull(),
    priceKopecks: integer('price_kopecks').notNull(),
    uses: integer().notNull(),
    used: integer().notNull().default(0),
    validFrom: instant('valid_from').notNull(),
    validUntil: instant('valid_until').notNull(),
  },
  table => [
    check('invitations_used', sql`${table.used} between 0 and ${table.uses}`),
    check('invitations_price', sql`${table.priceKopecks} >= 0`),
  ],
)

/** Each time a ticket was shown at a door. The nonce of the scanner makes a repeated upload count once. */
export const scans = pgTable(
  'scans',
  {
    nonce: text().primaryKey(),
    ticketId: uuid('ticket_id'),
    text: text().notNull(),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    gate: text().notNull(),
    verdict: text().notNull(),
    reason: text(),
    actor: text().notNull(),
  },
  table => [index('scans_ticket').on(table.ticketId), index('scans_at').on(table.at)],
)

/** What staff did that belongs to no single order: a capacity set, a departure or the whole fair called off. */
export const officeChanges = pgTable(
  'office_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actor: text().notNull(),
    what: text().notNull(),
    /** The slot, or the batch. */
    subject: text().notNull(),
    reason: text().notNull(),
    details: jsonb().notNull(),
  },
  table => [index('office_changes_at').on(table.at)],
)

/** The fair does not take place, or not when it was promised (decision 0019). */
export const fairCallOffs = pgTable(
  'fair_call_offs',
  {
    id: uuid().primaryKey(),
    kind: text().$type<'cancelled' | 'postponed'>().notNull(),
    actor: text().notNull(),
    /** What every buyer reads, in the language of the order. */
    message: jsonb().$type<Record<LocaleCode, string>>().notNull(),
    newFrom: date('new_from', { mode: 'string' }),
    newTo: date('new_to', { mode: 'string' }),
    /** Until this day a postponed ticket comes back in full. */
    returnsUntil: date('returns_until', { mode: 'string' }),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  table => [
    check('fair_call_offs_kind', sql`${table.kind} in ('cancelled', 'postponed')`),
    check(
      'fair_call_offs_dates',
      sql`${table.kind} = 'cancelled' or (${table.newFrom} <= ${table.newTo} and ${table.returnsUntil} is not null)`,
    ),
    // One at a time.
    uniqueIndex('fair_call_offs_running').on(sql`(1)`).where(sql`finished_at is null`),
    uniqueIndex('fair_call_offs_cancelled').on(table.kind).where(sql`kind = 'cancelled'`),
  ],
)

/** The orders a batch goes through; a row that is done is never touched again. */
export const fairCallOffOrders = pgTable(
  'fair_call_off_orders',
  {
    callOffId: uuid('call_off_id')
      .notNull()
      .references(() => fairCallOffs.id),
    orderId: uuid('order_id').notNull(),
    doneAt: instant('done_at'),
    tickets: integer().notNull().default(0),
    amountKopecks: integer('amount_kopecks').notNull().default(0),
    /** Why it could not be done; staff look into it and try again. */
    problem: text(),
  },
  table => [primaryKey({ columns: [table.callOffId, table.orderId] })],
)
