import { and, desc, eq, notExists, notInArray } from 'drizzle-orm'
import { foundOfEach, type OfficeSearch } from '../../office/search/office-search.ts'
import { kindNames } from '../kinds/kind-names.ts'
import { hasWords } from '../live/read-live.server.ts'
import { mayOpenKind } from '../rights.ts'
import { contentReleaseItems as items, contentReleases as releases } from './tables.ts'
import { releaseTexts } from './texts.server.ts'

/** Releases by their title, the newest first; those alone in which there is nothing that other editors write. */
export const releasesInSearch: OfficeSearch = {
  at: '/office/releases/',
  label: { ru: 'Выпуски', en: 'Releases' },
  hasNoList: true,
  async find({ db, query, locale, person }) {
    const open = kindNames.filter(kind => mayOpenKind(person, kind))
    const others = db
      .select({ key: items.key })
      .from(items)
      .where(and(eq(items.releaseId, releases.id), notInArray(items.kind, open)))
    const found = await db
      .select({ id: releases.id, title: releases.title, state: releases.state })
      .from(releases)
      .where(and(hasWords(releases.title, query), notExists(others)))
      .orderBy(desc(releases.id))
      .limit(foundOfEach)
    return found.map(({ id, title, state }) => ({
      to: `/office/releases/${id}/`,
      title,
      note: releaseTexts[locale].states[state],
    }))
  },
}
