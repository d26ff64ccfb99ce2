import type { OfficeSearch } from '../office/search/office-search.ts'
import { readPeople } from './read-people.server.ts'

export const peopleInSearch: OfficeSearch = {
  at: '/office/people/',
  label: { ru: 'Сотрудники', en: 'Staff' },
  hasNoList: true,
  async find({ db, query }) {
    const wanted = query.toLowerCase()
    const people = await readPeople(db)
    return people
      .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(wanted))
      .map(({ name, email }) => ({ to: '/office/people/', title: name, note: email }))
  },
}
