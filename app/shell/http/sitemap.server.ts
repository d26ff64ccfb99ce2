import { desc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { documents } from '../../content/documents/tables.ts'
import { events } from '../../content/events/tables.ts'
import { publishedExhibitors } from '../../content/exhibitor-pages/read-exhibitor-pages.server.ts'
import { languagesOfPage, readPageLanguages } from '../../content/one-language/find-language.server.ts'
import { pageKeyOf } from '../../content/page-key.ts'
import { artists, pages, participants, releases, speakers, works } from '../../content/tables.ts'
import type { Edition } from '../../editions/edition.ts'
import { ownFairOf } from '../../editions/exhibitor-days.ts'
import { editions } from '../../editions/tables.ts'
import { storeResponse } from '../../page-store/stored-response.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { defaultLocale, type LocaleCode, localeCodes, withLocale } from '../../platform/languages.ts'
import { languagesSeen } from '../../platform/published-at.ts'
import { xmlText } from '../../platform/xml/xml-text.ts'
import { routes } from '../../routes.ts'
import { isListed } from '../unlisted.ts'
import { cachedAnswer, type Freshness } from './cached-answer.server.ts'

/** A page with the languages it exists in, and the day it last changed if that is known. */
type Entry = { path: string; languages: LocaleCode[]; changedOn?: string }

/** Every public page in localeCodes languages, as search engines read it; made anew when content changes. */
export function createSitemap({
  db,
  edition,
  publicUrl,
  ...freshness
}: Freshness & { db: Db; edition: Edition; publicUrl: string }) {
  return cachedAnswer(freshness, async today => {
    const entries = await entriesOf(db, edition, today, freshness.clock.now())
    const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' }
    return storeResponse(Buffer.from(sitemapXml(entries, publicUrl)), headers)
  })
}

async function entriesOf(db: Db, edition: Edition, today: string, now: Date): Promise<Entry[]> {
  const lists = await parameterLists(db, edition, today, now)
  const pageLanguages = await readPageLanguages(db)
  return routes
    .filter(route => route.audience === 'public' && isListed(route.path))
    .flatMap(({ path }): Entry[] => {
      if (!path.includes(':')) return [{ path, languages: pageLanguages.get(pageKeyOf(path)) ?? localeCodes }]
      const list = lists[path.replace(/:\w+/g, ':')] ?? []
      return list.map(({ name, ...entry }) => ({ ...entry, path: path.replace(/:\w+/, name) }))
    })
}

type Named = Omit<Entry, 'path'> & { name: string }

/** What the parameter of a route may be; a route that is not here has no pages of its own to list. */
async function parameterLists(
  db: Db,
  edition: Edition,
  today: string,
  now: Date,
): Promise<Record<string, Named[]>> {
  const isOut = lte(releases.releasedOn, today)
  // What was of a fair that is over stays at its address; lists know it no longer, and this is one.
  const onShow = db
    .select({ id: editions.id })
    .from(editions)
    .where(lte(editions.shownFrom, now))
    .orderBy(desc(editions.shownFrom))
    .limit(1)
  const isOnShow = (editionId: PgColumn) => inArray(editionId, onShow)
  const isInForce = lte(documents.validFrom, today)
  const [made, people, stands, makers, programme, press, papers] = [
    await db.select().from(pages).where(isNotNull(pages.madeAt)).orderBy(pages.key),
    await db.select().from(speakers).orderBy(speakers.id),
    await db.select().from(participants).where(isOnShow(participants.editionId)).orderBy(participants.number),
    await db.select().from(artists).orderBy(artists.slug),
    await db.select().from(events).where(isOnShow(events.editionId)).orderBy(events.startsAt, events.slug),
    await db.select().from(releases).where(isOut).orderBy(releases.releasedOn, releases.slug),
    await db
      .selectDistinct({ slug: documents.slug })
      .from(documents)
      .where(isInForce)
      .orderBy(documents.slug),
  ]
  const hung = await db
    .select({ row: participants, position: works.position })
    .from(works)
    .innerJoin(participants, eq(participants.id, works.participantId))
    .where(isOnShow(participants.editionId))
    .orderBy(participants.number, works.position)
  const fairs = new Set([ownFairOf(edition), edition.exhibitors.fairId])
  const exhibitors = await Promise.all([...fairs].map(id => publishedExhibitors(db, id, defaultLocale)))
  return {
    '/:/': made.map(row => ({ name: row.address ?? row.key, languages: languagesOfPage(row) })),
    '/speakers/:/': people.map(row => ({ name: String(row.id), languages: languagesSeen(row) })),
    '/participants/:/': [
      ...stands.map(row => ({ name: row.address ?? row.slug, languages: languagesSeen(row) })),
      ...exhibitors.flat().map(({ slug }) => ({ name: slug, languages: localeCodes })),
    ],
    '/works/:/': hung.map(({ row, position }) => ({
      name: `${row.number}-${position}`,
      languages: languagesSeen(row),
    })),
    '/artists/:/': makers.map(row => ({ name: row.address ?? row.slug, languages: languagesSeen(row) })),
    '/program/:/': programme.map(row => ({ name: row.address ?? row.slug, languages: languagesSeen(row) })),
    '/press/:/': press.map(row => ({
      name: row.address ?? row.slug,
      languages: languagesSeen(row),
      changedOn: row.releasedOn,
    })),
    '/privacy/consent/:/': papers
      .filter(({ slug }) => slug === 'cookies' || slug.startsWith('consent-'))
      .map(({ slug }) => ({ name: slug.replace('consent-', ''), languages: localeCodes })),
  }
}

function sitemapXml(entries: Entry[], publicUrl: string): string {
  const address = (path: string, locale: LocaleCode) => xmlText(`${publicUrl}${withLocale(path, locale)}`)
  const alternate = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
  const urls = entries.flatMap(({ path, languages, changedOn }) => {
    const first = languages.find(code => code === defaultLocale) ?? languages[0]
    if (!first) return []
    const twins = [
      ...languages.map(code => alternate(code, address(path, code))),
      alternate('x-default', address(path, first)),
    ].join('')
    const lastmod = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
    return languages.map(code => `<url><loc>${address(path, code)}</loc>${lastmod}${twins}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}
