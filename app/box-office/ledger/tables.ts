import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'

/** The book of account. Only ever added to; the sum of an order or of an invoice is what it still owes, or is owed. */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Whose money it is: an order's, or an invoice's. */
    orderId: uuid('order_id'),
    invoiceId: uuid('invoice_id'),
    kind: text().$type<LedgerKind>().notNull(),
    amountKopecks: integer('amount_kopecks').notNull(),
    paymentId: uuid('payment_id'),
    payoutId: uuid('payout_id'),
    actor: text().notNull(),
    reason: text().notNull(),
  },
  table => [
    check(
      'ledger_kind',
      sql`${table.kind} in ('charge', 'release', 'payment', 'correction', 'credit', 'payout')`,
    ),
    check('ledger_whose', sql`num_nonnulls(${table.orderId}, ${table.invoiceId}) = 1`),
    index('ledger_order').on(table.orderId),
    index('ledger_invoice').on(table.invoiceId).where(sql`invoice_id is not null`),
    uniqueIndex('ledger_payment').on(table.paymentId).where(sql`kind = 'payment'`),
    uniqueIndex('ledger_payout').on(table.payoutId).where(sql`kind = 'payout'`),
  ],
)

/**
 * charge: places sold, an invoice issued · release: the sale lapsed, the invoice was cancelled · payment: money in ·
 * correction: a payment booked to the wrong invoice, taken back · credit: a ticket given back · payout: money out.
 */
export type LedgerKind = 'charge' | 'release' | 'payment' | 'correction' | 'credit' | 'payout'

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

/** What staff did that belongs to no single order: a capacity set, a departure or the whole fair called off. */
export const officeChanges = pgTable(
  'office_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actor: text().notNull(),
    what: text().notNull(),
    /** The slot, the batch, the stand. */
    subject: text().notNull(),
    reason: text().notNull(),
    details: jsonb().notNull(),
  },
  table => [
    index('office_changes_at').on(table.at),
    index('office_changes_subject').on(table.subject, table.id),
  ],
)
