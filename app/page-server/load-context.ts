import type { Edition } from '../editions/edition.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import type { LocaleCode } from '../platform/languages.ts'
import type { Person } from '../platform/person.ts'
import type { Using } from './services.ts'

/** What everything behind an address is given: a page's loader, an action, a file. */
export type RequestContext = {
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
  /** Whether this person, or another, may open the page at that path (without its language). */
  mayOpen(path: string, person?: Person | null): boolean
}

/** What a page's loader is given. It reads, decides by the edition and `now`, and says what it depends on. */
export type LoadContext = RequestContext & {
  /** A form that was sent here and refused: what was typed, and what is wrong with it. */
  posted: Posted | null
  /** Tags of content this page shows: the page is dropped when one of them changes. */
  dependsOn(...tags: string[]): void
  /** The page is wrong after this moment. */
  trueUntil(moment: Date): void
}

/** On pages for a person or for staff the guard has been passed: there is somebody. */
export type SignedIn<Context> = Context & { person: Person }

export type Posted = { values: Record<string, string>; errors: { field: string; message: string }[] }

export type Loader = Using<SignedIn<LoadContext>, Promise<unknown>>
