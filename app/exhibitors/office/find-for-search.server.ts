import type { OfficeSearch } from '../../office/search/office-search.ts'
import { findApplications } from './find-applications.server.ts'

export const applicationsInSearch: OfficeSearch = {
  at: '/office/applications/',
  label: { ru: 'Заявки экспонентов', en: 'Exhibitors’ applications' },
  async find({ db, query, locale }) {
    const found = await findApplications(db, { fair: null, state: '', kind: '', words: query }, 1)
    return found.map(({ id, nameRu, nameEn, email }) => ({
      to: `/office/applications/${id}/`,
      title: { ru: nameRu, en: nameEn }[locale] || nameRu || nameEn || email || '',
      note: email ?? '',
    }))
  },
}
