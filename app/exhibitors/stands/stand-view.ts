import type { StandHall } from '../../content/stands/stand-halls.ts'

/** What everybody may know of a stand. Whose it is stays with the exhibitor and the staff. */
export type StandState = 'free' | 'held' | 'sold' | 'not-offered'
export type StandView = {
  code: string
  hall: StandHall
  areaM2: number
  openSides: number
  priceKopecks: number
  state: StandState
}
