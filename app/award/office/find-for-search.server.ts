import type { OfficeSearch } from '../../office/search/office-search.ts'
import { findBooks } from './find-books.server.ts'

export const booksInSearch: OfficeSearch = {
  at: '/office/award/',
  label: { ru: 'Премия', en: 'Award' },
  async find({ db, query, edition }) {
    const found = await findBooks(db, edition.id, { state: '', nomination: '', words: query }, 1)
    return found.map(({ id, title, name, number }) => ({
      to: `/office/award/${id}/`,
      title: title || `№\u00a0${number}`,
      note: name,
    }))
  },
}
