import { accountRoutes } from './account-routes.ts'
import { admin, door, journal, letters, requests } from './audiences.ts'
import { awardRoutes } from './award-routes.ts'
import { boxOfficeRoutes } from './box-office-routes.ts'
import { workAddress } from './content/work-path.ts'
import { editorialRoutes } from './editorial-routes.ts'
import { exhibitorRoutes } from './exhibitor-routes.ts'
import { exhibitorsOfficeRoutes } from './exhibitors-office-routes.ts'
import type { Route } from './navigation/route-table.ts'
import { type PlainRoute, uuid } from './plain-route.ts'
import { staffRoles } from './platform/person.ts'
import { routes } from './routes.ts'

/** What belongs to no one office: the letters, the journal, the state of the site, what forms bring. */
const commonRoutes: readonly PlainRoute[] = [
  // For everybody, and plain all the same: what it needs of a script is a tenth of the visitors' half.
  {
    id: 'work-closer',
    path: '/works/:number/closer/',
    page: 'works/closer/pages/closer',
    audience: 'public',
    isPrerendered: true,
    params: { number: workAddress },
    script: 'app/gallery/closer/start.ts',
  },
  { ...letters, id: 'office-letters', path: '/office/letters/', page: 'mail/office/pages/letters' },
  {
    ...letters,
    id: 'office-letter-kinds',
    path: '/office/letters/templates/',
    page: 'mail/office/pages/templates',
    framesOwnFiles: true,
  },
  { ...door, id: 'office-halls', path: '/office/halls/', page: 'today/office/pages/halls' },
  { ...admin, id: 'office-health', path: '/office/health/', page: 'health/office/pages/health' },
  {
    ...admin,
    id: 'office-letter',
    path: '/office/letters/:id/',
    page: 'mail/office/pages/letter',
    params: { id: uuid },
    framesOwnFiles: true,
  },
  { ...journal, id: 'office-journal', path: '/office/journal/', page: 'journal/office/pages/journal' },
  {
    ...journal,
    id: 'office-journal-entry',
    path: '/office/journal/:id/',
    page: 'journal/office/pages/entry',
    params: { id: uuid },
  },
  {
    ...admin,
    alsoFor: staffRoles,
    id: 'office-search',
    path: '/office/search/',
    page: 'office/search/pages/search',
  },
  {
    ...requests,
    id: 'office-submissions',
    path: '/office/submissions/',
    page: 'applications/office/pages/submissions',
  },
  {
    ...requests,
    id: 'office-submission',
    path: '/office/submissions/:id/',
    page: 'applications/office/pages/submission',
    params: { id: uuid },
  },
]

/**
 * The floor plan of the office, office by office. Its pages are plain documents, forms and links without a script: so the
 * visitors' browsers never carry this plan, and a clerk's browser has nothing to wait for.
 */
const plan: readonly PlainRoute[] = [
  ...accountRoutes,
  ...exhibitorRoutes,
  ...exhibitorsOfficeRoutes,
  ...awardRoutes,
  ...editorialRoutes,
  ...boxOfficeRoutes,
  ...commonRoutes,
]

/** Around every page of staff stand the search and the keys. */
export const officeRoutes: readonly Route[] = plan.map(route => ({
  layout: 'empty',
  isPrerendered: false,
  isPlain: true,
  ...route,
  ...(route.audience === 'staff' && { frameScript: 'app/office/device/start.ts' }),
}))

/** What the server answers: visitors' pages and the office. */
export const everyRoute: readonly Route[] = [...routes, ...officeRoutes]
