import { loadPage } from '../../content/load-page.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { loadEnded } from '../load-ended.server.ts'

export async function load(context: LoadContext) {
  const ended = await loadEnded(context)
  return {
    page: await loadPage(context, 'about'),
    /** From the day on which one fair is over. */
    pastFairs: ended.length > 0 ? (await loadPage(context, 'about-fairs')).title : null,
  }
}
