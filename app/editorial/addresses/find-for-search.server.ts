import type { OfficeSearch } from '../../office/search/office-search.ts'
import { findRedirects } from './read-redirects.server.ts'

/** Redirects by either address; each is a row of its list, which is asked for that row. */
export const redirectsInSearch: OfficeSearch = {
  at: '/office/content/redirects/',
  label: { ru: 'Переадресации', en: 'Redirects' },
  async find({ db, query }) {
    const found = await findRedirects(db, query)
    return found.map(({ from, to }) => ({
      to: `/office/content/redirects/?${new URLSearchParams({ q: from })}`,
      title: from,
      note: to ?? '',
    }))
  },
}
