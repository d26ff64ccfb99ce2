import type { Route } from './navigation/route-table.ts'
import { routes } from './routes.ts'

const office = { layout: 'empty', audience: 'staff', isPrerendered: false, isPlain: true } as const

/**
 * The floor plan of the office. Its pages are plain documents, forms and links without a script: so the visitors'
 * browsers never carry this plan, and a clerk's browser has nothing to wait for.
 */
export const officeRoutes: readonly Route[] = [
  { ...office, id: 'sign-in', path: '/sign-in/', page: 'accounts/pages/sign-in', audience: 'bearer' },
]

/** What the server answers: visitors' pages and the office. */
export const everyRoute: readonly Route[] = [...routes, ...officeRoutes]
