import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { OrderState } from '../catalogue/order-states.ts'
import type { ProductId } from '../catalogue/products.ts'
import { slots } from '../slots/tables.ts'
import type { KeptState } from '../tickets/kept-states.ts'

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
    /** The mailbox whose free tickets and places in classes are counted; only where there are any. */
    countedMailbox: text('counted_mailbox'),
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
    index('orders_invitation').on(table.invitationId).where(sql`invitation_id is not null`),
    index('orders_counted_mailbox').on(table.countedMailbox).where(sql`counted_mailbox is not null`),
    index('orders_with_buyer').on(table.createdAt).where(sql`buyer_email <> ''`),
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
    state: text().$type<KeptState>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The earliest day it ever stood for, if it was moved: the refund ladder counts to it. */
    ladderOn: date('ladder_on', { mode: 'string' }),
    /** Bought in the last minutes of its window: the door honours it until then. */
    honouredUntil: instant('honoured_until'),
  },
  table => [
    check('tickets_state', sql`${table.state} in ('valid', 'returning', 'returned', 'void')`),
    index('tickets_order').on(table.orderId),
    // A slot's orders in the order of their ids: a batch goes through them so.
    index('tickets_slot').on(table.slotId, table.orderId),
  ],
)

/** Places on a tour or at a class that lean on the entry tickets of another order, which carry one tour a person. */
export const lineEntries = pgTable(
  'line_entries',
  {
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    entryTicketId: uuid('entry_ticket_id')
      .notNull()
      .references(() => tickets.id),
  },
  table => [
    primaryKey({ name: 'line_entries_pkey', columns: [table.lineId, table.entryTicketId] }),
    index('line_entries_entry').on(table.entryTicketId),
  ],
)

/** A ticket moves to a dearer time: the new place is kept until the difference is paid. */
export const ticketSwitches = pgTable(
  'ticket_switches',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Whoever comes along moves along: ids of all tickets that move. */
    ticketIds: jsonb('ticket_ids').$type<string[]>().notNull(),
    /** What leans on them and is asked back when they move: the visitor has said so. */
    leavingIds: jsonb('leaving_ids').$type<string[]>().notNull().default([]),
    toSlotId: text('to_slot_id')
      .notNull()
      .references(() => slots.id),
    differenceKopecks: integer('difference_kopecks').notNull(),
    paymentId: uuid('payment_id').notNull().unique(),
    state: text().$type<'waiting' | 'done' | 'expired'>().notNull(),
    heldUntil: instant('held_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    check('ticket_switches_state', sql`${table.state} in ('waiting', 'done', 'expired')`),
    check('ticket_switches_difference', sql`${table.differenceKopecks} > 0`),
    uniqueIndex('ticket_switches_waiting').on(table.orderId).where(sql`state = 'waiting'`),
    index('ticket_switches_held').on(table.heldUntil).where(sql`state = 'waiting'`),
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
    /** What was asked back together goes on one application, and is taken back together. */
    requestId: uuid('request_id').notNull().defaultRandom(),
    reason: text().notNull(),
    percent: integer().notNull(),
    amountKopecks: integer('amount_kopecks').notNull(),
    state: text().$type<ReturnState>().notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Without the papers by then the wish lapses and the ticket is good again. */
    papersDueAt: instant('papers_due_at').notNull().default(sql`now() + interval '14 days'`),
    papersRemindedAt: instant('papers_reminded_at'),
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
    check(
      'returns_state',
      sql`${table.state} in ('requested', 'approved', 'declined', 'paid_out', 'withdrawn', 'lapsed')`,
    ),
    check('returns_percent', sql`${table.percent} between 0 and 100`),
    check('returns_amount', sql`${table.amountKopecks} >= 0`),
    index('returns_order').on(table.orderId),
    index('returns_papers').on(table.papersDueAt).where(sql`state = 'requested' and documents_at is null`),
    uniqueIndex('returns_ticket')
      .on(table.ticketId)
      .where(sql`state in ('requested', 'approved', 'paid_out')`),
  ],
)

/** `withdrawn`: the buyer thought better of it; `lapsed`: the papers did not come in time. */
export type ReturnState = 'requested' | 'approved' | 'declined' | 'paid_out' | 'withdrawn' | 'lapsed'

/** A code that opens what is not sold to everybody, at its own price, for so many places, for a while. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    code: text().notNull().unique(),
    /** Whom it is for: `vip`, `press`, `exhibitor` … */
    kind: text().notNull(),
    product: text().$type<ProductId>().notNull(),
    priceKopecks: integer('price_kopecks').notNull(),
    /** Places it opens in all, and those that are taken. */
    uses: integer().notNull(),
    used: integer().notNull().default(0),
    /** Most places in one order; without it, as many as are left. */
    maxPerOrder: integer('max_per_order'),
    validFrom: instant('valid_from').notNull(),
    validUntil: instant('valid_until').notNull(),
    /** Those that were made together. */
    batchId: uuid('batch_id'),
    guestName: text('guest_name').notNull().default(''),
    guestEmail: text('guest_email'),
    /** The language of its letter. */
    locale: text().$type<LocaleCode>().notNull().default('ru'),
    /** For staff alone. */
    note: text().notNull().default(''),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: text('created_by').notNull().default(''),
    /** When its letter was last promised. */
    letterAt: instant('letter_at'),
    revokedAt: instant('revoked_at'),
    revokedBy: text('revoked_by'),
    revokedReason: text('revoked_reason'),
  },
  table => [
    check('invitations_used', sql`${table.used} between 0 and ${table.uses}`),
    check('invitations_price', sql`${table.priceKopecks} >= 0`),
    check('invitations_per_order', sql`${table.maxPerOrder} between 1 and ${table.uses}`),
    check('invitations_valid', sql`${table.validFrom} < ${table.validUntil}`),
    index('invitations_batch').on(table.batchId),
    index('invitations_created').on(table.createdAt, table.id),
  ],
)
