import { loadAnnounced } from '../../award/result/load-result.server.ts'
import { publishedExhibitors } from '../../content/exhibitor-pages/read-exhibitor-pages.server.ts'
import { loadPage } from '../../content/load-page.server.ts'
import { publishedEvents, publishedParticipants } from '../../content/read-lists.server.ts'
import { ownFairOf } from '../../editions/exhibitor-days.ts'
import { readerOfTexts } from '../../editions/phrases.ts'
import { type EndedEdition, readEndedEditions } from '../../editions/read-editions.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { formatDay, formatDays } from '../../platform/dates.ts'

/** The fairs that are over, the latest first, each with what there was of it. */
export async function load(context: LoadContext) {
  const { db, edition, locale, now } = context
  context.dependsOn('participants', 'exhibitor_pages', 'events', 'award_protocols')
  const ended = await readEndedEditions(db, edition, now)
  return {
    page: await loadPage(context, 'about-fairs'),
    aboutTitle: (await loadPage(context, 'about')).title,
    fairDates: formatDays(edition.firstDay, edition.lastDay, locale, { withYear: true }),
    fairs: await Promise.all(ended.map(fair => fairOf(context, fair))),
  }
}

async function fairOf(context: LoadContext, { name, values: edition }: EndedEdition) {
  const { db, locale, now } = context
  const reader = { db, edition, locale, fill: readerOfTexts(edition, locale, now) }
  const rows = await publishedParticipants(reader)
  const ofEditors = new Set(rows.map(({ standCode }) => standCode))
  // Where exhibitors applied to this very fair, their office has published some of them.
  const own = await publishedExhibitors(db, ownFairOf(edition), locale)
  const others = own.filter(({ standCode }) => !ofEditors.has(standCode))
  const events = await publishedEvents(reader)
  const announced = await loadAnnounced({ ...context, edition })
  return {
    id: edition.id,
    name: name[locale],
    dates: formatDays(edition.firstDay, edition.lastDay, locale, { withYear: true }),
    participants: [
      ...rows.map(({ path, name: who }) => ({ path, name: who })),
      ...others.map(({ slug, name: who }) => ({ path: `/participants/${slug}/`, name: who })),
    ].sort((one, other) => one.name.localeCompare(other.name, locale)),
    events: events.map(({ path, title, day }) => ({ path, title, date: formatDay(day, locale) })),
    laureates: (announced?.laureates ?? []).flatMap(({ key, prize, author, title, without }) =>
      without ? [] : [{ key, prize, author, title }],
    ),
  }
}
