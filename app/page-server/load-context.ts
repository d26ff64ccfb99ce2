import type { KeyObject } from 'node:crypto'
import type { Edition } from '../editions/edition.ts'
import type { Db } from '../platform/database/database.server.ts'
import type { LocaleCode } from '../platform/languages.ts'
import type { Person } from '../platform/person.ts'

/** What a page's loader is given. It reads, decides by the edition and `now`, and says what it depends on. */
export type LoadContext = {
  db: Db
  edition: Edition
  now: Date
  locale: LocaleCode
  params: Record<string, string>
  pathname: string
  /** The query of the address; always empty for pages that are kept ready, because one page serves every query. */
  search: URLSearchParams
  /** What this visitor's browser keeps for us; empty for pages that are kept ready, because they are everybody's. */
  cookies: ReadonlyMap<string, string>
  /** Who has signed in; null on pages for everybody, whoever asks. */
  person: Person | null
  /** A form that was sent here and refused: what was typed, and what is wrong with it. */
  posted: Posted | null
  /** Seals the codes of tickets, which are shown to nobody but their bearer. */
  ticketKey: KeyObject
  /** Tags of content this page shows: the page is dropped when one of them changes. */
  dependsOn(...tags: string[]): void
  /** The page is wrong after this moment. */
  trueUntil(moment: Date): void
}

export type Posted = { values: Record<string, string>; errors: { field: string; message: string }[] }

export type Loader = (context: LoadContext) => Promise<unknown>
