import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { eventRow } from '../content/event-row.ts'
import { publishedDepartures, publishedEvents } from '../content/list-queries.server.ts'
import { departures, events } from '../content/tables.ts'
import { tourRow } from '../content/tour-row.ts'
import type { Edition } from '../editions/edition.ts'
import { fillPhrases, phrasesOf } from '../editions/phrases.ts'
import { planOfQuery } from '../my-plan/kept-plan.ts'
import { notFound } from '../navigation/page-error.ts'
import { type CalendarEntry, type CalendarTitle, calendarFile } from '../platform/calendar-file.ts'
import type { Db } from '../platform/database/database.server.ts'
import { type LocaleCode, splitLocale, withLocale } from '../platform/languages.ts'
import { calendarEntry } from './calendar-entry.ts'

type Source = { db: Db; edition: Edition; publicUrl: string; contentVersion(): string }

const feedPath = '/program/feed.ics'
const planPath = '/program/plan.ics'
const refreshHours = 6
const names = { ru: '«Портик»: программа', en: 'Portico: programme' }

/** Calendar files in both languages: one event, a plan named by its query, and the feed one subscribes to. */
// biome-ignore lint/suspicious/noExplicitAny: any Hono app may carry them
export function calendarFiles(web: Hono<any>, source: Source): void {
  for (const address of ['/program/:file{[a-z0-9-]+\\.ics}', '/en/program/:file{[a-z0-9-]+\\.ics}']) {
    web.get(address, c => answer(c, source))
  }
}

async function answer(c: Context, source: Source): Promise<Response> {
  const { locale, path } = splitLocale(c.req.path)
  const programme = await entriesOf(source, locale)
  const chosen = path === feedPath ? [...programme.values()] : await chosenBy(c, source, programme)
  if (chosen.length === 0) throw notFound(c.req.path)
  return send(c, calendarFile(titleOf(source, locale, path), chosen), path)
}

/** One event by the name of the file, or what a plan in the query names: tours too, which the programme does not list. */
async function chosenBy(c: Context, source: Source, programme: Entries): Promise<CalendarEntry[]> {
  const { locale, path } = splitLocale(c.req.path)
  if (path !== planPath) return [programme.get(slugOf(path))].filter(entry => entry !== undefined)
  const all = new Map([...programme, ...(await toursOf(source, locale))])
  const { events: slugs } = planOfQuery(new URL(c.req.url).searchParams)
  return slugs.flatMap(slug => all.get(slug) ?? [])
}

type Entries = Map<string, CalendarEntry>

/** The programme by slug, in the order of the clock. */
async function entriesOf(source: Source, locale: LocaleCode): Promise<Entries> {
  const { db, edition } = source
  const programme = await publishedEvents(readerFor(source, locale))
  const publishedAt = locale === 'ru' ? events.publishedRuAt : events.publishedEnAt
  const stamps = await db.select({ slug: events.slug, publishedAt }).from(events)
  const stampOf = new Map(stamps.map(stamp => [stamp.slug, stamp.publishedAt]))
  return new Map(
    programme.map(event => {
      const row = eventRow(event, locale, edition.vipOpening.day)
      const revisedAt = stampOf.get(event.slug) ?? new Date(event.startsAt)
      return [event.slug, calendarEntry({ row, summary: event.summary, revisedAt }, about(source, locale))]
    }),
  )
}

async function toursOf(source: Source, locale: LocaleCode): Promise<Entries> {
  const tours = await publishedDepartures(readerFor(source, locale))
  const publishedAt = locale === 'ru' ? departures.publishedRuAt : departures.publishedEnAt
  const stamps = await source.db.select({ id: departures.id, publishedAt }).from(departures)
  const stampOf = new Map(stamps.map(stamp => [stamp.id, stamp.publishedAt]))
  return new Map(
    tours.map(tour => {
      const row = tourRow(tour, locale)
      const revisedAt = stampOf.get(tour.id) ?? new Date(tour.startsAt)
      return [row.slug, calendarEntry({ row, summary: '', revisedAt }, about(source, locale))]
    }),
  )
}

function readerFor({ db, edition }: Source, locale: LocaleCode) {
  const phrases = phrasesOf(edition, locale)
  return { db, locale, fill: (text: string) => fillPhrases(text, phrases) }
}

function about({ edition, publicUrl, contentVersion }: Source, locale: LocaleCode) {
  // Every change of content raises it: a calendar takes the later word.
  return { editionId: edition.id, locale, publicUrl, sequence: Number(contentVersion()) }
}

function titleOf({ publicUrl }: Source, locale: LocaleCode, path: string): CalendarTitle {
  const title = { name: names[locale], producer: `-//Portico//Programme//${locale.toUpperCase()}` }
  if (path !== feedPath) return title
  return { ...title, feed: { url: `${publicUrl}${withLocale(feedPath, locale)}`, refreshHours } }
}

function send(c: Context, body: string, path: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { etag, 'cache-control': 'no-cache' }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  return c.body(body, 200, {
    ...headers,
    'content-type': 'text/calendar; charset=utf-8',
    // A feed is read where it is; everything else is put into a calendar.
    'content-disposition': `${path === feedPath ? 'inline' : 'attachment'}; filename="portico-${slugOf(path)}.ics"`,
  })
}

function slugOf(path: string): string {
  return path.slice('/program/'.length, -'.ics'.length)
}
