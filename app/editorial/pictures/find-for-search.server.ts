import { foundOfEach, type OfficeSearch } from '../../office/search/office-search.ts'
import { findPictures } from './read-library.server.ts'

/** Pictures of the library by title, description, author or path; what is in the trash is found nowhere but there. */
export const picturesInSearch: OfficeSearch = {
  at: '/office/content/pictures/',
  label: { ru: 'Изображения', en: 'Pictures' },
  async find({ db, query, locale }) {
    const found = await findPictures(db, query, foundOfEach)
    return found.map(({ id, path, title, alt }) => ({
      to: `/office/content/pictures/${id}/`,
      title: title[locale] || title.ru || alt[locale] || path,
      note: path,
    }))
  },
}
