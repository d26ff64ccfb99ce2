import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/transaction.server.ts'
import { leadAttempts, leads } from './tables.ts'

type Told = Omit<typeof leads.$inferSelect, 'query' | 'body' | 'round'>
type Attempt = Omit<typeof leadAttempts.$inferSelect, 'id' | 'leadId' | 'holdsUntil'>

/** How far a lead has come. */
export type LeadProgress = Told & { attempts: Attempt[] }

/** For staff: every attempt with its lead; in the order asked for. */
export async function leadsOf(db: Db, leadIds: string[]): Promise<LeadProgress[]> {
  if (leadIds.length === 0) return []
  const rows = await db.select().from(leads).where(inArray(leads.id, leadIds))
  const attempts = await db
    .select()
    .from(leadAttempts)
    .where(inArray(leadAttempts.leadId, leadIds))
    .orderBy(asc(leadAttempts.number))
  const known = new Map(rows.map(row => [row.id, row]))
  return leadIds.flatMap(id => {
    const row = known.get(id)
    if (!row) return []
    const { query, body, round, ...lead } = row
    const own = attempts.filter(({ leadId }) => leadId === id)
    return [{ ...lead, attempts: own.map(({ id, leadId, holdsUntil, ...attempt }) => attempt) }]
  })
}

/** Leads that should have arrived an hour ago, and those nobody tries any more. */
export async function leadCounts(db: Db, now: Date) {
  const anHourAgo = new Date(now.getTime() - 3_600_000)
  const [row] = await db
    .select({
      undeliveredLeads: sql<number>`count(*) filter (where state = 'waiting' and created_at < ${anHourAgo})::int`,
      leadsSetAside: sql<number>`count(*) filter (where state = 'set-aside')::int`,
    })
    .from(leads)
    .where(inArray(leads.state, ['waiting', 'set-aside']))
  return row ?? { undeliveredLeads: 0, leadsSetAside: 0 }
}

/** Whether a lead goes by this name already: another text under it would never be sent. */
export async function isTaken(db: Db, mergelead: string): Promise<boolean> {
  const rows = await db.select({ id: leads.id }).from(leads).where(eq(leads.mergelead, mergelead))
  return rows.length > 0
}
