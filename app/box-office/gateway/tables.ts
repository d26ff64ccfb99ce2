import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'

/**
 * Where the gateway's books and ours are not the same, or a clerk must say what a cabinet's refund was for. Settled by
 * somebody, who is named, or by nobody where nothing was left to decide.
 */
export const gatewayDifferences = pgTable(
  'gateway_differences',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<DifferenceKind>().notNull(),
    /** The gateway's id of the payment or the refund. */
    gatewayId: text('gateway_id').notNull(),
    orderId: uuid('order_id'),
    paymentId: uuid('payment_id'),
    payoutId: uuid('payout_id'),
    /** What the gateway says, and what our books say. */
    gatewayKopecks: integer('gateway_kopecks').notNull(),
    ourKopecks: integer('our_kopecks').notNull(),
    foundAt: instant('found_at').notNull(),
    settledAt: instant('settled_at'),
    settledBy: text('settled_by'),
    note: text(),
  },
  table => [
    check(
      'gateway_differences_kind',
      sql`${table.kind} in ('cabinet-refund', 'unknown-refund', 'unknown-payment', 'missing-payment', 'missing-refund', 'amount')`,
    ),
    unique('gateway_differences_once').on(table.kind, table.gatewayId),
    index('gateway_differences_open').on(table.foundAt).where(sql`settled_at is null`),
    index('gateway_differences_order').on(table.orderId),
  ],
)

/**
 * cabinet-refund: made by hand in the gateway's cabinet · unknown-refund: of a payment nobody here knows · unknown-payment:
 * money nobody here waits for · missing-payment, missing-refund: ours, and not there · amount: the sums differ.
 */
export type DifferenceKind =
  | 'cabinet-refund'
  | 'unknown-refund'
  | 'unknown-payment'
  | 'missing-payment'
  | 'missing-refund'
  | 'amount'

/** A comparison of the gateway's lists with our ledger, and how far it has come. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The night it belongs to; none if somebody asked for it by day. */
    night: date({ mode: 'string' }).unique(),
    createdFrom: instant('created_from').notNull(),
    createdBefore: instant('created_before').notNull(),
    stage: text().$type<ReconciliationStage>().notNull(),
    /** Where the list of the stage goes on. */
    cursor: text(),
    paymentsRead: integer('payments_read').notNull().default(0),
    refundsRead: integer('refunds_read').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  table => [
    check('reconciliations_stage', sql`${table.stage} in ('payments', 'refunds', 'ours', 'done')`),
    index('reconciliations_started').on(table.startedAt),
  ],
)

export type ReconciliationStage = 'payments' | 'refunds' | 'ours' | 'done'

/** The receipt that sets a prepayment off once the visit has happened. Its id is the key of the call. */
export const closingReceipts = pgTable(
  'closing_receipts',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    amountKopecks: integer('amount_kopecks').notNull(),
    state: text().$type<'promised' | 'sent' | 'succeeded' | 'canceled'>().notNull(),
    gatewayId: text('gateway_id').unique(),
    reason: text(),
    createdAt: instant('created_at').notNull(),
    checkAt: instant('check_at').notNull(),
    settledAt: instant('settled_at'),
  },
  table => [
    check('closing_receipts_state', sql`${table.state} in ('promised', 'sent', 'succeeded', 'canceled')`),
    check('closing_receipts_amount', sql`${table.amountKopecks} > 0`),
    index('closing_receipts_order').on(table.orderId),
    index('closing_receipts_open').on(table.checkAt).where(sql`state in ('promised', 'sent')`),
  ],
)

/** Which tickets a closing receipt is about: each is on one, ever. */
export const closedTickets = pgTable(
  'closed_tickets',
  {
    ticketId: uuid('ticket_id').primaryKey(),
    receiptId: uuid('receipt_id')
      .notNull()
      .references(() => closingReceipts.id),
  },
  table => [index('closed_tickets_receipt').on(table.receiptId)],
)
