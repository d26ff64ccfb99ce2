import { award, juror, member } from './audiences.ts'
import { linkToken as bookLinkToken } from './award/books/award-desk.ts'
import { mostFileBytes } from './award/books/book-files.ts'
import { type PlainRoute, uuid } from './plain-route.ts'

const jury = { ...juror, script: 'app/award/jury/device/start.ts' } as const

/** The award: applicants' books, the jury, the secretary. */
export const awardRoutes: readonly PlainRoute[] = [
  { id: 'award-links', path: '/award/application/', page: 'award/own/pages/lost', audience: 'bearer' },
  { ...member, id: 'account-award', path: '/account/award/', page: 'award/own/pages/own-books' },
  {
    id: 'award-application',
    path: '/award/application/:token/',
    page: 'award/books/pages/application',
    audience: 'bearer',
    params: { token: bookLinkToken },
    takesFileBytes: mostFileBytes,
  },
  { ...jury, id: 'jury', path: '/jury/', page: 'award/jury/pages/shelf' },
  { ...jury, id: 'jury-book', path: '/jury/books/:id/', page: 'award/jury/pages/book', params: { id: uuid } },
  {
    ...jury,
    id: 'jury-reading',
    path: '/jury/books/:id/reading/',
    page: 'award/jury/pages/reading',
    params: { id: uuid },
    framesOwnFiles: true,
  },
  { ...jury, id: 'jury-second-round', path: '/jury/second-round/', page: 'award/jury/pages/second-round' },
  { ...jury, id: 'jury-chair', path: '/jury/chair/', page: 'award/jury/pages/chair' },
  { ...award, id: 'office-award', path: '/office/award/', page: 'award/office/pages/queue' },
  { ...award, id: 'office-award-jury', path: '/office/award/jury/', page: 'award/office/pages/jury' },
  { ...award, id: 'office-award-stage', path: '/office/award/stage/', page: 'award/office/pages/stage' },
  {
    ...award,
    id: 'office-award-book',
    path: '/office/award/:id/',
    page: 'award/office/pages/book',
    params: { id: uuid },
  },
]
