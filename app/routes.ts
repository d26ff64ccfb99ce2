import type { RedirectRule } from './navigation/build-metadata.ts'
import type { Route } from './navigation/route-table.ts'

const page = { layout: 'dark', audience: 'public', isPrerendered: true } as const

/** The floor plan: every address without its language, its page, layout, audience, and whether it is kept ready. */
export const routes: readonly Route[] = [
  { ...page, id: 'home', path: '/', page: 'shell/pages/home' },
  { ...page, id: 'speakers', path: '/speakers/', page: 'content/pages/speakers' },
  {
    ...page,
    id: 'speaker',
    path: '/speakers/:id/',
    page: 'content/pages/speaker',
    params: { id: /^[1-9]\d{0,8}$/ },
  },
  { ...page, id: 'programme', path: '/program/', page: 'programme/pages/programme' },
  { ...page, id: 'my-plan', path: '/program/plan/', page: 'programme/pages/plan' },
  {
    ...page,
    id: 'event',
    path: '/program/:slug/',
    page: 'programme/pages/event',
    params: { slug: /^[a-z0-9-]{1,80}$/ },
  },
  { ...page, id: 'participants', path: '/participants/', page: 'participants/pages/participants' },
  {
    ...page,
    id: 'participant',
    path: '/participants/:slug/',
    page: 'participants/pages/participant',
    params: { slug: /^[a-z0-9-]{1,80}$/ },
  },
  { ...page, id: 'award', path: '/award/', page: 'award/pages/award' },
  { ...page, id: 'navigator', path: '/navigator/', page: 'navigator/pages/navigator' },
  { ...page, id: 'map', path: '/navigator/map/', page: 'navigator/pages/map', layout: 'clear' },
  { ...page, id: 'tickets', path: '/tickets/', page: 'box-office/pages/tickets' },
  { ...page, id: 'refund', path: '/refund/', page: 'box-office/pages/refund' },
  { ...page, id: 'excursions', path: '/excursions/', page: 'box-office/pages/excursions' },
  { ...page, id: 'master-classes', path: '/master-classes/', page: 'box-office/pages/master-classes' },
  // Its results depend on the query, so it cannot be kept ready.
  { ...page, id: 'search', path: '/search/', page: 'search/pages/search', isPrerendered: false },
  { ...page, id: 'thanks', path: '/thanks/', page: 'shell/pages/thanks' },
]

/** Addresses people type or remember; `**` carries the rest of the path over. */
export const redirects: readonly RedirectRule[] = [
  { from: '/map', to: '/navigator/map/' },
  { from: '/people/**', to: '/speakers/**' },
  { from: '/prize', to: '/award/' },
]
