import type { Edition } from '../fair/edition.ts'
import type { Db } from '../platform/database.server.ts'
import type { LocaleCode } from '../platform/languages.ts'

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
  /** Tags of content this page shows: the page is dropped when one of them changes. */
  dependsOn(...tags: string[]): void
  /** The page is wrong after this moment. */
  trueUntil(moment: Date): void
}

export type Loader = (context: LoadContext) => Promise<unknown>
