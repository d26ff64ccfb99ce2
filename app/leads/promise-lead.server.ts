import { eq } from 'drizzle-orm'
import type { Tx } from '../platform/database/transaction.server.ts'
import type { Jobs } from '../platform/jobs.server.ts'
import { deliverLeadQueue } from './deliver-lead.server.ts'
import { type LanderSettings, type Lead, landerRequest } from './lander-request.ts'
import { makeMergelead } from './mergelead.ts'
import { leads } from './tables.ts'

export type LeadServices = { jobs: Pick<Jobs, 'enqueue'>; lander: LanderSettings }

/**
 * Promises a lead: it will be sent if and only if the transaction commits. The same mergelead again is the same lead, as
 * it was first told.
 */
export async function promiseLead(
  { jobs, lander }: LeadServices,
  tx: Tx,
  lead: Lead,
  now: Date,
): Promise<{ leadId: string; mergelead: string }> {
  const mergelead = lead.mergelead || makeMergelead(now)
  const { query, body } = landerRequest({ ...lead, mergelead }, lander)
  const [made] = await tx
    .insert(leads)
    .values({ mergelead, query, body, state: 'waiting', createdAt: now })
    .onConflictDoNothing({ target: leads.mergelead })
    .returning({ id: leads.id, round: leads.round })
  if (made) {
    await jobs.enqueue(tx, deliverLeadQueue.name, { leadId: made.id, round: made.round })
    return { leadId: made.id, mergelead }
  }
  const [known] = await tx.select({ id: leads.id }).from(leads).where(eq(leads.mergelead, mergelead))
  if (!known) throw new Error('the lead was not stored')
  return { leadId: known.id, mergelead }
}
