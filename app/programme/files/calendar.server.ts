import { createHash } from 'node:crypto'
import { type EventRow, eventRow } from '../../content/events/event-row.ts'
import { departures, events } from '../../content/events/tables.ts'
import { tourRow } from '../../content/events/tour-row.ts'
import {
  publishedDepartures,
  publishedEvents,
  publishedParticipants,
} from '../../content/read-lists.server.ts'
import { readerOfTexts } from '../../editions/phrases.ts'
import { planOfQuery } from '../../my-plan/kept-plan.ts'
import type { FileContext } from '../../page-server/file.ts'
import { type Services, using } from '../../page-server/services.ts'
import { type CalendarEntry, type CalendarTitle, calendarFile } from '../../platform/calendar-file.server.ts'
import { withLocale } from '../../platform/languages.ts'
import { publishedAt } from '../../platform/published-at.ts'
import { calendarEntry } from '../calendar-entry.ts'
import { walkOfDay } from '../walk/day-walk.ts'
import { hoursOfDays } from '../walk/hours.ts'
import { walkTexts } from '../walk/texts.server.ts'
import { readWalkAddress } from '../walk/walk-address.ts'
import { walkEntries } from '../walk/walk-entries.ts'

type Source = FileContext & Pick<Services, 'publicUrl' | 'contentVersion'>

const feedPath = '/program/feed.ics'
const planPath = '/program/plan.ics'
const refreshHours = 6
const names = { ru: '«Портик»: программа', en: 'Portico: programme' }

/** Calendar files: one event, a plan named by its query (with `walk`, as the walk of one day), the feed one subscribes to. */
export const make = using(['publicUrl', 'contentVersion'], async (context: FileContext, services) => {
  const source: Source = { ...context, ...services }
  const programme = await entriesOf(source)
  const chosen = context.path === feedPath ? [...programme.values()] : await chosenBy(source, programme)
  if (chosen.length === 0) return null
  return send(context, calendarFile(titleOf(source), chosen))
})

/** One event by the name of the file, or what a plan in the query names: tours too, which the programme does not list. */
async function chosenBy(source: Source, programme: Entries): Promise<CalendarEntry[]> {
  const { path, search } = source
  if (path !== planPath) return [programme.get(slugOf(path))].filter(entry => entry !== undefined)
  const all = new Map([...programme, ...(await toursOf(source))])
  if (search.has('walk')) return walked(source, all)
  return planOfQuery(search).events.flatMap(slug => all.get(slug) ?? [])
}

/** The plan in the query as the walk of its day, stands and coffees with it. */
async function walked(source: Source, all: Entries): Promise<CalendarEntry[]> {
  const { edition, locale, search } = source
  const address = readWalkAddress(search)
  const walk = walkOfDay(
    {
      events: await rowsOf(source),
      stands: await publishedParticipants(readerFor(source)),
      hours: hoursOfDays(edition),
    },
    address.shared,
    address,
  )
  const revisedAt = new Date(Math.max(0, ...[...all.values()].map(entry => entry.revisedAt.getTime())))
  return walk
    ? walkEntries(walk, slug => all.get(slug), { ...about(source), revisedAt, t: walkTexts[locale] })
    : []
}

async function rowsOf(source: Source): Promise<EventRow[]> {
  const { edition, locale } = source
  const programme = await publishedEvents(readerFor(source))
  const tours = await publishedDepartures(readerFor(source))
  return [
    ...programme.map(event => eventRow(event, locale, edition.vipOpening.day)),
    ...tours.map(tour => tourRow(tour, locale)),
  ]
}

type Entries = Map<string, CalendarEntry>

/** The programme by slug, in the order of the clock. */
async function entriesOf(source: Source): Promise<Entries> {
  const { db, edition, locale } = source
  const programme = await publishedEvents(readerFor(source))
  const stamps = await db.select({ slug: events.slug, publishedAt: events[publishedAt[locale]] }).from(events)
  const stampOf = new Map(stamps.map(stamp => [stamp.slug, stamp.publishedAt]))
  return new Map(
    programme.map(event => {
      const row = eventRow(event, locale, edition.vipOpening.day)
      const revisedAt = stampOf.get(event.slug) ?? new Date(event.startsAt)
      return [event.slug, calendarEntry({ row, summary: event.summary, revisedAt }, about(source))]
    }),
  )
}

async function toursOf(source: Source): Promise<Entries> {
  const { locale } = source
  const tours = await publishedDepartures(readerFor(source))
  const stamps = await source.db
    .select({ id: departures.id, publishedAt: departures[publishedAt[locale]] })
    .from(departures)
  const stampOf = new Map(stamps.map(stamp => [stamp.id, stamp.publishedAt]))
  return new Map(
    tours.map(tour => {
      const row = tourRow(tour, locale)
      const revisedAt = stampOf.get(tour.id) ?? new Date(tour.startsAt)
      return [row.slug, calendarEntry({ row, summary: '', revisedAt }, about(source))]
    }),
  )
}

function readerFor({ db, edition, locale, now }: Source) {
  return { db, edition, locale, fill: readerOfTexts(edition, locale, now) }
}

function about({ edition, locale, publicUrl, contentVersion }: Source) {
  // Every change of content raises it: a calendar takes the later word.
  return { editionId: edition.id, locale, publicUrl, sequence: Number(contentVersion()) }
}

function titleOf({ publicUrl, locale, path }: Source): CalendarTitle {
  const title = { name: names[locale], producer: `-//Portico//Programme//${locale.toUpperCase()}` }
  if (path !== feedPath) return title
  return { ...title, feed: { url: `${publicUrl}${withLocale(feedPath, locale)}`, refreshHours } }
}

function send({ path, headers: asked }: FileContext, body: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { etag, 'cache-control': 'no-cache' }
  if (asked.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(body, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      // A feed is read where it is; everything else is put into a calendar.
      'content-disposition': `${path === feedPath ? 'inline' : 'attachment'}; filename="portico-${slugOf(path)}.ics"`,
    },
  })
}

function slugOf(path: string): string {
  return path.slice('/program/'.length, -'.ics'.length)
}
