import { and, desc, eq, gte, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { calledOffFairs } from '../../editions/open-fair.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Day } from '../../platform/dates.ts'
import type { InvoiceState } from '../invoice-state.ts'
import { invoicePayments, invoices } from '../tables.ts'
import type { InvoiceFilter } from './invoice-filter.ts'

export const invoicesOnPage = 50

const paidKopecks = sql`coalesce((select sum(p.sum_kopecks - p.refunded_kopecks) from ${invoicePayments} p
  where p.invoice_id = ${invoices}.id and p.taken_back_at is null), 0)`.mapWith(Number)

const columns = {
  id: invoices.id,
  edition: invoices.edition,
  sequence: invoices.sequence,
  number: invoices.number,
  standCode: invoices.standCode,
  payer: invoices.payer,
  totalKopecks: invoices.totalKopecks,
  paidKopecks,
  issuedAt: invoices.issuedAt,
  dueOn: invoices.dueOn,
  paidAt: invoices.paidAt,
  cancelledAt: invoices.cancelledAt,
}

/** A page of the list, the newest first. */
export async function findInvoices(db: Db, filter: InvoiceFilter, page: number, today: Day) {
  return db
    .select(columns)
    .from(invoices)
    .where(fitting(filter, today))
    .orderBy(desc(invoices.edition), desc(invoices.sequence))
    .limit(invoicesOnPage)
    .offset((page - 1) * invoicesOnPage)
}

/** Those after one, for a file: in the order they were issued. */
export async function invoicesAfter(
  db: Db,
  filter: InvoiceFilter,
  { after, limit, today }: { after: { edition: string; sequence: number } | null; limit: number; today: Day },
) {
  return db
    .select(columns)
    .from(invoices)
    .where(
      and(
        fitting(filter, today),
        after
          ? sql`(${invoices.edition}, ${invoices.sequence}) > (${after.edition}, ${after.sequence})`
          : undefined,
      ),
    )
    .orderBy(invoices.edition, invoices.sequence)
    .limit(limit)
}

/** How many and how much there are of each state, by the same words as the list. */
export async function countInvoices(db: Db, filter: InvoiceFilter, today: Day) {
  const states: readonly (InvoiceState | '')[] = ['', 'open', 'part-paid', 'overdue', 'paid', 'cancelled']
  return Promise.all(
    states.map(async state => {
      const [row] = await db
        .select({
          count: sql`count(*)`.mapWith(Number),
          totalKopecks: sql`coalesce(sum(${invoices.totalKopecks}), 0)`.mapWith(Number),
        })
        .from(invoices)
        .where(fitting({ ...filter, state }, today))
      return { state, count: row?.count ?? 0, totalKopecks: row?.totalKopecks ?? 0 }
    }),
  )
}

/** One invoice with every payment, those taken back among them. */
export async function readInvoice(db: Db, id: string) {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, id))
  if (!invoice) return null
  const payments = await db
    .select()
    .from(invoicePayments)
    .where(eq(invoicePayments.invoiceId, id))
    .orderBy(invoicePayments.bookedAt)
  const standing = payments.filter(({ takenBackAt }) => takenBackAt === null)
  return {
    invoice,
    payments,
    paidKopecks: standing.reduce((sum, one) => sum + one.sumKopecks - one.refundedKopecks, 0),
  }
}

function fitting({ query, state }: InvoiceFilter, today: Day): SQL | undefined {
  const isOpen = and(isNull(invoices.paidAt), isNull(invoices.cancelledAt))
  const byState: Record<InvoiceState, SQL | undefined> = {
    open: and(isOpen, gte(invoices.dueOn, today), sql`${paidKopecks} = 0`),
    'part-paid': and(isOpen, gte(invoices.dueOn, today), sql`${paidKopecks} > 0`),
    // For a fair that does not take place nobody is behind.
    overdue: and(isOpen, lt(invoices.dueOn, today), notInArray(invoices.edition, calledOffFairs())),
    paid: and(isNull(invoices.cancelledAt), sql`${invoices.paidAt} is not null`),
    cancelled: sql`${invoices.cancelledAt} is not null`,
  }
  return and(state === '' ? undefined : byState[state], query === '' ? undefined : named(query))
}

/** By number, payer, INN or stand; what stands for any letters is a letter here. */
function named(query: string): SQL | undefined {
  const like = `%${query.replace(/[\\%_]/g, sign => `\\${sign}`)}%`
  return or(
    sql`${invoices.number} ilike ${like}`,
    sql`${invoices.payer} ->> 'name' ilike ${like}`,
    sql`${invoices.payerInn} like ${like}`,
    sql`${invoices.standCode} ilike ${like}`,
  )
}
