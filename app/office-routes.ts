import type { Route } from './navigation/route-table.ts'
import { routes } from './routes.ts'

const office = { layout: 'empty', audience: 'staff', isPrerendered: false, isPlain: true } as const
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The floor plan of the office. Its pages are plain documents, forms and links without a script: so the visitors'
 * browsers never carry this plan, and a clerk's browser has nothing to wait for.
 */
export const officeRoutes: readonly Route[] = [
  { ...office, id: 'sign-in', path: '/sign-in/', page: 'accounts/pages/sign-in', audience: 'bearer' },
  {
    ...office,
    id: 'password',
    path: '/account/password/',
    page: 'accounts/pages/password',
    audience: 'person',
  },
  { ...office, id: 'office', path: '/office/', page: 'box-office/office/pages/summary' },
  { ...office, id: 'office-orders', path: '/office/orders/', page: 'box-office/office/pages/orders' },
  {
    ...office,
    id: 'office-order',
    path: '/office/orders/:id/',
    page: 'box-office/office/pages/order',
    params: { id: uuid },
  },
  { ...office, id: 'office-refunds', path: '/office/refunds/', page: 'box-office/office/pages/refunds' },
  {
    ...office,
    id: 'office-departures',
    path: '/office/departures/',
    page: 'box-office/office/pages/departures',
  },
  { ...office, id: 'office-fair', path: '/office/fair/', page: 'box-office/office/pages/fair' },
  {
    ...office,
    id: 'office-submissions',
    path: '/office/submissions/',
    page: 'applications/office/pages/submissions',
  },
  {
    ...office,
    id: 'office-submission',
    path: '/office/submissions/:id/',
    page: 'applications/office/pages/submission',
    params: { id: uuid },
  },
]

/** What the server answers: visitors' pages and the office. */
export const everyRoute: readonly Route[] = [...routes, ...officeRoutes]
