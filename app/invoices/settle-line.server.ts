import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type pg from 'pg'
import { type Cause, logOfficeChange } from '../box-office/ledger/add-ledger-entry.server.ts'
import { type Tx, transaction } from '../platform/database/transaction.server.ts'
import { oneAtATime } from './import-statement.server.ts'
import { type PaidHook, recordPayment, takePaymentBack } from './record-payment.server.ts'
import { invoicePayments, statementLines } from './tables.ts'

export type Decision = { kind: 'book'; invoiceId: string } | { kind: 'not-ours' } | { kind: 'undo' }

export type SettleOutcome =
  | 'done'
  | 'unknown'
  | 'booked-already'
  | 'outgoing'
  | 'no-invoice'
  | 'nothing-to-undo'

/** A person says what a line is; it is written down whose word it was, and can be taken back. */
export async function settleLine(
  pool: pg.Pool,
  lineId: number,
  decision: Decision,
  cause: Cause,
  onPaid: PaidHook,
): Promise<SettleOutcome> {
  return transaction(pool, async tx => {
    await oneAtATime(tx)
    const [line] = await tx.select().from(statementLines).where(eq(statementLines.id, lineId)).for('update')
    if (!line) return 'unknown'
    const outcome = await carryOut(tx, line, decision, cause, onPaid)
    if (outcome === 'done') {
      const invoiceId = decision.kind === 'book' ? decision.invoiceId : null
      await logOfficeChange(tx, `line-${decision.kind}`, String(lineId), cause, { invoiceId })
    }
    return outcome
  })
}

type Line = typeof statementLines.$inferSelect

async function carryOut(
  tx: Tx,
  line: Line,
  decision: Decision,
  cause: Cause,
  onPaid: PaidHook,
): Promise<SettleOutcome> {
  if (decision.kind === 'undo') return undo(tx, line, cause, onPaid)
  if (line.bookedAt) return 'booked-already'
  if (decision.kind === 'not-ours') {
    await mark(tx, line.id, { outcome: 'not-ours', decidedBy: cause.actor })
    return 'done'
  }
  if (!line.isIncoming) return 'outgoing'
  // The same payment may have come, and been booked, in another file meanwhile.
  const [twin] = await tx
    .select({ id: statementLines.id })
    .from(statementLines)
    .where(and(eq(statementLines.identity, line.identity), isNotNull(statementLines.bookedAt)))
  if (twin) return 'booked-already'
  await mark(tx, line.id, { outcome: 'matched', decidedBy: cause.actor, bookedAt: cause.now })
  const payment = {
    invoiceId: decision.invoiceId,
    sumKopecks: line.sumKopecks,
    receivedOn: line.day,
    statementLineId: line.id,
  }
  const booked = await recordPayment(tx, { ...payment, way: 'bank' }, cause, onPaid)
  if (booked === 'booked' || booked === 'paid') return 'done'
  await mark(tx, line.id, { outcome: line.outcome, decidedBy: line.decidedBy, bookedAt: null })
  return 'no-invoice'
}

async function undo(tx: Tx, line: Line, cause: Cause, onPaid: PaidHook): Promise<SettleOutcome> {
  if (!line.bookedAt && !line.decidedBy) return 'nothing-to-undo'
  const [payment] = await tx
    .select({ id: invoicePayments.id })
    .from(invoicePayments)
    .where(and(eq(invoicePayments.statementLineId, line.id), isNull(invoicePayments.takenBackAt)))
  if (payment) await takePaymentBack(tx, payment.id, cause, onPaid)
  // It waits for a person now, whatever it was taken for before.
  await mark(tx, line.id, { outcome: 'to-decide', decidedBy: cause.actor, bookedAt: null })
  return 'done'
}

async function mark(
  tx: Tx,
  id: number,
  set: Partial<Pick<Line, 'outcome' | 'decidedBy' | 'bookedAt'>>,
): Promise<void> {
  await tx.update(statementLines).set(set).where(eq(statementLines.id, id))
}
