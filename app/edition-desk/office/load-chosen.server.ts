import type { Edition } from '../../editions/edition.ts'
import { readEdition } from '../../editions/read-editions.server.ts'
import { notFound } from '../../navigation/page-error.ts'
import type { RequestContext } from '../../page-server/load-context.ts'

/** An edition that is not the one on show. */
export type Chosen = { id: string; name: string; wasShown: boolean; shownFrom: Date | null }

/** The request about the edition that its address names; about the one on show where it names none. */
export async function chooseEdition<
  Context extends Pick<RequestContext, 'db' | 'edition' | 'locale' | 'now' | 'pathname'>,
>(
  context: Context,
  id: string | null | undefined,
): Promise<Context & { edition: Edition; chosen: Chosen | null }> {
  if (!id || id === context.edition.id) return { ...context, chosen: null }
  const found = await readEdition(context.db, context.edition, id.slice(0, 20), context.now)
  if (!found) throw notFound(context.pathname)
  const { row, values } = found
  const wasShown = row.shownFrom !== null && row.shownFrom <= context.now
  return {
    ...context,
    edition: values,
    chosen: { id, name: row.name[context.locale], wasShown, shownFrom: row.shownFrom },
  }
}
