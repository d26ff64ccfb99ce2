import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { emptyRecord } from '../draft-record.ts'
import { keepVersion } from '../drafts/keep-version.server.ts'
import { readDraft } from '../drafts/read-draft.server.ts'
import { ofDraft, saveIn } from '../drafts/save-draft.server.ts'
import { contentDrafts, contentEdits } from '../drafts/tables.ts'
import { undoOf } from '../drafts/withdraw-edit.server.ts'
import { kinds } from '../kinds/kinds.ts'
import { isSame } from '../record.ts'
import { lockRelease, ofItem } from '../releases/add-to-release.server.ts'
import { isOpenState } from '../releases/release.ts'
import { contentReleaseItems } from '../releases/tables.ts'
import type { RowOutcome } from './import.ts'
import type { Import, ImportRow } from './tables.ts'

/**
 * What a row has written is taken back, like any edit; what somebody wrote over it since stays theirs. A record that began
 * with it, and in which nothing is left, is gone: its versions tell of it.
 */
export async function withdrawRow(
  tx: Tx,
  one: Pick<Import, 'kind' | 'releaseId' | 'batch'>,
  { key, editId, verdict }: ImportRow,
  person: Person,
  now: Date,
): Promise<{ outcome: RowOutcome; reason: string | null }> {
  const { kind } = one
  const left = (reason: string) => ({ outcome: 'left' as const, reason })
  await leaveRelease(tx, one, key)
  const [edit] = await tx.select().from(contentEdits).where(eq(contentEdits.id, editId))
  if (edit) {
    const undo = await undoOf(tx, edit)
    const asked = { id: randomUUID(), changes: undo.changes, undoes: editId }
    const saved = await saveIn(tx, person, { kind, key }, asked, now)
    if (!saved.ok) return left(saved.reason)
    if (saved.conflicts.length > 0 || undo.left.length > 0) return left('conflict')
  }
  if (verdict === 'new')
    return (await removeEmpty(tx, kind, key, person, now)) ? undone : left('changed-since')
  return undone
}

const undone = { outcome: 'undone', reason: null } as const

/** Out of the release it was put into with the others, if that has not gone out. */
async function leaveRelease(
  tx: Tx,
  { kind, releaseId, batch }: Pick<Import, 'kind' | 'releaseId' | 'batch'>,
  key: string,
) {
  if (releaseId === null || batch === null) return
  const release = await lockRelease(tx, releaseId)
  if (!release || !isOpenState(release.state)) return
  await tx
    .delete(contentReleaseItems)
    .where(
      and(
        eq(contentReleaseItems.releaseId, releaseId),
        eq(contentReleaseItems.batch, batch),
        ofItem({ kind, key }),
      ),
    )
}

async function removeEmpty(
  tx: Tx,
  kind: Import['kind'],
  key: string,
  person: Person,
  now: Date,
): Promise<boolean> {
  const draft = await readDraft(tx, kind, key, { isLocked: true })
  if (!draft) return true
  if (draft.live || !isSame(draft.record, emptyRecord(kinds[kind].fields))) return false
  const [waiting] = await tx
    .select({ key: contentReleaseItems.key })
    .from(contentReleaseItems)
    .where(and(ofItem({ kind, key }), eq(contentReleaseItems.isOpen, true)))
  if (waiting) return false
  await keepVersion(tx, { kind, key, record: draft.record, event: 'taken-back' }, person, now)
  await tx.delete(contentDrafts).where(ofDraft(draft))
  return true
}
