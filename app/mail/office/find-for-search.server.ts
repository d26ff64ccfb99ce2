import { foundOfEach, type OfficeSearch } from '../../office/search/office-search.ts'
import { findLetters } from './find-letters.server.ts'
import { readLetterFilter } from './letter-filter.ts'
import { letterReader } from './letter-reader.ts'

/** Letters by address or subject: for whoever reads them whole, the rule of the outbox itself. */
export const lettersInSearch: OfficeSearch = {
  at: '/office/letters/',
  label: { ru: 'Письма', en: 'Letters' },
  async find({ db, query, person }) {
    const reader = letterReader(person)
    const filter = readLetterFilter(new URLSearchParams({ q: query }), reader)
    if (filter.words === '') return []
    const found = await findLetters(db, reader, filter, { before: '', limit: foundOfEach })
    return found.map(({ id, subject, recipient }) => ({
      to: `/office/letters/${id}/`,
      title: subject,
      note: recipient,
    }))
  },
}
