import { foundOfEach, type OfficeSearch } from '../../../office/search/office-search.ts'
import { invitationsAfter } from './find-invitations.server.ts'
import { readFilter } from './invitation-filter.ts'

/** Invitations by guest, e-mail, note or code. */
export const invitationsInSearch: OfficeSearch = {
  at: '/office/invitations/',
  label: { ru: 'Приглашения', en: 'Invitations' },
  async find({ db, query, now }) {
    const filter = readFilter(new URLSearchParams({ q: query }))
    const found = await invitationsAfter(db, filter, now, null, foundOfEach)
    return found.map(({ id, code, guestName, guestEmail, note }) => ({
      to: `/office/invitations/${id}/`,
      title: guestName || guestEmail || note || code,
      note: code,
    }))
  },
}
