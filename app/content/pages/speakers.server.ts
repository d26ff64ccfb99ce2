import type { LoadContext } from '../../page-server/load-context.ts'
import { eventsBySpeaker } from '../find-speaker-events.server.ts'
import { loadPage } from '../load-page.server.ts'
import { publishedSpeakers } from '../queries.server.ts'
import { speakerCard } from '../speaker-card.ts'

export async function load(context: LoadContext) {
  const { db, locale } = context
  context.dependsOn('speakers', 'pictures')
  const [page, rows] = [await loadPage(context, 'speakers'), await publishedSpeakers(db, locale)]
  const events = await eventsBySpeaker(context)
  return {
    page,
    speakers: rows.map(({ speaker, picture }) => ({
      ...speakerCard(speaker, picture, locale),
      eventCount: events.get(speaker.id)?.length ?? 0,
    })),
  }
}
