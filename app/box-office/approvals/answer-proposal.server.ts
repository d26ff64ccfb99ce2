import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { digestOf, logApproval, type Proposal, type Signer } from './propose-action.server.ts'
import { approvals } from './tables.ts'

export type ApprovalRefusal = 'no-proposal' | 'proposal-over' | 'proposal-changed' | 'own-proposal'

/** What is done once two have agreed: null, or why it cannot be done now. Then nothing has changed, and it waits on. */
export type Effect<Reason extends string> = (tx: Tx, proposal: Proposal) => Promise<Reason | null>

/**
 * The second person agrees to what they have read, named by its digest. What is agreed to is done in the transaction
 * that says so: both or neither, and once.
 */
export async function approveProposal<Reason extends string>(
  pool: pg.Pool,
  read: { id: string; digest: string },
  by: Signer,
  now: Date,
  effect: Effect<Reason>,
): Promise<'approved' | ApprovalRefusal | Reason> {
  try {
    return await transaction<'approved' | ApprovalRefusal>(pool, async tx => {
      const proposal = await lockProposal(tx, read.id)
      const refusal = whyNot(proposal, now)
      if (!proposal || refusal) return refusal ?? 'no-proposal'
      if (proposal.digest !== read.digest || digestOf(proposal) !== read.digest) return 'proposal-changed'
      if (proposal.proposedById === by.id) return 'own-proposal'
      const reason = await effect(tx, proposal)
      if (reason !== null) throw new NotNow(reason)
      await close(tx, proposal, 'approved', by, '', now)
      return 'approved'
    })
  } catch (error) {
    if (error instanceof NotNow) return error.reason as Reason
    throw error
  }
}

/** Somebody says no, or thinks better of their own proposal; what is not theirs to decide is no proposal to them. */
export function declineProposal(
  pool: pg.Pool,
  { id, isOurs }: { id: string; isOurs(proposal: Proposal): boolean },
  by: Signer,
  note: string,
  now: Date,
): Promise<'declined' | ApprovalRefusal> {
  return transaction<'declined' | ApprovalRefusal>(pool, async tx => {
    const proposal = await lockProposal(tx, id)
    const refusal = whyNot(proposal, now)
    if (!proposal || !isOurs(proposal)) return 'no-proposal'
    if (refusal) return refusal
    await close(tx, proposal, 'declined', by, note.trim().slice(0, 1000), now)
    return 'declined'
  })
}

/** What nobody has answered in time is over. Nothing waits for this to be noticed: too late is too late. */
export function lapseProposals(pool: pg.Pool, now: Date): Promise<number> {
  return transaction(pool, async tx => {
    const over = await tx
      .select()
      .from(approvals)
      .where(and(eq(approvals.state, 'waiting'), sql`${approvals.expiresAt} <= ${now}`))
      .limit(100)
      .for('update', { skipLocked: true })
    for (const proposal of over) {
      await tx.update(approvals).set({ state: 'lapsed', decidedAt: now }).where(eq(approvals.id, proposal.id))
      await logApproval(tx, 'approval-lapsed', proposal, 'clockwork', '', now)
    }
    return over.length
  })
}

class NotNow extends Error {
  reason: string
  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

async function lockProposal(tx: Tx, id: string): Promise<Proposal | undefined> {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined
  const [proposal] = await tx.select().from(approvals).where(eq(approvals.id, id)).for('update')
  return proposal
}

function whyNot(proposal: Proposal | undefined, now: Date): ApprovalRefusal | null {
  if (!proposal) return 'no-proposal'
  return proposal.state !== 'waiting' || proposal.expiresAt <= now ? 'proposal-over' : null
}

async function close(
  tx: Tx,
  proposal: Proposal,
  state: 'approved' | 'declined',
  by: Signer,
  note: string,
  now: Date,
): Promise<void> {
  await tx
    .update(approvals)
    .set({ state, decidedById: by.id, decidedBy: by.email, decidedAt: now, note })
    .where(eq(approvals.id, proposal.id))
  await logApproval(tx, `approval-${state}`, proposal, by.email, note, now)
}
