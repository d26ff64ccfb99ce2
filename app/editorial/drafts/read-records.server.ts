import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Both, LocaleCode } from '../../platform/languages.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { listLive } from '../live/read-live.server.ts'
import { contentDrafts } from './tables.ts'

/** How a record stands in one language. */
export type LanguageState = 'on-site' | 'draft' | 'stale' | 'none' | 'withdrawn' | 'scheduled'
/** What is planned for a record: in which languages it goes out, or leaves, and when. */
export type Scheduled = { leaves: boolean; languages: readonly LocaleCode[]; at: Date; releaseId: number }
export type ListedRecord = {
  key: string
  title: Both
  note: Both
  states: Record<LocaleCode, LanguageState>
  changedAt: Date | null
  changedBy: string
  isTrashed: boolean
  scheduled: Scheduled | null
}

/** Every record of a kind by its name, for a reference to choose from: two queries however many there are. */
export async function readTitles(db: Db, kind: KindName): Promise<{ key: string; title: Both }[]> {
  const [live, drafts] = await Promise.all([
    listLive(db, kind),
    db
      .select({ key: contentDrafts.key, record: contentDrafts.record })
      .from(contentDrafts)
      .where(eq(contentDrafts.kind, kind)),
  ])
  const records = new Map([...live, ...drafts].map(({ key, record }) => [key, record]))
  return [...records].map(([key, record]) => ({ key, title: kinds[kind].titleOf(record, key) }))
}
