import type { Tx } from '../../platform/database/transaction.server.ts'
import { type LedgerKind, ledger, officeChanges, orderChanges } from './tables.ts'

/** Who did it and why: `visitor`, `gateway`, `clockwork`, or the name of a member of staff. */
export type Cause = { actor: string; reason: string; now: Date }

/** A line in the book. A plus is owed to us, a minus has been settled or given up. */
export type LedgerEntry = ({ orderId: string } | { invoiceId: string }) & {
  kind: LedgerKind
  amountKopecks: number
  paymentId?: string
  payoutId?: string
}

export async function addLedgerEntry(tx: Tx, entry: LedgerEntry, cause: Cause): Promise<void> {
  await addLedgerEntries(tx, [entry], cause)
}

/** Several lines at once. */
export async function addLedgerEntries(
  tx: Tx,
  entries: readonly LedgerEntry[],
  { actor, reason, now }: Cause,
): Promise<void> {
  const rows = entries.filter(({ amountKopecks }) => amountKopecks !== 0)
  if (rows.length === 0) return
  await tx.insert(ledger).values(rows.map(entry => ({ ...entry, at: now, actor, reason })))
}

export async function logOrderChange(
  tx: Tx,
  orderId: string,
  what: string,
  { actor, reason, now }: Cause,
  details: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(orderChanges).values({ orderId, at: now, what, actor, reason, details })
}

/** What staff did that belongs to no single order. */
export async function logOfficeChange(
  tx: Tx,
  what: string,
  subject: string,
  { actor, reason, now }: Cause,
  details: Record<string, unknown>,
): Promise<void> {
  await tx.insert(officeChanges).values({ at: now, actor, what, subject, reason, details })
}
