import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/instant.ts'
import type { ReceiptLine } from './receipt.ts'

/** One attempt to be paid. Written before the gateway is called: its id is the key that makes the call repeatable. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    /** What is paid for: an order of the box office, or an invoice. */
    orderId: uuid('order_id'),
    invoiceId: uuid('invoice_id'),
    /** How its payer chose to pay; without it they choose at the gateway, as a buyer of tickets does at first. */
    method: text().$type<PaymentMethod>(),
    amountKopecks: integer('amount_kopecks').notNull(),
    state: text().$type<'started' | 'pending' | 'succeeded' | 'canceled'>().notNull(),
    gatewayId: text('gateway_id').unique(),
    confirmationUrl: text('confirmation_url'),
    capturedKopecks: integer('captured_kopecks').notNull().default(0),
    /** Given back or promised back; the database itself refuses more than was taken. */
    refundedKopecks: integer('refunded_kopecks').notNull().default(0),
    cancelReason: text('cancel_reason'),
    /** Another way of paying was chosen since. The gateway cannot close its page: money may still come of it. */
    setAsideAt: instant('set_aside_at'),
    createdAt: instant('created_at').notNull(),
    /** When the gateway is asked next, should it not tell by itself. */
    checkAt: instant('check_at').notNull(),
    settledAt: instant('settled_at'),
    /** When it was last found in the gateway's own list. */
    comparedAt: instant('compared_at'),
  },
  table => [
    check('payments_state', sql`${table.state} in ('started', 'pending', 'succeeded', 'canceled')`),
    check('payments_amount', sql`${table.amountKopecks} > 0`),
    check(
      'payments_refunded',
      sql`${table.refundedKopecks} between 0 and ${table.capturedKopecks} and ${table.capturedKopecks} <= ${table.amountKopecks}`,
    ),
    index('payments_order').on(table.orderId),
    // One attempt at a time is offered, in however many tabs.
    uniqueIndex('payments_active')
      .on(table.orderId)
      .where(sql`state in ('started', 'pending') and set_aside_at is null`),
    uniqueIndex('payments_active_invoice')
      .on(table.invoiceId)
      .where(sql`state in ('started', 'pending') and invoice_id is not null`),
    index('payments_invoice').on(table.invoiceId).where(sql`invoice_id is not null`),
    check('payments_whose', sql`num_nonnulls(${table.orderId}, ${table.invoiceId}) = 1`),
    check('payments_method', sql`${table.method} in ('bank_card', 'sbp')`),
    index('payments_open').on(table.checkAt).where(sql`state in ('started', 'pending')`),
  ],
)

/** As the gateway calls them. */
export type PaymentMethod = 'bank_card' | 'sbp'

/** Money on its way back, and arrived. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amountKopecks: integer('amount_kopecks').notNull(),
    state: text().$type<'promised' | 'sent' | 'succeeded' | 'canceled'>().notNull(),
    gatewayId: text('gateway_id').unique(),
    reason: text().notNull(),
    /** What the receipt of a partial refund names. */
    lines: jsonb().$type<ReceiptLine[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    checkAt: instant('check_at').notNull(),
    settledAt: instant('settled_at'),
    /** The payout that was promised in place of one that failed; a refund made in the cabinet may stand for several. */
    replacedById: uuid('replaced_by_id'),
    comparedAt: instant('compared_at'),
  },
  table => [
    check('payouts_state', sql`${table.state} in ('promised', 'sent', 'succeeded', 'canceled')`),
    check('payouts_amount', sql`${table.amountKopecks} > 0`),
    index('payouts_payment').on(table.paymentId),
    index('payouts_open').on(table.checkAt).where(sql`state in ('promised', 'sent')`),
  ],
)

/** What the gateway told, word for word: kept for whoever has to understand a bad day. */
export const notifications = pgTable(
  'payment_notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    receivedAt: instant('received_at').notNull(),
    event: text().notNull(),
    objectId: text('object_id').notNull(),
    body: jsonb().notNull(),
  },
  table => [
    index('payment_notifications_object').on(table.objectId),
    index('payment_notifications_received').on(table.receivedAt),
  ],
)
