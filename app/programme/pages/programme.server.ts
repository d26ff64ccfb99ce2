import { hallName, hallsInOrder } from '../../content/events/event-names.ts'
import { loadPage } from '../../content/load-page.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { fairDays, momentOf, programmeRows } from '../queries.server.ts'

export async function load(context: LoadContext) {
  const page = await loadPage(context, 'program')
  const events = await programmeRows(context)
  return {
    page,
    events,
    days: fairDays(context),
    halls: hallsInOrder().map(hall => ({ hall, name: hallName(hall, context.locale) })),
    moment: momentOf(context, events),
  }
}
