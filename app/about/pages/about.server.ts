import { loadPage } from '../../content/load-page.server.ts'
import { readEndedEditions } from '../../editions/read-editions.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'

export async function load(context: LoadContext) {
  const ended = await readEndedEditions(context.db, context.edition, context.now)
  return {
    page: await loadPage(context, 'about'),
    /** From the day on which one fair is over. */
    pastFairs: ended.length > 0 ? (await loadPage(context, 'about-fairs')).title : null,
  }
}
