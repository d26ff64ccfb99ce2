import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'

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
