import type { OfficeSearch } from '../../../office/search/office-search.ts'
import { dayOf } from '../../../platform/dates.ts'
import { wordsIn } from '../../words-in.ts'
import { findMaterials } from './find-materials.server.ts'

/** Materials of the open fair by the exhibitor’s name or e-mail. */
export const materialsInSearch: OfficeSearch = {
  at: '/office/materials/',
  label: { ru: 'Материалы', en: 'Materials' },
  async find({ db, query, locale, now }) {
    const filter = { fair: '', shelf: '', words: query } as const
    const found = await findMaterials(db, filter, { page: 1, today: dayOf(now) })
    return found.map(({ id, nameRu, nameEn, email, stand }) => ({
      to: `/office/materials/${id}/`,
      title: wordsIn({ nameRu, nameEn }, 'name', locale) || (email ?? ''),
      note: stand ?? '',
    }))
  },
}
