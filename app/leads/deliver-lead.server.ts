import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Clock } from '../platform/clock.server.ts'
import { transaction } from '../platform/database/transaction.server.ts'
import type { Queue, QueueTerms } from '../platform/jobs.server.ts'
import { type Heard, postLead } from './post-lead.server.ts'
import { leadAttempts, leads } from './tables.ts'

export const deliverLeadQueue: QueueTerms = { name: 'deliver-lead', retryLimit: 12, retryDelaySeconds: 5 }

export type PromisedLead = { leadId: string; round: number }

// Whoever has had no answer by then still has to write it down.
const settlingMs = 5_000

/**
 * The job that hands leads over: one POST for each attempt. A lander that hangs must not hold up everybody else, so
 * several are under way at once. After the last attempt the lead is set aside, for staff to see and send again.
 */
export function deliverLeadJob(options: {
  pool: pg.Pool
  lander: { url: string }
  clock: Clock
  timeoutMs?: number
}): Queue<PromisedLead> {
  const { pool, lander, clock, timeoutMs = 15_000 } = options
  return {
    ...deliverLeadQueue,
    together: 4,
    async work(promised) {
      const attempt = await beginAttempt(pool, promised, clock.now(), timeoutMs + settlingMs)
      if (!attempt) return
      const heard = await postLead(lander.url, attempt, timeoutMs)
      await finishAttempt(pool, promised.leadId, attempt.id, heard, clock.now())
      if (heard.outcome !== 'delivered') {
        throw new Error(`the lander did not take lead ${promised.leadId}: ${heard.status ?? heard.reason}`)
      }
    },
    giveUp: promised => setAside(pool, promised, clock.now()),
  }
}

/** Nothing to do is null; somebody else's turn is an error, for the queue to come back later. */
function beginAttempt(pool: pg.Pool, { leadId, round }: PromisedLead, now: Date, holdMs: number) {
  return transaction(pool, async tx => {
    // Under this lock attempts are begun one after another, whichever process begins them.
    const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId)).for('update')
    if (lead?.state !== 'waiting' || lead.round !== round) return null
    const [last] = await tx
      .select({
        number: leadAttempts.number,
        isUnderWay: sql<boolean>`${leadAttempts.finishedAt} is null and ${leadAttempts.holdsUntil} > clock_timestamp()`,
      })
      .from(leadAttempts)
      .where(eq(leadAttempts.leadId, leadId))
      .orderBy(desc(leadAttempts.number))
      .limit(1)
    if (last?.isUnderWay) throw new Error(`lead ${leadId} is being sent by another process`)
    const [attempt] = await tx
      .insert(leadAttempts)
      .values({
        leadId,
        number: (last?.number ?? 0) + 1,
        startedAt: now,
        holdsUntil: sql`clock_timestamp() + ${holdMs} * interval '1 millisecond'`,
      })
      .returning({ id: leadAttempts.id })
    if (!attempt) throw new Error('the attempt was not stored')
    return { id: attempt.id, query: lead.query, body: lead.body }
  })
}

function finishAttempt(pool: pg.Pool, leadId: string, attemptId: string, heard: Heard, now: Date) {
  return transaction(pool, async tx => {
    const [lead] = await tx
      .select({ erasedAt: leads.erasedAt })
      .from(leads)
      .where(eq(leads.id, leadId))
      .for('update')
    // Taken is taken, even if the lead has been set aside or erased meanwhile.
    if (heard.outcome === 'delivered') {
      await tx
        .update(leads)
        .set({ state: 'delivered', deliveredAt: now, setAsideAt: null })
        .where(and(eq(leads.id, leadId), ne(leads.state, 'delivered')))
    }
    await tx
      .update(leadAttempts)
      .set({ ...heard, answer: lead?.erasedAt ? '' : heard.answer, finishedAt: now })
      .where(eq(leadAttempts.id, attemptId))
  })
}

async function setAside(pool: pg.Pool, { leadId, round }: PromisedLead, now: Date) {
  await drizzle(pool)
    .update(leads)
    .set({ state: 'set-aside', setAsideAt: now })
    .where(and(eq(leads.id, leadId), eq(leads.state, 'waiting'), eq(leads.round, round)))
}
