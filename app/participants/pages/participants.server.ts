import {
  type LocalExhibitor,
  nextFairDays,
  publishedExhibitors,
} from '../../content/exhibitor-pages/read-exhibitor-pages.server.ts'
import { loadPage } from '../../content/load-page.server.ts'
import { publishedParticipants } from '../../content/read-lists.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { formatDays } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { ParticipantType, Section } from '../kinds.ts'
import { listOf } from '../list-entry.ts'

/** In whose language names and cities are searched for as well. */
const twinOf: Record<LocaleCode, LocaleCode> = { ru: 'en', en: 'ru' }

export async function load(context: LoadContext) {
  const { db, edition, locale } = context
  context.dependsOn('participants', 'participant_artists', 'artists', 'works', 'pictures', 'exhibitor_pages')
  const fill = (text: string) => text
  const page = await loadPage(context, 'participants')
  const rows = await publishedParticipants({ db, edition, locale, fill })
  const twins = await publishedParticipants({ db, edition, locale: twinOf[locale], fill })
  const next = await publishedExhibitors(db, edition, locale)
  return {
    page,
    ...listOf(rows, twins, locale),
    // Absent until somebody is published for the next fair.
    ...(next.length > 0 && {
      next: { days: nextFairDays(edition, locale), exhibitors: next.map(nextEntry) },
      days: formatDays(edition.firstDay, edition.lastDay, locale, { withYear: true }),
    }),
  }
}

/** No more than a card needs. */
function nextEntry({ slug, name, type, city, standCode, section, pictures: [first] }: LocalExhibitor) {
  return {
    slug,
    path: `/participants/${slug}/`,
    name,
    type: type as ParticipantType,
    section: section as Section,
    city,
    stand: standCode,
    ...(first && { picture: [first.src, first.width, first.height] as [string, number, number] }),
  }
}
