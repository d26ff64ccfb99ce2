import type { Person } from '../../accounts/person.ts'
import { officeFrame } from '../../office/frame-data.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { countReturns } from './read-returns.server.ts'

export type DeskData = Awaited<ReturnType<typeof deskOf>>

/** What every page of the box office's staff has around it: the rail with its counts, and what has just happened. */
export async function deskOf(context: LoadContext, person: Person) {
  const { db, locale, search, posted } = context
  const { waiting } = await countReturns(db)
  return {
    frame: officeFrame(person, locale, { '/office/refunds/': waiting }),
    /** The outcome of a form that was sent before. */
    done: posted ? null : search.get('done'),
    error: posted?.errors[0] ?? null,
    typed: posted?.values ?? {},
  }
}
