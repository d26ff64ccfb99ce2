import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { RecordId } from './publish-draft.server.ts'
import { type Saved, saveDraft } from './save-draft.server.ts'
import { contentEdits } from './tables.ts'

/** Takes back the last thing this person wrote here, today or another day. What others wrote since stays. */
export async function withdrawEdit(
  { pool, db }: { pool: pg.Pool; db: Db },
  person: Person,
  record: RecordId,
  now: Date,
): Promise<Saved | { ok: false; reason: 'nothing-to-undo' }> {
  const last = await lastEdit(db, person, record)
  if (!last) return { ok: false, reason: 'nothing-to-undo' }
  return saveDraft(pool, person, record, { id: randomUUID(), changes: last.inverse, undoes: last.id }, now)
}

export async function lastEdit(db: Db, person: Pick<Person, 'id'>, { kind, key }: RecordId) {
  const undo = alias(contentEdits, 'undo')
  const [last] = await db
    .select({ id: contentEdits.id, inverse: contentEdits.inverse })
    .from(contentEdits)
    .where(
      and(
        eq(contentEdits.kind, kind),
        eq(contentEdits.key, key),
        eq(contentEdits.personId, person.id),
        isNull(contentEdits.undoes),
        notExists(db.select({ id: undo.id }).from(undo).where(eq(undo.undoes, contentEdits.id))),
      ),
    )
    .orderBy(desc(contentEdits.revision))
    .limit(1)
  return last
}
