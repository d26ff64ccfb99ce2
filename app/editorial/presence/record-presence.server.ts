import { and, asc, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { contentPresence } from './tables.ts'

/** How long somebody is here after their last beat (the page sends one every five seconds). */
export const presentMs = 15_000
// Several tabs of one person, and an impatient one, write no more often than this.
const restMs = 3_000

type Opened = { kind: KindName; key: string }

/** Somebody has this record open, in this field. Whoever was away longer than a moment has come anew. */
export async function recordPresence(
  db: Db,
  person: Pick<Person, 'id' | 'name'>,
  { kind, key }: Opened,
  field: string,
  now: Date,
): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await db
    .insert(contentPresence)
    .values({ kind, key, personId: person.id, personName: person.name, field, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: [contentPresence.kind, contentPresence.key, contentPresence.personId],
      set: {
        personName: person.name,
        field,
        seenAt: now,
        since: sql`case when ${contentPresence.seenAt} < ${ago(presentMs).toISOString()}::timestamptz then excluded.since else ${contentPresence.since} end`,
      },
      setWhere: or(ne(contentPresence.field, field), lt(contentPresence.seenAt, ago(restMs))),
    })
}

export type Present = { name: string; field: string; since: Date }

/** Who else has it open now. */
export function readPresent(
  db: Db,
  person: Pick<Person, 'id'>,
  { kind, key }: Opened,
  now: Date,
): Promise<Present[]> {
  return db
    .select({ name: contentPresence.personName, field: contentPresence.field, since: contentPresence.since })
    .from(contentPresence)
    .where(
      and(
        eq(contentPresence.kind, kind),
        eq(contentPresence.key, key),
        ne(contentPresence.personId, person.id),
        gt(contentPresence.seenAt, new Date(now.getTime() - presentMs)),
      ),
    )
    .orderBy(asc(contentPresence.since), asc(contentPresence.personName))
    .limit(20)
}
