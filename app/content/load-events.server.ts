import type { LoadContext } from '../page-server/load-context.ts'
import { eventLine } from './events/event-line.ts'
import { readerOf } from './load-page.server.ts'
import { publishedEvents } from './read-lists.server.ts'

/** The events made for one kind of people, in the order of the clock. */
export async function loadEventsFor(context: LoadContext, audience: 'children' | 'professionals') {
  context.dependsOn('events')
  const events = await publishedEvents(readerOf(context))
  return events.filter(event => event.audience === audience).map(event => eventLine(event, context.locale))
}
