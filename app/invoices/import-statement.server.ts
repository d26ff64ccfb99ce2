import { createHash, randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Cause, logOfficeChange } from '../box-office/ledger/add-ledger-entry.server.ts'
import { type Db, type Tx, transaction } from '../platform/database/transaction.server.ts'
import { type MatchedLine, matchStatement, type OpenInvoice } from './match-statement.ts'
import { readStatement } from './read-statement.ts'
import { type PaidHook, recordPayments } from './record-payment.server.ts'
import { lineIdentity, type ReadStatement, type StatementLine } from './statement.ts'
import { invoicePayments, invoices, statementLines, statements } from './tables.ts'

export type ImportOutcome =
  | { kind: 'imported' | 'known'; id: string }
  | { kind: 'refused'; why: Extract<ReadStatement, { ok: false }> }

/** Reads a bank's file and says of each line what it is; nothing is booked yet. The same file comes to the same place. */
export async function importStatement(
  pool: pg.Pool,
  file: { bytes: Uint8Array; name: string; ownAccount: string },
  cause: Cause,
): Promise<ImportOutcome> {
  const read = readStatement(file.bytes, file.ownAccount)
  if (!read.ok) return { kind: 'refused', why: read }
  const { statement } = read
  const digest = createHash('sha256').update(file.bytes).digest('hex')
  return transaction(pool, async tx => {
    await oneAtATime(tx)
    const [known] = await tx
      .select({ id: statements.id })
      .from(statements)
      .where(eq(statements.digest, digest))
    if (known) return { kind: 'known', id: known.id }
    const id = randomUUID()
    await tx.insert(statements).values({
      id,
      digest,
      fileName: file.name.slice(0, 200),
      format: statement.format,
      fromDay: statement.from,
      toDay: statement.to,
      receivedKopecks: statement.receivedKopecks,
      importedAt: cause.now,
      importedBy: cause.actor,
    })
    const told = await judgeLines(tx, statement.lines)
    for (let at = 0; at < told.length; at += 500) {
      const rows = told.slice(at, at + 500)
      await tx.insert(statementLines).values(rows.map(one => rowOf(one, id)))
    }
    const details = { file: file.name.slice(0, 200), lines: told.length }
    await logOfficeChange(tx, 'statement-imported', id, cause, details)
    return { kind: 'imported', id }
  })
}

/** Books every line that fits, as the invoices stand now: what has changed since the import is judged anew. */
export async function postStatement(
  pool: pg.Pool,
  id: string,
  cause: Cause,
  onPaid: PaidHook,
): Promise<{ booked: number; sumKopecks: number }> {
  return transaction(pool, async tx => {
    await oneAtATime(tx)
    const waiting = await tx
      .select()
      .from(statementLines)
      .where(and(eq(statementLines.statementId, id), isNull(statementLines.bookedAt)))
      .orderBy(statementLines.place)
    // What a person has decided stays as they decided it.
    const open = waiting.filter(({ decidedBy }) => decidedBy === null)
    const told = await judgeLines(tx, open.map(lineOf))
    const judged = told.flatMap((one, index) => {
      const row = open[index]
      return row ? [{ one, row, isChanged: one.outcome !== row.outcome || one.reason !== row.reason }] : []
    })
    for (const { one, row, isChanged } of judged)
      if (isChanged) await tx.update(statementLines).set(judgedOf(one)).where(eq(statementLines.id, row.id))
    const fitting = judged.filter(({ one }) => one.outcome === 'matched')
    const ids = fitting.map(({ row }) => row.id)
    for (let at = 0; at < ids.length; at += 1_000) {
      const some = inArray(statementLines.id, ids.slice(at, at + 1_000))
      await tx.update(statementLines).set({ bookedAt: cause.now }).where(some)
    }
    const payments = fitting.map(({ one, row }) => ({
      invoiceId: one.candidates[0] ?? '',
      sumKopecks: row.sumKopecks,
      way: 'bank' as const,
      receivedOn: row.day,
      statementLineId: row.id,
    }))
    await recordPayments(tx, payments, cause, onPaid)
    const sumKopecks = payments.reduce((sum, payment) => sum + payment.sumKopecks, 0)
    const booked = payments.length
    if (booked > 0) await logOfficeChange(tx, 'statement-booked', id, cause, { booked, sumKopecks })
    return { booked, sumKopecks }
  })
}

/** Statements are read and booked one after the other: of two clerks the second sees what the first has booked. */
export async function oneAtATime(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('statements'))`)
}

async function judgeLines(db: Db, lines: readonly StatementLine[]): Promise<MatchedLine[]> {
  const identities = [...new Set(lines.map(lineIdentity))]
  const booked = new Set<string>()
  for (let at = 0; at < identities.length; at += 1_000) {
    const rows = await db
      .select({ identity: statementLines.identity })
      .from(statementLines)
      .where(
        and(
          inArray(statementLines.identity, identities.slice(at, at + 1_000)),
          isNotNull(statementLines.bookedAt),
        ),
      )
    for (const { identity } of rows) booked.add(identity)
  }
  return matchStatement(lines, await readOpenInvoices(db), booked)
}

/** Every invoice with what has come for it. */
export async function readOpenInvoices(db: Db): Promise<OpenInvoice[]> {
  const paid = sql`coalesce((select sum(p.sum_kopecks - p.refunded_kopecks) from ${invoicePayments} p
    where p.invoice_id = ${invoices}.id and p.taken_back_at is null), 0)`.mapWith(Number)
  const byHand = sql<number[]>`array(select p.sum_kopecks::int from ${invoicePayments} p
    where p.invoice_id = ${invoices}.id and p.way = 'hand' and p.taken_back_at is null)`
  const rows = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      payerInn: invoices.payerInn,
      totalKopecks: invoices.totalKopecks,
      paidKopecks: paid,
      byHandKopecks: byHand,
      cancelledAt: invoices.cancelledAt,
      standCode: invoices.standCode,
    })
    .from(invoices)
    .orderBy(invoices.sequence)
  return rows.map(({ cancelledAt, ...row }) => ({ ...row, isCancelled: cancelledAt !== null }))
}

function rowOf(one: MatchedLine, statementId: string): typeof statementLines.$inferInsert {
  const { line } = one
  return {
    statementId,
    place: line.place,
    identity: one.identity,
    number: line.number.slice(0, 40),
    day: line.day,
    sumKopecks: line.sumKopecks,
    isIncoming: line.isIncoming,
    payerName: line.payer.name.slice(0, 300),
    payerInn: line.payer.inn.slice(0, 20),
    payerAccount: line.payer.account.slice(0, 40),
    purpose: line.purpose.slice(0, 1_000),
    ...judgedOf(one),
  }
}

function judgedOf({ outcome, reason, candidates, differenceKopecks }: MatchedLine) {
  return { outcome, reason, candidates, differenceKopecks }
}

function lineOf(row: typeof statementLines.$inferSelect): StatementLine {
  const { place, number, day, sumKopecks, isIncoming, purpose } = row
  const payer = { name: row.payerName, inn: row.payerInn, account: row.payerAccount }
  return { place, number, day, sumKopecks, isIncoming, payer, purpose }
}
