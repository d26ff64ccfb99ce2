import { atFreeStands } from '../content/exhibitor-pages/at-free-stands.ts'
import {
  type LocalExhibitor,
  publishedExhibitors,
} from '../content/exhibitor-pages/read-exhibitor-pages.server.ts'
import { type LocalParticipant, publishedParticipants } from '../content/read-lists.server.ts'
import { isTheirFair, nextFairDays, ownFairOf } from '../editions/exhibitor-days.ts'
import { hasTurned } from '../editions/open-fair.ts'
import { readerOfTexts } from '../editions/phrases.ts'
import type { LoadContext } from '../page-server/load-context.ts'
import type { Exhibitor } from './exhibitors.ts'

/** Who stands where, as the plan and the list need it, and at which fair, where it is not the one on show. */
export async function exhibitorsOf(context: LoadContext): Promise<{ exhibitors: Exhibitor[]; days: string }> {
  const { db, edition, locale, now } = context
  context.dependsOn('participants', 'works', 'pictures', 'exhibitor_pages')
  const isNextOnPlan = hasTurned(edition, now) && !isTheirFair(edition)
  const next = isNextOnPlan ? await publishedExhibitors(db, edition.exhibitors.fairId, locale) : []
  // The halls are the same: once the fair is over, whoever is announced for the next one stands on the plan.
  if (next.length > 0) return { exhibitors: next.map(announced), days: nextFairDays(edition, locale) }
  const rows = await publishedParticipants({ db, edition, locale, fill: readerOfTexts(edition, locale, now) })
  // Of the fair on show whoever editors and whoever the exhibitors' office have published.
  const own = await publishedExhibitors(db, ownFairOf(edition), locale)
  return { exhibitors: [...rows.map(standing), ...atFreeStands(own, rows).map(announced)], days: '' }
}

function announced({ standCode, slug, name, type, city, pictures: [first] }: LocalExhibitor): Exhibitor {
  return {
    code: standCode,
    slug,
    path: `/participants/${slug}/`,
    name,
    type: type as Exhibitor['type'],
    city,
    picture: first ? { src: first.src, width: first.width, height: first.height } : null,
  }
}

function standing({ standCode, slug, path, name, type, city, works }: LocalParticipant): Exhibitor {
  const picture = works[0]?.picture
  return {
    code: standCode,
    slug,
    path,
    name,
    type: type as Exhibitor['type'],
    city,
    picture: picture ? { src: picture.src, width: picture.width, height: picture.height } : null,
  }
}
