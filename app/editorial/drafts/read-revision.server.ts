import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { applyChanges } from '../changes.ts'
import type { JsonObject } from '../record.ts'
import type { Draft } from './read-draft.server.ts'
import { contentEdits } from './tables.ts'

/** The draft as it stood at an earlier revision: what somebody had before them when they began to type. */
export async function readRevision(db: Db, draft: Draft, revision: number): Promise<JsonObject> {
  if (revision >= draft.revision) return draft.record
  const later = await db
    .select({ inverse: contentEdits.inverse })
    .from(contentEdits)
    .where(
      and(
        eq(contentEdits.kind, draft.kind),
        eq(contentEdits.key, draft.key),
        gt(contentEdits.revision, revision),
      ),
    )
    .orderBy(desc(contentEdits.revision))
  return later.reduce((record, { inverse }) => applyChanges(record, inverse).record, draft.record)
}
