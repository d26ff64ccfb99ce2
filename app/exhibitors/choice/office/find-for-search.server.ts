import { openFair } from '../../../editions/open-fair.ts'
import type { OfficeSearch } from '../../../office/search/office-search.ts'
import { fitsFilter, officeRow } from './office-stands-view.ts'
import { readOfficeStands } from './read-office-stands.server.ts'

/** Stands of the open fair by number or holder, as their list finds them. */
export const standsInSearch: OfficeSearch = {
  at: '/office/stands/',
  label: { ru: 'Стенды', en: 'Stands' },
  async find({ db, query, locale, now }) {
    const stands = await readOfficeStands(db, openFair.id, now)
    return stands
      .filter(row => fitsFilter(row, { hall: '', state: '', words: query }))
      .map(row => {
        const { code, holder, price } = officeRow(row, locale)
        return { to: `/office/stands/${code}/`, title: code, note: holder?.name || price }
      })
  },
}
