import { pageByKey } from '../../content/queries.server.ts'
import { publishedReleases } from '../../content/read-lists.server.ts'
import type { Edition } from '../../editions/edition.ts'
import { readerOfTexts } from '../../editions/phrases.ts'
import { storeResponse } from '../../page-store/stored-response.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { startOfDay } from '../../platform/dates.ts'
import { isoOf, type LocaleCode, withLocale } from '../../platform/languages.ts'
import { xmlText } from '../../platform/xml/xml-text.ts'
import { feedPath, feedTitle } from '../press-feed.ts'
import { cachedAnswer, type Freshness } from './cached-answer.server.ts'

type Source = Freshness & { db: Db; edition: Edition; publicUrl: string }
type Release = { path: string; releasedOn: string; title: string; lead: string }

/** Press releases as RSS, one feed a language. */
export function createPressFeeds({ db, edition, publicUrl, ...freshness }: Source) {
  const feedIn = (locale: LocaleCode) =>
    cachedAnswer(freshness, async () => {
      const now = freshness.clock.now()
      const fill = readerOfTexts(edition, locale, now)
      const page = await pageByKey(db, 'press')
      const releases = await publishedReleases({ db, locale, fill, edition }, now)
      const xml = feedXml({ locale, publicUrl, description: fill(page.description[locale]), releases })
      const headers = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'no-cache' }
      return storeResponse(Buffer.from(xml), headers)
    })
  return { ru: feedIn('ru'), en: feedIn('en') }
}

function feedXml({
  locale,
  publicUrl,
  description,
  releases,
}: {
  locale: LocaleCode
  publicUrl: string
  description: string
  releases: Release[]
}): string {
  const address = (path: string) => xmlText(`${publicUrl}${withLocale(path, locale)}`)
  const items = releases.map(({ path, releasedOn, title, lead }) => {
    const link = address(path)
    return [
      `<item><title>${xmlText(title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid>`,
      `<pubDate>${startOfDay(releasedOn).toUTCString()}</pubDate><description>${xmlText(lead)}</description></item>`,
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(feedTitle(locale))}</title><link>${address('/press/')}</link>`,
    `<description>${xmlText(description)}</description><language>${isoOf(locale).toLowerCase()}</language>`,
    `<atom:link href="${address(feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n')
}
