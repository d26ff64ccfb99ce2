import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { Change, Conflict } from '../changes.ts'
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
  const { changes, left } = await undoOf(db, last)
  const saved = await saveDraft(pool, person, record, { id: randomUUID(), changes, undoes: last.id }, now)
  return saved.ok ? { ...saved, conflicts: [...saved.conflicts, ...left] } : saved
}

export async function lastEdit(db: Db, person: Pick<Person, 'id'>, { kind, key }: RecordId) {
  const [last] = await db
    .select()
    .from(contentEdits)
    .where(
      and(
        eq(contentEdits.kind, kind),
        eq(contentEdits.key, key),
        eq(contentEdits.personId, person.id),
        isStanding(db),
      ),
    )
    .orderBy(desc(contentEdits.revision))
    .limit(1)
  return last
}

/** What makes an edit undone, but for items that somebody has written in since: those stay, with what they wrote. */
export async function undoOf(
  db: Db,
  { kind, key, revision, inverse }: typeof contentEdits.$inferSelect,
): Promise<{ changes: Change[]; left: Conflict[] }> {
  if (!inverse.some(change => change.do === 'remove')) return { changes: inverse, left: [] }
  const later = await db
    .select({ changes: contentEdits.changes })
    .from(contentEdits)
    .where(
      and(
        eq(contentEdits.kind, kind),
        eq(contentEdits.key, key),
        gt(contentEdits.revision, revision),
        isStanding(db),
      ),
    )
  const places = later.flatMap(({ changes }) => changes.map(({ path }) => `${path}/`))
  const isWrittenIn = (change: Change) =>
    change.do === 'remove' && places.some(place => place.startsWith(`${change.path}/${change.id}/`))
  return {
    changes: inverse.filter(change => !isWrittenIn(change)),
    left: inverse.filter(isWrittenIn).map(change => ({ change, now: null })),
  }
}

/** Neither an undo nor undone. */
function isStanding(db: Db) {
  const undo = alias(contentEdits, 'undo')
  return and(
    isNull(contentEdits.undoes),
    notExists(db.select({ id: undo.id }).from(undo).where(eq(undo.undoes, contentEdits.id))),
  )
}
