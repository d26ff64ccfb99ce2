import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { blockFaults } from '../block-faults.ts'
import { applyChanges, type Change, type Conflict, inverseOf } from '../changes.ts'
import { checkShape, type Fault } from '../check-fields.ts'
import { toLive } from '../draft-record.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { fieldsOfRecord, kinds } from '../kinds/kinds.ts'
import { isSame, type JsonObject } from '../record.ts'
import { mayHandle, rightFor } from '../rights.ts'
import { followStale } from '../stale.ts'
import { type Author, keepVersion } from './keep-version.server.ts'
import { type Draft, readDraft } from './read-draft.server.ts'
import { contentDrafts, contentEdits } from './tables.ts'

/** What was typed, by an id of the sender's own: sent twice, it is made once. */
export type Edit = { id: string; changes: readonly Change[]; undoes?: string }

export type Saved =
  | { ok: true; revision: number; record: JsonObject; conflicts: Conflict[] }
  | { ok: false; reason: 'unknown-record' | 'in-trash' | 'not-allowed' }
  | { ok: false; reason: 'unfit'; faults: Fault[] }

/** Writes changes into the draft of a record. Whatever meets somebody else's words is left out and told. */
export function saveDraft(
  pool: pg.Pool,
  person: Person,
  record: { kind: KindName; key: string },
  edit: Edit,
  now: Date,
): Promise<Saved> {
  return transaction(pool, tx => saveIn(tx, person, record, edit, now))
}

/** The same within a transaction that does more than this. */
export async function saveIn(
  tx: Tx,
  person: Person,
  { kind, key }: { kind: KindName; key: string },
  edit: Edit,
  now: Date,
): Promise<Saved> {
  const draft = await lockDraft(tx, kind, key, person, now)
  if (!draft) return { ok: false, reason: 'unknown-record' }
  if (draft.trashedAt) return { ok: false, reason: 'in-trash' }
  if (!edit.changes.every(change => mayChange(person, kind, change)))
    return { ok: false, reason: 'not-allowed' }
  const [known] = await tx.select().from(contentEdits).where(eq(contentEdits.id, edit.id))
  if (known) return { ok: true, revision: draft.revision, record: draft.record, conflicts: [] }
  const { record, applied, conflicts } = applyChanges(draft.record, edit.changes)
  const fields = fieldsOfRecord({ kind, key })
  // What was taken away may come back, whatever the page draws.
  const judged = edit.undoes ? [] : blockFaults(fields, { before: draft.record, after: record }, applied)
  const faults = [...checkShape(fields, record), ...judged]
  if (faults.length > 0) return { ok: false, reason: 'unfit', faults }
  if (applied.length === 0) return { ok: true, revision: draft.revision, record, conflicts }
  await keepWhatWas(tx, draft, person, now)
  const revision = await writeDraft(tx, draft, { record, changes: applied }, person, now)
  await keepEdit(tx, draft, { id: edit.id, revision, changes: applied, undoes: edit.undoes }, person, now)
  return { ok: true, revision, record, conflicts }
}

/** The draft, held against everybody else who would write in it; made where there was none yet. */
export async function lockDraft(
  tx: Tx,
  kind: KindName,
  key: string,
  author: Author,
  now: Date,
): Promise<Draft | null> {
  const found = await readDraft(tx, kind, key, { isLocked: true })
  if (!found || found.isStored) return found
  const { rowCount } = await tx
    .insert(contentDrafts)
    .values({
      kind,
      key,
      record: found.record,
      base: found.live,
      stale: {},
      revision: 0,
      isChanged: false,
      changedAt: now,
      personId: author.id,
      personName: author.name,
    })
    .onConflictDoNothing()
  const stored = await readDraft(tx, kind, key, { isLocked: true })
  if (stored && rowCount === 1) {
    await keepVersion(
      tx,
      { kind, key, record: stored.record, event: 'first', languages: stored.seenIn },
      author,
      now,
    )
  }
  return stored
}

/** Puts a new state of a draft in the place of the old one. */
export async function writeDraft(
  tx: Tx,
  draft: Draft,
  next: { record: JsonObject; changes: readonly Change[] },
  author: Author,
  now: Date,
): Promise<number> {
  const revision = draft.revision + 1
  await tx
    .update(contentDrafts)
    .set({
      record: next.record,
      stale: followStale(draft.stale, next.record, next.changes),
      base: draft.live,
      revision,
      isChanged: differs(draft, next.record),
      changedAt: now,
      personId: author.id,
      personName: author.name,
    })
    .where(ofDraft(draft))
  return revision
}

/** Keeps what was done to a draft, under the revision it made, with what undoes it: whoever was writing meanwhile is told of it. */
export async function keepEdit(
  tx: Tx,
  { kind, key, record }: Draft,
  {
    id,
    revision,
    changes,
    undoes = null,
  }: { id: string; revision: number; changes: readonly Change[]; undoes?: string | null | undefined },
  author: Author,
  now: Date,
): Promise<void> {
  await tx.insert(contentEdits).values({
    id,
    kind,
    key,
    revision,
    at: now,
    personId: author.id,
    personName: author.name,
    changes: [...changes],
    inverse: inverses(record, changes),
    undoes,
  })
}

/** Whether the site shows something else than this. */
export function differs({ kind, live }: Pick<Draft, 'kind' | 'live'>, record: JsonObject): boolean {
  const { fields } = kinds[kind]
  return !live || !isSame(toLive(fields, record), toLive(fields, live))
}

const sessionMs = 30 * 60_000

/** What one has written stays as a version before another goes on, or the same one another day. */
async function keepWhatWas(tx: Tx, draft: Draft, author: Author, now: Date): Promise<void> {
  const { kind, key, record, changedAt, changedBy, revision } = draft
  if (revision === 0 || !changedAt || !changedBy || !draft.isChanged) return
  const isSameSitting = changedBy.id === author.id && now.getTime() - changedAt.getTime() < sessionMs
  if (!isSameSitting) await keepVersion(tx, { kind, key, record, event: 'written' }, changedBy, changedAt)
}

export function mayChange(person: Pick<Person, 'role'>, kind: KindName, change: Change): boolean {
  return mayHandle(person, { kind, action: rightFor(change.do === 'set' ? change.language : null) })
}

/** Last made, first undone. */
function inverses(before: JsonObject, changes: readonly Change[]): Change[] {
  const undone: Change[] = []
  let record = before
  for (const change of changes) {
    const inverse = inverseOf(change, record)
    if (inverse) undone.unshift(inverse)
    record = applyChanges(record, [change]).record
  }
  return undone
}

export function ofDraft({ kind, key }: Pick<Draft, 'kind' | 'key'>) {
  return and(eq(contentDrafts.kind, kind), eq(contentDrafts.key, key))
}
