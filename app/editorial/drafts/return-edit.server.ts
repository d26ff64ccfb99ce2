import { and, desc, eq, gt, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { RecordId } from './publish-draft.server.ts'
import { type Saved, saveDraft } from './save-draft.server.ts'
import { contentEdits } from './tables.ts'
import { undoOf } from './withdraw-edit.server.ts'

/**
 * Makes again what this person took back last: the undo of the undo, today or another day. It is an edit like any other, which
 * can be taken back in its turn; its id follows from that of the undo, so whoever presses twice makes it once.
 */
export async function returnEdit(
  { pool, db }: { pool: pg.Pool; db: Db },
  person: Person,
  record: RecordId,
  now: Date,
): Promise<Saved | { ok: false; reason: 'nothing-to-redo' }> {
  const last = await lastUndone(db, person, record)
  if (!last) return { ok: false, reason: 'nothing-to-redo' }
  const { changes, left } = await undoOf(db, last.undo)
  const saved = await saveDraft(pool, person, record, { id: last.redoId, changes }, now)
  return saved.ok ? { ...saved, conflicts: [...saved.conflicts, ...left] } : saved
}

/** The last undo that nothing has been written after: whoever writes on has chosen another way. */
export async function lastUndone(db: Db, { id }: Pick<Person, 'id'>, { kind, key }: RecordId) {
  const redo = alias(contentEdits, 'redo')
  const later = alias(contentEdits, 'later')
  const undo = alias(contentEdits, 'undo')
  const own = (edit: Record<'kind' | 'key' | 'personId', PgColumn>) =>
    and(eq(edit.kind, kind), eq(edit.key, key), eq(edit.personId, id))
  const isRedo = db
    .select({ id: undo.id })
    .from(undo)
    .where(and(own(undo), isNotNull(undo.undoes), sql`${redoIdOf(undo.id)} = ${later.id}`))
  const writtenSince = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(own(later), isNull(later.undoes), gt(later.revision, contentEdits.revision), notExists(isRedo)),
    )
  const [last] = await db
    .select({ undo: contentEdits, redoId: redoIdOf(contentEdits.id) })
    .from(contentEdits)
    .where(
      and(
        own(contentEdits),
        isNotNull(contentEdits.undoes),
        notExists(
          db
            .select({ id: redo.id })
            .from(redo)
            .where(sql`${redo.id} = ${redoIdOf(contentEdits.id)}`),
        ),
        notExists(writtenSince),
      ),
    )
    .orderBy(desc(contentEdits.revision))
    .limit(1)
  return last
}

function redoIdOf(id: PgColumn): SQL<string> {
  return sql<string>`md5('redo ' || ${id}::text)::uuid`
}
