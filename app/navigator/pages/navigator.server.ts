import { loadPage, readerOf } from '../../content/load-page.server.ts'
import { publishedEvents } from '../../content/read-lists.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { formatDay } from '../../platform/dates.ts'
import { planTexts } from '../place-texts.ts'
import { exhibitorsOf } from '../read-exhibitors.server.ts'

const venueTime = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Europe/Moscow',
  hour: '2-digit',
  minute: '2-digit',
})

export async function load(context: LoadContext) {
  return {
    page: await loadPage(context, 'navigator'),
    exhibitors: (await exhibitorsOf(context)).exhibitors.map(({ picture: _, ...exhibitor }) => exhibitor),
    events: await eventsOf(context),
    places: planTexts(context.locale).placeTexts,
  }
}

/** Enough of an event to find it by name: when and where it is stands beside it. */
async function eventsOf(context: LoadContext) {
  const { locale } = context
  context.dependsOn('events')
  const events = await publishedEvents(readerOf(context))
  return events.map(({ slug, path, title, day, startsAt, hall }) => ({
    slug,
    path,
    title,
    hall,
    when: `${formatDay(day, locale)}, ${venueTime.format(new Date(startsAt))}`,
  }))
}
