import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Both, LocaleCode } from '../../platform/languages.ts'
import { defaultLocale, localeCodes } from '../../platform/languages.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { listLive } from '../live/read-live.server.ts'
import { contentDrafts } from './tables.ts'

/** How a record stands in one language. */
export type LanguageState = 'on-site' | 'draft' | 'stale' | 'none' | 'withdrawn'
export type ListedRecord = {
  key: string
  title: Both
  note: Both
  states: Record<LocaleCode, LanguageState>
  changedAt: Date | null
  changedBy: string
  isTrashed: boolean
}

/** Every record of a kind with how it stands, in two queries however many there are. */
export async function readRecords(db: Db, kind: KindName): Promise<ListedRecord[]> {
  const [live, drafts] = await Promise.all([
    listLive(db, kind),
    db
      .select()
      .from(contentDrafts)
      .where(eq(contentDrafts.kind, kind))
      .orderBy(desc(contentDrafts.changedAt)),
  ])
  const drafted = new Map(drafts.map(draft => [draft.key, draft]))
  const seen = new Map(live.map(record => [record.key, record]))
  const keys = [...new Set([...live.map(({ key }) => key), ...drafts.map(({ key }) => key)])]
  return keys.map(key => {
    const draft = drafted.get(key)
    const record = draft?.record ?? seen.get(key)?.record ?? {}
    return {
      key,
      title: kinds[kind].titleOf(record, key),
      note: kinds[kind].noteOf?.(record) ?? { ru: '', en: '' },
      states: statesOf(seen.get(key)?.seenIn ?? null, draft),
      changedAt: draft?.changedAt ?? null,
      changedBy: draft && draft.revision > 0 ? draft.personName : '',
      isTrashed: draft?.trashedAt != null,
    }
  })
}

function statesOf(
  seenIn: LocaleCode[] | null,
  draft: { isChanged: boolean; stale: object } | undefined,
): Record<LocaleCode, LanguageState> {
  const of = (code: LocaleCode): LanguageState => {
    if (code !== defaultLocale && draft && Object.keys(draft.stale).length > 0) return 'stale'
    if (draft?.isChanged) return 'draft'
    if (!seenIn) return 'none'
    return seenIn.includes(code) ? 'on-site' : 'withdrawn'
  }
  return Object.fromEntries(localeCodes.map(code => [code, of(code)])) as Record<LocaleCode, LanguageState>
}
