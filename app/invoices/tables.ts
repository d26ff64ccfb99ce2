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
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/instant.ts'
import type { Day } from '../platform/dates.ts'
import type { Outcome, Reason } from './match-statement.ts'
import type { Requisites } from './requisites.ts'

/** What somebody is asked to pay by bank. Payer, lines and sum are frozen as they were sent. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    edition: text().notNull(),
    sequence: integer().notNull(),
    number: text().notNull().unique(),
    /** The exhibitor's application it is for. */
    applicationId: uuid('application_id').notNull(),
    standCode: text('stand_code'),
    payer: jsonb().$type<Requisites>().notNull(),
    /** Beside the payer's codes, so that a payment is found by it. */
    payerInn: text('payer_inn').notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    totalKopecks: bigint('total_kopecks', { mode: 'number' }).notNull(),
    purpose: text().notNull(),
    /** What the payer owes it by: a contract with its number and day. */
    basis: text().notNull(),
    issuedAt: instant('issued_at').notNull(),
    issuedBy: text('issued_by').notNull(),
    dueOn: date('due_on').$type<Day>().notNull(),
    paidAt: instant('paid_at'),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
    /** The last letter that its payer was reminded by. */
    reminded: text().$type<Reminder>(),
    /** When the office gave out the act before the fair was over. */
    actIssuedAt: instant('act_issued_at'),
  },
  table => [
    uniqueIndex('invoices_sequence').on(table.edition, table.sequence),
    index('invoices_application').on(table.applicationId),
    index('invoices_payer').on(table.payerInn),
    index('invoices_due').on(table.dueOn).where(sql`paid_at is null and cancelled_at is null`),
    check('invoices_total', sql`${table.totalKopecks} > 0 and ${table.totalKopecks} < 2000000000`),
    check('invoices_reminded', sql`${table.reminded} in ('before', 'due', 'after')`),
    check('invoices_end', sql`${table.paidAt} is null or ${table.cancelledAt} is null`),
  ],
)

export type Reminder = 'before' | 'due' | 'after'

export type InvoiceLine = { name: string; unit: string; quantity: number; priceKopecks: number }

/** Money that came for an invoice, or was said to have. A booking that was wrong is taken back, never deleted. */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: uuid().primaryKey(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    sumKopecks: bigint('sum_kopecks', { mode: 'number' }).notNull(),
    way: text().$type<PaymentWay>().notNull(),
    receivedOn: date('received_on').$type<Day>().notNull(),
    statementLineId: bigint('statement_line_id', { mode: 'number' }).references(() => statementLines.id),
    /** The payment at the gateway that it is, in whichever invoice it lies. */
    gatewayPaymentId: uuid('gateway_payment_id'),
    note: text().notNull().default(''),
    bookedAt: instant('booked_at').notNull(),
    bookedBy: text('booked_by').notNull(),
    takenBackAt: instant('taken_back_at'),
    takenBackBy: text('taken_back_by'),
    /** Given back through the gateway, or on its way. */
    refundedKopecks: bigint('refunded_kopecks', { mode: 'number' }).notNull().default(0),
  },
  table => [
    index('invoice_payments_invoice').on(table.invoiceId),
    uniqueIndex('invoice_payments_line')
      .on(table.statementLineId)
      .where(sql`taken_back_at is null and statement_line_id is not null`),
    uniqueIndex('invoice_payments_gateway')
      .on(table.gatewayPaymentId)
      .where(sql`taken_back_at is null and gateway_payment_id is not null`),
    check('invoice_payments_way', sql`${table.way} in ('bank', 'hand', 'gateway')`),
    check('invoice_payments_sum', sql`${table.sumKopecks} > 0`),
    check('invoice_payments_refunded', sql`${table.refundedKopecks} between 0 and ${table.sumKopecks}`),
  ],
)

export type PaymentWay = 'bank' | 'hand' | 'gateway'

/** A file of the bank. */
export const statements = pgTable('statements', {
  id: uuid().primaryKey(),
  /** Of its bytes: the same file is known again. */
  digest: text().notNull().unique(),
  fileName: text('file_name').notNull(),
  format: text().$type<'1c' | 'csv'>().notNull(),
  fromDay: date('from_day').$type<Day>(),
  toDay: date('to_day').$type<Day>(),
  /** What the bank says came in together; null where the file does not say. */
  receivedKopecks: bigint('received_kopecks', { mode: 'number' }),
  importedAt: instant('imported_at').notNull(),
  importedBy: text('imported_by').notNull(),
})

export const statementLines = pgTable(
  'statement_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => statements.id),
    place: integer().notNull(),
    identity: text().notNull(),
    number: text().notNull(),
    day: date().$type<Day>().notNull(),
    sumKopecks: bigint('sum_kopecks', { mode: 'number' }).notNull(),
    isIncoming: boolean('is_incoming').notNull(),
    payerName: text('payer_name').notNull(),
    payerInn: text('payer_inn').notNull(),
    payerAccount: text('payer_account').notNull(),
    purpose: text().notNull(),
    outcome: text().$type<Outcome>().notNull(),
    reason: text().$type<Reason>().notNull(),
    candidates: jsonb().$type<string[]>().notNull(),
    differenceKopecks: bigint('difference_kopecks', { mode: 'number' }).notNull(),
    bookedAt: instant('booked_at'),
    /** By a person, where the file left a doubt. */
    decidedBy: text('decided_by'),
  },
  table => [
    uniqueIndex('statement_lines_place').on(table.statementId, table.place),
    // One payment of the bank is booked once, in whichever file it comes again.
    uniqueIndex('statement_lines_booked').on(table.identity).where(sql`booked_at is not null`),
    index('statement_lines_identity').on(table.identity),
    check(
      'statement_lines_outcome',
      sql`${table.outcome} in ('matched', 'to-decide', 'not-ours', 'already-booked')`,
    ),
  ],
)
