import { notFound } from '../../navigation/page-error.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { formatWeekday } from '../../platform/weekday.ts'
import { eventsBySpeaker } from '../find-speaker-events.server.ts'
import { publishedSpeakers } from '../queries.server.ts'
import { speakerCard } from '../speaker-card.ts'

export async function load(context: LoadContext) {
  const { db, locale, params } = context
  // The neighbours in the list are part of this page, so any speaker's change may touch it.
  context.dependsOn('speakers', 'pictures')
  const rows = await publishedSpeakers(db, locale)
  const index = rows.findIndex(row => row.speaker.id === Number(params.id))
  const found = rows[index]
  if (!found) throw notFound(context.pathname)
  const cardAt = (at: number) => {
    const row = rows[(at + rows.length) % rows.length]
    return row && rows.length > 1 ? speakerCard(row.speaker, row.picture, locale) : null
  }
  const { speaker, picture } = found
  const events = (await eventsBySpeaker(context)).get(speaker.id) ?? []
  return {
    ...speakerCard(speaker, picture, locale),
    city: speaker.city[locale],
    lead: speaker.lead[locale],
    biography: speaker.biography[locale],
    events: events.map(event => ({
      ...event,
      // Whose page this is need not be said again; who else takes part must.
      people: event.people.includes(',') ? event.people : '',
      dayName: formatWeekday(event.day, locale),
    })),
    previous: cardAt(index - 1),
    next: cardAt(index + 1),
  }
}
