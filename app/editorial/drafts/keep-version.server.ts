import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import type { KindName } from '../kinds/kind-names.ts'
import type { JsonObject } from '../record.ts'
import { contentVersions, type VersionEvent } from './tables.ts'

export type Author = Pick<Person, 'id' | 'name'>

type Kept = {
  kind: KindName
  key: string
  record: JsonObject
  event: VersionEvent
  languages?: readonly LocaleCode[]
  restored?: number
  reason?: string
}

/** Keeps a record as it stands. Whoever calls holds the lock of its draft, so that numbers follow each other. */
export async function keepVersion(tx: Tx, kept: Kept, author: Author, now: Date): Promise<number> {
  const { kind, key, record, event, languages = [], restored = null, reason = null } = kept
  const next = tx
    .select({ number: sql`coalesce(max(${contentVersions.number}), 0) + 1` })
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, kind), eq(contentVersions.key, key)))
  const [version] = await tx
    .insert(contentVersions)
    .values({
      kind,
      key,
      number: sql`(${next})`,
      record,
      at: now,
      personId: author.id,
      personName: author.name,
      event,
      languages: [...languages],
      restored,
      reason,
    })
    .returning({ number: contentVersions.number })
  return version?.number ?? 0
}
