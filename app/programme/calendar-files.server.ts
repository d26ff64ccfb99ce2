import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { eventRow } from '../content/event-row.ts'
import { publishedEvents } from '../content/list-queries.server.ts'
import { events } from '../content/tables.ts'
import type { Edition } from '../fair/edition.ts'
import { fillPhrases, phrasesOf } from '../fair/phrases.ts'
import { planOfQuery } from '../my-plan/kept-plan.ts'
import { notFound } from '../navigation/page-error.ts'
import { type CalendarEntry, type CalendarTitle, calendarFile } from '../platform/calendar-file.ts'
import type { Db } from '../platform/database.server.ts'
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
  const all = await entriesOf(source, locale)
  const slugs = path === planPath ? planOfQuery(new URL(c.req.url).searchParams).events : [slugOf(path)]
  const chosen = path === feedPath ? [...all.values()] : slugs.flatMap(slug => all.get(slug) ?? [])
  if (chosen.length === 0) throw notFound(c.req.path)
  return send(c, calendarFile(titleOf(source, locale, path), chosen), path)
}

/** The programme by slug, in the order of the clock. */
async function entriesOf(source: Source, locale: LocaleCode): Promise<Map<string, CalendarEntry>> {
  const { db, edition, publicUrl } = source
  const phrases = phrasesOf(edition, locale)
  const programme = await publishedEvents({ db, locale, fill: text => fillPhrases(text, phrases) })
  const publishedAt = locale === 'ru' ? events.publishedRuAt : events.publishedEnAt
  const stamps = await db.select({ slug: events.slug, publishedAt }).from(events)
  const stampOf = new Map(stamps.map(stamp => [stamp.slug, stamp.publishedAt]))
  // Every change of content raises it: a calendar takes the later word.
  const sequence = Number(source.contentVersion())
  const about = { editionId: edition.id, locale, publicUrl, sequence }
  return new Map(
    programme.map(event => {
      const row = eventRow(event, locale, edition.vipOpening.day)
      const revisedAt = stampOf.get(event.slug) ?? new Date(event.startsAt)
      return [event.slug, calendarEntry({ row, summary: event.summary, revisedAt }, about)]
    }),
  )
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
