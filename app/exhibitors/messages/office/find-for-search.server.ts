import type { OfficeSearch } from '../../../office/search/office-search.ts'
import { wordsIn } from '../../words-in.ts'
import { findThreads } from '../find-threads.server.ts'
import { openingOf } from '../message.ts'

/** Threads by the exhibitor’s name, e-mail or number, those that wait for nothing included. */
export const messagesInSearch: OfficeSearch = {
  at: '/office/messages/',
  label: { ru: 'Переписка', en: 'Messages' },
  listWith: { show: 'all' },
  async find({ db, query, locale }) {
    const { threads } = await findThreads(db, { show: 'all', words: query, after: null })
    return threads.map(({ id, nameRu, nameEn, email, last }) => ({
      to: `/office/messages/${id}/`,
      title: wordsIn({ nameRu, nameEn }, 'name', locale) || (email ?? ''),
      note: last ? openingOf(last.text) : '',
    }))
  },
}
