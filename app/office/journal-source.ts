import type { Db } from '../platform/database/transaction.server.ts'
import type { LocaleCode } from '../platform/languages.ts'

/** An entry of the journal, as far as a room needs to know it to find what it has recorded itself. */
export type RecordedDeed = { at: Date; path: string; personId: string; email: string | null }

/** What a room keeps of a deed in its own books, in the reader's language. */
export type RoomRecord = {
  what: string
  reason: string
  changes: readonly { label: string; was: string; now: string }[]
}

/** Shows a room's own records through the journal: nothing is stored twice. A deed and its records have one moment. */
export type JournalSource = (db: Db, deed: RecordedDeed, locale: LocaleCode) => Promise<RoomRecord[]>

declare module '../page-server/services.ts' {
  interface Services {
    journalSources: readonly JournalSource[]
  }
}
