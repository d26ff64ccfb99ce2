import { and, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { isSame, type JsonObject } from '../record.ts'
import type { Author } from './keep-version.server.ts'
import type { Draft } from './read-draft.server.ts'
import { contentEdits } from './tables.ts'

/**
 * What visitors pay takes two: whoever wrote the sum last does not put it on the site. Asked of the edits themselves, which
 * nobody can change.
 */
export async function setsOwnSum(
  tx: Tx,
  { kind, key, live, changedBy }: Pick<Draft, 'kind' | 'key' | 'live' | 'changedBy'>,
  shown: JsonObject,
  person: Pick<Author, 'id'>,
): Promise<boolean> {
  for (const field of sumsForTwo(kind)) {
    const sum = shown[field.name] ?? null
    if (isSame(sum, live?.[field.name] ?? null)) continue
    const set = JSON.stringify([{ do: 'set', path: field.name, to: sum }])
    const [last] = await tx
      .select({ personId: contentEdits.personId })
      .from(contentEdits)
      .where(
        and(
          eq(contentEdits.kind, kind),
          eq(contentEdits.key, key),
          sql`${contentEdits.changes} @> ${set}::jsonb`,
        ),
      )
      .orderBy(desc(contentEdits.revision))
      .limit(1)
    if ((last?.personId ?? changedBy?.id) === person.id) return true
  }
  return false
}

export function hasSumForTwo(kind: KindName): boolean {
  return sumsForTwo(kind).length > 0
}

function sumsForTwo(kind: KindName) {
  return kinds[kind].fields.filter(field => field.type === 'sum' && field.takesTwo)
}
