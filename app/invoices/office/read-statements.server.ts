import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Outcome } from '../match-statement.ts'
import { invoicePayments, invoices, statementLines, statements } from '../tables.ts'

/** The latest files, each with what is left to do in it. */
export async function latestStatements(db: Db) {
  return db
    .select({
      id: statements.id,
      fileName: statements.fileName,
      fromDay: statements.fromDay,
      toDay: statements.toDay,
      importedAt: statements.importedAt,
      importedBy: statements.importedBy,
      lines: sql`count(${statementLines.id})`.mapWith(Number),
      toDecide: sql`count(*) filter (where ${statementLines.outcome} = 'to-decide')`.mapWith(Number),
      toBook:
        sql`count(*) filter (where ${statementLines.outcome} = 'matched' and ${statementLines.bookedAt} is null)`.mapWith(
          Number,
        ),
    })
    .from(statements)
    .leftJoin(statementLines, eq(statementLines.statementId, statements.id))
    .groupBy(statements.id)
    .orderBy(desc(statements.importedAt))
    .limit(50)
}

/** How many lines wait for a person, in every file. */
export async function countToDecide(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(statementLines)
    .where(eq(statementLines.outcome, 'to-decide'))
  return row?.count ?? 0
}

export async function readStatementFile(db: Db, id: string) {
  const [statement] = await db.select().from(statements).where(eq(statements.id, id))
  return statement ?? null
}

/** How many lines of each kind a file has, and their sums. */
export async function countLines(db: Db, statementId: string) {
  return db
    .select({
      outcome: statementLines.outcome,
      isBooked: sql<boolean>`${statementLines.bookedAt} is not null`,
      isIncoming: statementLines.isIncoming,
      count: sql`count(*)`.mapWith(Number),
      sumKopecks: sql`sum(${statementLines.sumKopecks})`.mapWith(Number),
    })
    .from(statementLines)
    .where(eq(statementLines.statementId, statementId))
    .groupBy(statementLines.outcome, sql`2`, statementLines.isIncoming)
}

export const linesOnPage = 100

export async function findLines(db: Db, statementId: string, outcome: Outcome | '', page: number) {
  const own = eq(statementLines.statementId, statementId)
  return db
    .select()
    .from(statementLines)
    .where(outcome === '' ? own : and(own, eq(statementLines.outcome, outcome)))
    .orderBy(statementLines.place)
    .limit(linesOnPage)
    .offset((page - 1) * linesOnPage)
}

export type Line = typeof statementLines.$inferSelect

export async function readLine(db: Db, statementId: string, lineId: number): Promise<Line | null> {
  const own = and(eq(statementLines.statementId, statementId), eq(statementLines.id, lineId))
  const [line] = await db.select().from(statementLines).where(own)
  return line ?? null
}

/** The invoices that lines may belong to, or have been booked to. */
export async function invoicesNamed(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      standCode: invoices.standCode,
      payerName: sql<string>`${invoices.payer} ->> 'name'`,
      totalKopecks: invoices.totalKopecks,
      dueOn: invoices.dueOn,
      cancelledAt: invoices.cancelledAt,
    })
    .from(invoices)
    .where(inArray(invoices.id, [...new Set(ids)]))
}

/** To which invoice each of these lines has been booked. */
export async function bookedTo(db: Db, lineIds: readonly number[]): Promise<Map<number, string>> {
  if (lineIds.length === 0) return new Map()
  const rows = await db
    .select({ line: invoicePayments.statementLineId, invoiceId: invoicePayments.invoiceId })
    .from(invoicePayments)
    .where(and(inArray(invoicePayments.statementLineId, [...lineIds]), isNull(invoicePayments.takenBackAt)))
  return new Map(rows.flatMap(({ line, invoiceId }) => (line === null ? [] : [[line, invoiceId] as const])))
}

/** In which file a payment was booked, for those that came again. */
export async function bookedIn(db: Db, identities: readonly string[]) {
  if (identities.length === 0) return new Map<string, Date>()
  const rows = await db
    .select({ identity: statementLines.identity, at: statementLines.bookedAt })
    .from(statementLines)
    .where(and(inArray(statementLines.identity, [...identities]), isNotNull(statementLines.bookedAt)))
  return new Map(rows.flatMap(({ identity, at }) => (at ? [[identity, at] as const] : [])))
}

/** Open invoices that have this in their number, payer or INN: where the file proposes none. */
export async function searchInvoices(db: Db, query: string) {
  const like = `%${query.replace(/[\\%_]/g, sign => `\\${sign}`)}%`
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        isNull(invoices.cancelledAt),
        sql`(${invoices.number} ilike ${like} or ${invoices.payer} ->> 'name' ilike ${like} or ${invoices.payerInn} like ${like})`,
      ),
    )
    .orderBy(desc(invoices.sequence))
    .limit(10)
  return rows.map(({ id }) => id)
}
