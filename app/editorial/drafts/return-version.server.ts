import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { applyChanges, type Change, changesBetween } from '../changes.ts'
import { checkShape } from '../check-fields.ts'
import { earlierRecord } from '../earlier-record.ts'
import { kinds } from '../kinds/kinds.ts'
import type { Path } from '../record.ts'
import { mayHandle } from '../rights.ts'
import { keepVersion } from './keep-version.server.ts'
import type { Published, RecordId } from './publish-draft.server.ts'
import { keepEdit, lockDraft, writeDraft } from './save-draft.server.ts'
import { contentVersions } from './tables.ts'

export type Restored = Published | { ok: false; reason: 'unknown-version' | 'same' }

/**
 * Brings an earlier version back into the draft, whole or one part of it. The site stays as it is until somebody
 * publishes, and what stood in the draft stays in the list of versions.
 */
export function returnVersion(
  pool: pg.Pool,
  person: Person,
  { kind, key }: RecordId,
  wanted: { number: number; part?: Path },
  now: Date,
): Promise<Restored> {
  if (!mayHandle(person, { kind, action: 'restore' }))
    return Promise.resolve({ ok: false, reason: 'not-allowed' })
  return transaction(pool, async tx => {
    const draft = await lockDraft(tx, kind, key, person, now)
    if (!draft) return { ok: false, reason: 'unknown-record' }
    if (draft.trashedAt) return { ok: false, reason: 'in-trash' }
    const [version] = await tx
      .select()
      .from(contentVersions)
      .where(
        and(
          eq(contentVersions.kind, kind),
          eq(contentVersions.key, key),
          eq(contentVersions.number, wanted.number),
        ),
      )
    if (!version) return { ok: false, reason: 'unknown-version' }
    const { fields } = kinds[kind]
    const earlier = earlierRecord(fields, version.record, draft.record)
    const changes = changesBetween(draft.record, earlier).filter(change => isWithin(change, wanted.part))
    const { record, applied } = applyChanges(draft.record, changes)
    if (applied.length === 0) return { ok: false, reason: 'same' }
    const faults = checkShape(fields, record)
    if (faults.length > 0) return { ok: false, reason: 'incomplete', faults }
    if (draft.isChanged) await keepVersion(tx, { ...draft, event: 'written' }, draft.changedBy ?? person, now)
    const revision = await writeDraft(tx, draft, { record, changes: applied }, person, now)
    await keepEdit(tx, draft, { id: randomUUID(), revision, changes: applied }, person, now)
    const number = await keepVersion(
      tx,
      { kind, key, record, event: 'restored', restored: version.number },
      person,
      now,
    )
    return { ok: true, version: number }
  })
}

/** One field or one block, with everything in it. */
function isWithin(change: Change, part: Path | undefined): boolean {
  if (!part) return true
  const ids = change.do === 'set' ? [] : [change.do === 'insert' ? change.item.id : change.id]
  return [change.path, ...ids.map(id => `${change.path}/${id}`)].some(
    path => path === part || path.startsWith(`${part}/`),
  )
}
