import { createHash, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { logOfficeChange } from '../ledger/add-ledger-entry.server.ts'
import { approvals, type Params } from './tables.ts'

export type Proposal = typeof approvals.$inferSelect
export type Signer = Pick<Person, 'id' | 'email'>
export type Wanted = { action: string; subject: string; params: Params }

/** Who has not agreed by then has not agreed. */
const hoursToDecide = 24

/**
 * Writes down what somebody wants done; nothing is done before another person agrees. Wanted otherwise than what
 * already waits for the same subject, it takes that one's place: nobody agrees to what is no longer wanted.
 */
export async function proposeAction(
  tx: Tx,
  { action, subject, params }: Wanted,
  by: Signer,
  now: Date,
): Promise<{ kind: 'proposed' | 'already-waiting'; id: string }> {
  const digest = digestOf({ action, subject, params })
  // Two who want something of the same subject at once find nothing to lock: one waits for the other here.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${action} ${subject}`}, 0))`)
  const [waiting] = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.action, action), eq(approvals.subject, subject), eq(approvals.state, 'waiting')))
    .for('update')
  if (waiting && waiting.digest === digest && waiting.expiresAt > now) {
    return { kind: 'already-waiting', id: waiting.id }
  }
  if (waiting) {
    await tx
      .update(approvals)
      .set({ state: 'void', decidedById: by.id, decidedBy: by.email, decidedAt: now })
      .where(eq(approvals.id, waiting.id))
    await logApproval(tx, 'approval-void', waiting, by.email, '', now)
  }
  const id = randomUUID()
  const proposal = { id, action, subject, params, digest }
  await tx.insert(approvals).values({
    ...proposal,
    state: 'waiting',
    proposedById: by.id,
    proposedBy: by.email,
    proposedAt: now,
    expiresAt: new Date(now.getTime() + hoursToDecide * 3_600_000),
  })
  await logApproval(tx, 'approval-proposed', proposal, by.email, '', now)
  return { kind: 'proposed', id }
}

/** The same parameters have the same digest, in whatever order they are named. */
export function digestOf({ action, subject, params }: Wanted): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder({ action, subject, params })))
    .digest('hex')
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, own]) => [name, inOrder(own)])
}

/** Every step of a proposal stands in the office's journal, with all that was wanted. */
export function logApproval(
  tx: Tx,
  what: `approval-${'proposed' | 'approved' | 'declined' | 'lapsed' | 'void'}`,
  { id, action, subject, params, digest }: Pick<Proposal, 'id' | 'action' | 'subject' | 'params' | 'digest'>,
  actor: string,
  reason: string,
  now: Date,
): Promise<void> {
  return logOfficeChange(tx, what, id, { actor, reason, now }, { action, subject, params, digest })
}
