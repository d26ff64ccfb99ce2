import { inArray, isNull, min, sql } from 'drizzle-orm'
import { leads } from '../leads/tables.ts'
import { letters } from '../mail/tables.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { type HealthFact, healthBounds, stateAbove } from './health.ts'

/** Work that was promised, letters and leads: how long the oldest waits, and what nobody tries any more. */
export async function readDeliveries(db: Db, now: Date): Promise<HealthFact[]> {
  return [await readJobs(db), await readLetters(db, now), await readLeads(db, now)]
}

// By the database's own clock: the queue is kept by it.
async function readJobs(db: Db): Promise<HealthFact> {
  const { rows } = await db.execute<{ waiting: number; seconds: number; failed: number }>(sql`
    select
      count(*) filter (where state in ('created', 'retry') and name not like '%-dead')::int as waiting,
      coalesce(extract(epoch from now() - min(start_after) filter (
        where state in ('created', 'retry') and start_after < now() and name not like '%-dead')), 0)::int as seconds,
      count(*) filter (where state = 'created' and name like '%-dead')::int as failed
    from jobs.job where state in ('created', 'retry')`)
  const { waiting = 0, seconds = 0, failed = 0 } = rows[0] ?? {}
  const figures = { waiting, minutes: Math.floor(seconds / 60), failed }
  if (failed > 0) return { item: 'jobs', state: 'wrong', said: 'failed', figures }
  return { item: 'jobs', ...saidOf(stateAbove(seconds, healthBounds.jobWaitsSeconds)), figures }
}

async function readLetters(db: Db, now: Date): Promise<HealthFact> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, oldest: min(letters.createdAt) })
    .from(letters)
    .where(isNull(letters.sentAt))
  const seconds = secondsSince(row?.oldest ?? null, now)
  const figures = { count: row?.count ?? 0, minutes: Math.floor(seconds / 60) }
  return { item: 'letters', ...saidOf(stateAbove(seconds, healthBounds.letterWaitsSeconds)), figures }
}

async function readLeads(db: Db, now: Date): Promise<HealthFact> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${leads.state} = 'waiting')::int`,
      oldest: sql<Date | null>`min(${leads.createdAt}) filter (where ${leads.state} = 'waiting')`.mapWith(
        leads.createdAt,
      ),
      aside: sql<number>`count(*) filter (where ${leads.state} = 'set-aside')::int`,
    })
    .from(leads)
    .where(inArray(leads.state, ['waiting', 'set-aside']))
  const seconds = secondsSince(row?.oldest ?? null, now)
  const figures = { waiting: row?.waiting ?? 0, aside: row?.aside ?? 0, minutes: Math.floor(seconds / 60) }
  if (figures.aside > 0) return { item: 'leads', state: 'wrong', said: 'aside', figures }
  return { item: 'leads', ...saidOf(stateAbove(seconds, healthBounds.leadWaitsSeconds)), figures }
}

function secondsSince(moment: Date | null, now: Date): number {
  return moment ? Math.max(0, (now.getTime() - moment.getTime()) / 1000) : 0
}

/** Where the state alone says it. */
export function saidOf(state: HealthFact['state']): Pick<HealthFact, 'state' | 'said'> {
  return { state, said: state }
}
