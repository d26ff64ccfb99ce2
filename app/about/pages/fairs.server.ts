import { loadAnnounced } from '../../award/result/load-result.server.ts'
import { atFreeStands } from '../../content/exhibitor-pages/at-free-stands.ts'
import { publishedExhibitors } from '../../content/exhibitor-pages/read-exhibitor-pages.server.ts'
import { loadPage } from '../../content/load-page.server.ts'
import { publishedEvents, publishedParticipants } from '../../content/read-lists.server.ts'
import { ownFairOf } from '../../editions/exhibitor-days.ts'
import { heldDays } from '../../editions/open-fair.ts'
import { readerOfTexts } from '../../editions/phrases.ts'
import type { EndedEdition } from '../../editions/read-editions.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { formatDay, formatDays } from '../../platform/dates.ts'
import { loadEnded } from '../load-ended.server.ts'

/** The fairs that are over, the latest first, each with what there was of it. */
export async function load(context: LoadContext) {
  const { edition, locale } = context
  context.dependsOn('participants', 'exhibitor_pages', 'events', 'award_protocols')
  const ended = await loadEnded(context)
  const coming = heldDays(edition)
  return {
    page: await loadPage(context, 'about-fairs'),
    aboutTitle: (await loadPage(context, 'about')).title,
    /** When the one on show is held; null where it does not take place. */
    fairDates: coming && formatDays(coming.firstDay, coming.lastDay, locale, { withYear: true }),
    fairs: await Promise.all(ended.map(fair => fairOf(context, fair))),
  }
}

async function fairOf(context: LoadContext, { name, values: edition, held }: EndedEdition) {
  const { db, locale, now } = context
  const reader = { db, edition, locale, fill: readerOfTexts(edition, locale, now) }
  const rows = await publishedParticipants(reader)
  // Where exhibitors applied to this very fair, their office has published some of them.
  const own = await publishedExhibitors(db, ownFairOf(edition), locale)
  const others = atFreeStands(own, rows)
  const events = await publishedEvents(reader)
  const announced = await loadAnnounced({ ...context, edition })
  return {
    id: edition.id,
    name: name[locale],
    dates: formatDays(held.firstDay, held.lastDay, locale, { withYear: true }),
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
