import type pg from 'pg'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { Path } from '../record.ts'
import { mayHandle } from '../rights.ts'
import { confirmTranslation } from '../stale.ts'
import type { RecordId } from './publish-draft.server.ts'
import { lockDraft, ofDraft } from './save-draft.server.ts'
import { contentDrafts } from './tables.ts'

/** Somebody has read the changed original and found the translation right. */
export function settleTranslation(
  pool: pg.Pool,
  person: Person,
  { kind, key }: RecordId,
  path: Path,
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: 'not-allowed' | 'unknown-record' }> {
  if (!mayHandle(person, { kind, action: 'translate' }))
    return Promise.resolve({ ok: false, reason: 'not-allowed' })
  return transaction(pool, async tx => {
    const draft = await lockDraft(tx, kind, key, person, now)
    if (!draft || !(path in draft.stale)) return { ok: false, reason: 'unknown-record' }
    await tx
      .update(contentDrafts)
      .set({ stale: confirmTranslation(draft.stale, path) })
      .where(ofDraft(draft))
    return { ok: true }
  })
}
