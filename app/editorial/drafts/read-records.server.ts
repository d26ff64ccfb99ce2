import type { Both, LocaleCode } from '../../platform/languages.ts'

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
