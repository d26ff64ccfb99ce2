import { madeAddress } from './content/addresses/made-address.ts'
import { madePageRoute } from './content/addresses/made-pages.ts'
import { workAddress } from './content/work-path.ts'
import type { RedirectRule } from './navigation/build-metadata.ts'
import type { Route } from './navigation/route-table.ts'

const page = { layout: 'dark', audience: 'public', isPrerendered: true } as const

/** A page of a room at the address of its name. */
const roomPage = (room: string, id: string, madeBy = id): Route => ({
  ...page,
  id,
  path: `/${id}/`,
  page: `${room}/pages/${madeBy}`,
})

/** One of `content/`; several are made alike. */
const contentPage = (id: string, madeBy?: string): Route => roomPage('content', id, madeBy)

const slug = /^[a-z0-9-]{1,80}$/
/** 144 random bits, as they are written in an address. */
const secret = /^[\w-]{24}$/

/** The floor plan: every address without its language, its page, layout, audience, and whether it is kept ready. */
export const routes: readonly Route[] = [
  {
    ...page,
    id: 'home',
    path: '/',
    page: 'shell/pages/home',
  },
  contentPage('speakers'),
  {
    ...page,
    id: 'speaker',
    path: '/speakers/:id/',
    page: 'content/pages/speaker',
    params: { id: /^[1-9]\d{0,8}$/ },
  },
  { ...page, id: 'programme', path: '/program/', page: 'programme/pages/programme' },
  { ...page, id: 'my-plan', path: '/program/plan/', page: 'programme/pages/plan' },
  { ...page, id: 'my-walk', path: '/program/plan/walk/', page: 'programme/walk/pages/walk' },
  {
    ...page,
    id: 'event',
    path: '/program/:slug/',
    page: 'programme/pages/event',
    params: { slug },
  },
  roomPage('participants', 'participants'),
  {
    ...page,
    id: 'participant',
    path: '/participants/:slug/',
    page: 'participants/pages/participant',
    params: { slug },
  },
  roomPage('participants', 'artists'),
  {
    ...page,
    id: 'artist',
    path: '/artists/:slug/',
    page: 'participants/pages/artist',
    params: { slug },
  },
  // What is shown depends on the query.
  { ...page, id: 'works', path: '/works/', page: 'works/pages/works', isPrerendered: false },
  {
    ...page,
    id: 'work',
    path: '/works/:number/',
    page: 'works/pages/work',
    params: { number: workAddress },
  },
  { ...page, id: 'works-saved', path: '/works/saved/', page: 'works/saved/pages/saved' },
  // The query names the works.
  {
    ...page,
    id: 'works-list',
    path: '/works/list/',
    page: 'works/saved/pages/list',
    isPrerendered: false,
  },
  // The query names the work.
  {
    ...page,
    id: 'enquiry',
    path: '/enquiry/',
    page: 'content/pages/enquiry',
    isPrerendered: false,
  },
  // What is no number of a work has no wall: the page itself says so, and the plan stays short.
  {
    ...page,
    id: 'work-wall',
    path: '/works/:number/wall/',
    page: 'works/on-wall/pages/wall',
    layout: 'empty',
    isPrerendered: false,
  },
  roomPage('award', 'award'),
  roomPage('navigator', 'navigator'),
  ...['jury', 'regulations', 'protocol', 'laureates'].map(name => ({
    ...page,
    id: `award-${name}`,
    path: `/award/${name}/`,
    page: `award/pages/${name}`,
  })),
  roomPage('about', 'about'),
  { ...page, id: 'past-fairs', path: '/about/fairs/', page: 'about/pages/fairs' },
  contentPage('manifesto'),
  contentPage('demonstration', 'text-page'),
  contentPage('organizer'),
  contentPage('team', 'people'),
  contentPage('curatorial-council', 'people'),
  contentPage('expert-council', 'people'),
  contentPage('selection', 'text-page'),
  contentPage('exhibitor'),
  contentPage('partners'),
  contentPage('become-a-partner', 'text-page'),
  contentPage('volunteers', 'take-part'),
  contentPage('guides', 'take-part'),
  contentPage('media', 'take-part'),
  contentPage('press'),
  {
    ...page,
    id: 'release',
    path: '/press/:slug/',
    page: 'content/pages/release',
    params: { slug },
  },
  contentPage('convention'),
  contentPage('contacts'),
  contentPage('how-to-get-there'),
  contentPage('childrens-area'),
  contentPage('visitors', 'text-page'),
  contentPage('visiting-rules'),
  contentPage('audio-guide'),
  contentPage('newsletter', 'text-page'),
  contentPage('terms', 'legal'),
  contentPage('privacy', 'legal'),
  contentPage('offer', 'legal'),
  {
    ...page,
    id: 'consent',
    path: '/privacy/consent/:purpose/',
    page: 'content/pages/consent',
    params: { purpose: slug },
  },
  { ...page, id: 'map', path: '/navigator/map/', page: 'navigator/pages/map', layout: 'clear' },
  roomPage('box-office/cart', 'tickets'),
  // The cart of whoever asks, by the cookie.
  {
    ...page,
    id: 'tickets-cart',
    path: '/tickets/cart/',
    page: 'box-office/cart/pages/cart',
    audience: 'bearer',
    isPrerendered: false,
  },
  {
    ...page,
    id: 'order',
    path: '/tickets/order/:token/',
    page: 'box-office/my-orders/pages/order',
    params: { token: secret },
    audience: 'bearer',
    isPrerendered: false,
  },
  {
    ...page,
    id: 'ticket',
    path: '/tickets/ticket/:secret/',
    page: 'box-office/my-orders/pages/ticket',
    params: { secret },
    audience: 'bearer',
    isPrerendered: false,
  },
  // Its answer depends on the query.
  {
    ...page,
    id: 'lost',
    path: '/tickets/lost/',
    page: 'box-office/my-orders/pages/lost',
    isPrerendered: false,
  },
  {
    ...page,
    id: 'waiting',
    path: '/tickets/waiting/',
    page: 'box-office/waiting-list/pages/waiting',
    isPrerendered: false,
  },
  {
    ...page,
    id: 'waiting-place',
    path: '/tickets/waiting/:token/',
    page: 'box-office/waiting-list/pages/waiting-place',
    params: { token: secret },
    audience: 'bearer',
    isPrerendered: false,
  },
  roomPage('box-office/cart', 'refund'),
  roomPage('box-office/cart', 'excursions'),
  roomPage('box-office/cart', 'master-classes'),
  // Where tickets are shown. A staff page with a script: it judges without a network.
  {
    ...page,
    id: 'door',
    path: '/door/',
    page: 'door/pages/door',
    layout: 'empty',
    audience: 'staff',
    isPrerendered: false,
    usesCamera: true,
    role: 'door',
    limit: 'scans',
  },
  // Its results depend on the query, so it cannot be kept ready.
  {
    ...page,
    id: 'search',
    path: '/search/',
    page: 'search/pages/search',
    isPrerendered: false,
    limit: 'searches',
  },
  // Thanks for what was sent: the query names the form.
  { ...page, id: 'thanks', path: '/thanks/', page: 'shell/pages/thanks', isPrerendered: false },
  // Pages that editors have made: at no address of a line above, nor of any other plan.
  {
    ...page,
    id: madePageRoute,
    path: '/:slug/',
    page: 'content/pages/text-page',
    params: { slug: madeAddress },
  },
]

/** Addresses people type or remember; `**` carries the rest of the path over. */
export const redirects: readonly RedirectRule[] = [
  { from: '/map', to: '/navigator/map/' },
  { from: '/people/**', to: '/speakers/**' },
  { from: '/prize', to: '/award/' },
]
