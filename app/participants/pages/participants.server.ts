import { atFreeStands } from '../../content/exhibitor-pages/at-free-stands.ts'
import {
  type LocalExhibitor,
  publishedExhibitors,
} from '../../content/exhibitor-pages/read-exhibitor-pages.server.ts'
import { loadPage } from '../../content/load-page.server.ts'
import { publishedParticipants } from '../../content/read-lists.server.ts'
import { isTheirFair, nextFairDays, ownFairOf } from '../../editions/exhibitor-days.ts'
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
  const days = formatDays(edition.firstDay, edition.lastDay, locale, { withYear: true })
  const own = atFreeStands(await publishedExhibitors(db, ownFairOf(edition), locale), rows)
  const next = isTheirFair(edition) ? [] : await publishedExhibitors(db, edition.exhibitors.fairId, locale)
  return {
    page,
    ...listOf(rows, twins, locale),
    // Both absent until the exhibitors' office has published somebody. Those of this very fair stand with the others of it; only
    // where there is a next one beside it, each is called by its days.
    ...(own.length > 0 && { own: own.map(entryOf) }),
    ...(next.length > 0 && {
      next: { days: nextFairDays(edition, locale), exhibitors: next.map(entryOf), otherDays: days },
    }),
  }
}

/** No more than a card needs. */
function entryOf({ slug, name, type, city, standCode, section, pictures: [first] }: LocalExhibitor) {
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
