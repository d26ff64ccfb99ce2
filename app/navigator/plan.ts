/** Words of the plan. It is drawn in units; both halves of the building answer each other about x = 490. */
export type SectionCode = 'A' | 'B' | 'C' | 'D' | 'E' | 'F'
export type Hatch = 'plain' | 'horizontal' | 'diagonal' | 'vertical' | 'dots'
export type FloorKey = 'ground' | 'upper'
export type Box = { x: number; y: number; width: number; height: number }
export type Spot = { x: number; y: number }

export const size = { width: 980, height: 612 }
export const metresPerUnit = 0.1
export const rotundaCentre: Spot = { x: 490, y: 302 }
export const floors: readonly FloorKey[] = ['ground', 'upper']
export const sections: readonly SectionCode[] = ['A', 'B', 'C', 'D', 'E', 'F']

/** A section is told by its hatch as well as by its letter. */
export const hatchOf: Record<SectionCode, Hatch> = {
  A: 'plain',
  B: 'plain',
  C: 'horizontal',
  D: 'diagonal',
  E: 'vertical',
  F: 'dots',
}

/** The halls and rooms one may be in; the steps of a route are told by them. */
export type SpaceKey =
  | 'courtyard'
  | 'portico'
  | 'vestibule'
  | 'rotunda'
  | 'leftHall'
  | 'rightHall'
  | 'leftGallery'
  | 'rightGallery'
  | 'lectureHall'
  | 'smallStage'
  | 'workshops'
  | 'children'
  | 'cafe'
  | 'toiletsLeft'
  | 'toiletsRight'
  | 'toiletsChildren'
  | 'parentRoom'
  | 'landing'
  | 'balcony'
  | 'leftWing'
  | 'rightWing'
  | 'readingRoom'
  | 'quietRoom'
  | 'pressRoom'
  | 'meetingRoom'
  | 'toiletsUpper'

export function centreOf({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + height / 2 }
}

/** A point at a distance from a centre; degrees run clockwise from the right, as the drawing does. */
export function around(centre: Spot, radius: number, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180
  return { x: round(centre.x + radius * Math.cos(angle)), y: round(centre.y + radius * Math.sin(angle)) }
}

export function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
