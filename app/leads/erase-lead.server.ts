import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../platform/database/transaction.server.ts'
import { withoutPerson } from './lander-request.ts'
import { leadAttempts, leads } from './tables.ts'

/**
 * Forgets the person behind a lead; mergelead and attempts stay as the trace of what was handed over. What still
 * waited will not be sent. The answers go too: a lander may repeat what it was told.
 */
export async function eraseLead(tx: Tx, leadId: string, now: Date): Promise<void> {
  const [lead] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, leadId), isNull(leads.erasedAt)))
    .for('update')
  if (!lead) return
  await tx
    .update(leads)
    .set({
      body: withoutPerson(lead.body),
      erasedAt: now,
      ...(lead.state === 'waiting' && { state: 'set-aside' as const, setAsideAt: now }),
    })
    .where(eq(leads.id, leadId))
  await tx
    .update(leadAttempts)
    .set({ answer: '' })
    .where(and(eq(leadAttempts.leadId, leadId), ne(leadAttempts.answer, '')))
}
