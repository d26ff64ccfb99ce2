import { officeFrameData } from '../../../../office/frame-data.ts'
import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { dayOf } from '../../../../platform/dates.ts'
import { applicationNumber } from '../../../application-number.ts'
import { momentOf } from '../../../moment-of.ts'
import { officeFairs } from '../../../office-fair.ts'
import { stateTexts } from '../../../state-texts.server.ts'
import { wordsIn } from '../../../words-in.ts'
import { namesIn } from '../../team-passes.ts'
import { arrivalIn } from '../arrival-view.ts'
import { countMaterials, findMaterials, materialsOnPage } from '../find-materials.server.ts'
import { readFilter, shelves } from '../materials-filter.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, search, locale, now } = context
  const filter = readFilter(search)
  const today = dayOf(now)
  const counts: { shelf: (typeof shelves)[number]; count: number }[] = []
  for (const shelf of shelves)
    counts.push({ shelf, count: await countMaterials(db, { ...filter, shelf }, today) })
  const count = counts.find(one => one.shelf === filter.shelf)?.count ?? 0
  const pages = Math.max(1, Math.ceil(count / materialsOnPage))
  const page = Math.min(Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1), pages)
  const found = await findMaterials(db, filter, { page, today })
  return {
    frame: officeFrameData(context),
    filter,
    fairs: officeFairs(locale),
    counts,
    count,
    page,
    pages,
    from: (page - 1) * materialsOnPage + 1,
    to: (page - 1) * materialsOnPage + found.length,
    rows: found.map(row => ({
      id: row.id,
      number: applicationNumber(row.number, locale),
      name: wordsIn({ nameRu: row.nameRu, nameEn: row.nameEn }, 'name', locale),
      email: row.email ?? '',
      stand: row.stand ?? '',
      at: row.submittedAt ? momentOf(row.submittedAt, locale) : '',
      passes: namesIn(row.passes ?? '').length,
      arrival: row.slot ? arrivalIn(row.slot, row.editionId, locale) : '',
      state: stateTexts[locale].states[row.state],
      slug: row.slug,
    })),
  }
}

export type MaterialsListData = Awaited<ReturnType<typeof load>>
