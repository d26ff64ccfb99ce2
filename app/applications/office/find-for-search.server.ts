import type { OfficeSearch } from '../../office/search/office-search.ts'
import { findSubmissions } from './find-submissions.server.ts'
import { ownFilter } from './own-forms.ts'
import { readFilter } from './submission-filter.ts'

export const submissionsInSearch: OfficeSearch = {
  at: '/office/submissions/',
  label: { ru: 'Заявки с\u00a0форм', en: 'Form submissions' },
  async find({ db, query, person }) {
    const found = await findSubmissions(
      db,
      ownFilter(readFilter(new URLSearchParams({ q: query })), person),
      1,
    )
    return found.map(({ id, name, email }) => ({
      to: `/office/submissions/${id}/`,
      title: name,
      note: email,
    }))
  },
}
