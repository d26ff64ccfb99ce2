import type { Route } from './navigation/route-table.ts'

/** A line of the plan of plain documents. What they all have in common is added where the plan joins its lists. */
export type PlainRoute = Omit<Route, 'layout' | 'isPrerendered' | 'isPlain' | 'frameScript'> &
  Partial<Pick<Route, 'isPrerendered'>>

export const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
