import type { Tx } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { earlierRecord } from '../earlier-record.ts'
import { kinds } from '../kinds/kinds.ts'
import { hideLive, writeLive } from '../live/write-live.server.ts'
import type { JsonObject } from '../record.ts'
import { type Author, keepVersion } from './keep-version.server.ts'
import { settleDraft } from './publish-draft.server.ts'
import type { Draft } from './read-draft.server.ts'
import { ofDraft } from './save-draft.server.ts'
import { contentDrafts } from './tables.ts'

/**
 * The site shows again what it showed before. What was written stays in the draft, and every version stays where it was:
 * this is one more.
 */
export async function returnPublication(
  tx: Tx,
  draft: Draft,
  before: { record: JsonObject | null; seenIn: readonly LocaleCode[] },
  author: Author,
  { editionId, now }: { editionId: string; now: Date },
): Promise<void> {
  const { kind, key, seenIn, trashedAt } = draft
  const earlier = before.record && earlierRecord(kinds[kind].fields, before.record, draft.live ?? {})
  if (earlier) await writeLive(tx, kind, key, earlier, { languages: before.seenIn, editionId, now })
  const gone = seenIn.filter(code => !before.seenIn.includes(code))
  if (gone.length > 0) await hideLive(tx, kind, key, gone, now)
  if (trashedAt) await tx.update(contentDrafts).set({ trashedAt: null }).where(ofDraft(draft))
  const record = earlier ?? draft.record
  await keepVersion(tx, { kind, key, record, event: 'taken-back', languages: before.seenIn }, author, now)
  await settleDraft(tx, draft, author, now)
}
