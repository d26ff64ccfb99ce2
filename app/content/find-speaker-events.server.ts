import type { LoadContext } from '../page-server/load-context.ts'
import { type EventRow, eventRow } from './events/event-row.ts'
import { readerOf } from './load-page.server.ts'
import { publishedEvents } from './read-lists.server.ts'

/** Who takes part in what: the events of each speaker, by the clock. */
export async function eventsBySpeaker(context: LoadContext): Promise<Map<number, EventRow[]>> {
  context.dependsOn('events', 'event_speakers', 'speakers')
  const { locale, edition } = context
  const bySpeaker = new Map<number, EventRow[]>()
  for (const event of await publishedEvents(readerOf(context))) {
    const row = eventRow(event, locale, edition.vipOpening.day)
    for (const { id } of event.speakers) bySpeaker.set(id, [...(bySpeaker.get(id) ?? []), row])
  }
  return bySpeaker
}
