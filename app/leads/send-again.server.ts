import { eq } from 'drizzle-orm'
import type { Tx } from '../platform/database/transaction.server.ts'
import type { Jobs } from '../platform/jobs.server.ts'
import { deliverLeadQueue } from './deliver-lead.server.ts'
import { leads } from './tables.ts'

export type SentAgain =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'already-delivered' | 'still-waiting' | 'erased' }

/** Staff's button under a lead that was set aside: a new round of attempts, with the same bytes. */
export async function sendAgain(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  leadId: string,
  who: string,
  now: Date,
): Promise<SentAgain> {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId)).for('update')
  if (!lead) return { ok: false, reason: 'not-found' }
  if (lead.erasedAt) return { ok: false, reason: 'erased' }
  if (lead.state === 'delivered') return { ok: false, reason: 'already-delivered' }
  if (lead.state === 'waiting') return { ok: false, reason: 'still-waiting' }
  const round = lead.round + 1
  await tx
    .update(leads)
    .set({ state: 'waiting', setAsideAt: null, round, sentAgainAt: now, sentAgainBy: who })
    .where(eq(leads.id, leadId))
  await jobs.enqueue(tx, deliverLeadQueue.name, { leadId, round })
  return { ok: true }
}
