import type { LoadContext } from '../../page-server/load-context.ts'
import { loadEventsFor } from '../load-events.server.ts'
import { loadPage } from '../load-page.server.ts'

export async function load(context: LoadContext) {
  return {
    page: await loadPage(context, 'convention'),
    events: await loadEventsFor(context, 'professionals'),
  }
}
