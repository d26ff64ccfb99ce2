import type { Route } from './navigation/route-table.ts'

/** Rules that some pages need and no other first paint waits for, by the file they are built from, and whose they are. */
const sheets: Record<string, RegExp> = {
  'app/navigator/navigator.css': /^(?:navigator|programme\/walk)\//,
  'app/programme/walk/walk.css': /^programme\/walk\//,
  'app/programme/timetable.css': /^programme\/pages\/programme$/,
  'app/works/works.css': /^works\/pages\//,
  'app/box-office/cart/till.css': /^box-office\/(?:cart|my-orders)\/|^content\/pages\/exhibitor$/,
  'app/content/audio/player.css': /^content\/pages\/audio-guide$/,
}

/** Of home on a day of the fair, which its data tells. */
export const daySheet = 'app/today/today.css'

export const everySheet = [...Object.keys(sheets), daySheet]

/** The sheets of a page beside that of every page; a client navigation has them before it shows the page. */
export function sheetsOf({ page }: Pick<Route, 'page'>): string[] {
  return Object.keys(sheets).filter(sheet => sheets[sheet]?.test(page))
}

export function hasDay({ page }: Pick<Route, 'page'>, data: unknown): boolean {
  return page === 'shell/pages/home' && Boolean((data as { today?: unknown } | null)?.today)
}
