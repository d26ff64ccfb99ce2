import { around, type Box, type FloorKey, rotundaCentre, type SpaceKey, type Spot } from './plan.ts'

/** What stands whether or not there is a fair: walls, doors, columns, steps. */

/** Walls are cut through: filled with ink, as thick as they are. */
export const wall = 9

/** Rooms with straight walls, from the middle of one wall to the middle of the other. */
export type Room = Box & { space: SpaceKey | null }

export const rooms: Record<FloorKey, readonly Room[]> = {
  ground: [
    { space: 'smallStage', x: 114.5, y: 77, width: 154, height: 100 },
    { space: 'workshops', x: 711.5, y: 77, width: 154, height: 100 },
    { space: 'toiletsChildren', x: 28, y: 471, width: 76, height: 44 },
    { space: 'parentRoom', x: 28, y: 427, width: 76, height: 44 },
    { space: null, x: 876, y: 427, width: 76, height: 88 },
    { space: 'children', x: 104, y: 427, width: 150, height: 106 },
    { space: 'cafe', x: 726, y: 427, width: 150, height: 106 },
    { space: 'toiletsLeft', x: 318, y: 502, width: 74, height: 40 },
    { space: 'toiletsRight', x: 588, y: 502, width: 74, height: 40 },
    { space: 'leftGallery', x: 254, y: 438, width: 138, height: 64 },
    { space: 'rightGallery', x: 588, y: 438, width: 138, height: 64 },
    { space: 'leftHall', x: 20, y: 177, width: 343, height: 250 },
    { space: 'rightHall', x: 617, y: 177, width: 343, height: 250 },
    { space: 'vestibule', x: 392, y: 420, width: 196, height: 106 },
  ],
  upper: [
    { space: 'quietRoom', x: 28, y: 427, width: 76, height: 88 },
    { space: 'meetingRoom', x: 876, y: 427, width: 76, height: 88 },
    { space: 'readingRoom', x: 104, y: 427, width: 150, height: 106 },
    { space: 'pressRoom', x: 726, y: 427, width: 150, height: 106 },
    { space: 'toiletsUpper', x: 318, y: 502, width: 74, height: 40 },
    { space: 'leftWing', x: 254, y: 438, width: 138, height: 64 },
    { space: 'rightWing', x: 588, y: 438, width: 138, height: 64 },
    { space: 'landing', x: 392, y: 420, width: 196, height: 106 },
  ],
}

/** The lecture hall: straight walls below, a half circle above. */
export const apse = { x: 397, top: 120, foot: 190, radius: 93 }
export const rotunda = { ...rotundaCentre, radius: 127, columns: 12, columnsRadius: 54, opening: 90 }
export const portico = { x: 490, y: 553, stairs: [566, 573, 580] }

/** Openings in the walls; `widthMetres` is what a wheelchair or a pram has. */
export type Door = Box & { widthMetres: number }

export const doors: Record<FloorKey, readonly Door[]> = {
  ground: [
    ...bothSides(across(191.5, 177, 28)),
    ...bothSides(across(191.5, 427, 28)),
    ...bothSides(along(366, 302, 38, 26)),
    across(490, 183, 40, 26),
    across(490, 425, 40, 22),
    across(490, 526, 48, 14),
    across(125, 533, 22),
    ...bothSides(along(254, 485, 22)),
    ...bothSides(along(392, 485, 22)),
    ...bothSides(across(356, 502, 18)),
    along(104, 449, 18),
    along(104, 493, 18),
  ],
  upper: [
    across(490, 425, 40, 22),
    ...bothSides(along(254, 485, 22)),
    ...bothSides(along(392, 485, 22)),
    ...bothSides(along(104, 485, 18)),
    across(356, 502, 18),
  ],
}

/** Light slits in the outer walls of the halls. */
export const windows: readonly Box[] = [50, 290].flatMap(offset =>
  [177, 427].flatMap(y => [20, 617].map(hall => ({ x: hall + offset - 10, y: y - 2, width: 20, height: 4 }))),
)

/** Where the floor is open to the one below: balustrades instead of walls. */
export const voids = {
  vestibule: { x: 446, y: 472, width: 88, height: 34 },
  /** The halls below are two storeys high; upstairs only their outlines are seen. */
  halls: [
    { x: 20, y: 177, width: 343, height: 250 },
    { x: 617, y: 177, width: 343, height: 250 },
  ],
}

/** Treads of the grand staircase and the shaft of the lift, on both floors. */
export const staircase: Box = { x: 400, y: 432, width: 52, height: 24 }
export const lift: Box = { x: 524, y: 432, width: 22, height: 22 }

export function rotundaColumns(): Spot[] {
  return Array.from({ length: rotunda.columns }, (_, k) =>
    around(rotunda, rotunda.columnsRadius, (360 * (k + 0.5)) / rotunda.columns),
  )
}

/** The middle gap is the widest, the outer ones the narrowest: so the eye sees them equal. */
export function porticoColumns(): Spot[] {
  return [-91, -55, -18, 18, 55, 91].map(offset => ({ x: portico.x + offset, y: portico.y }))
}

/** A door in a wall that runs from left to right. */
function across(x: number, y: number, width: number, depth = 12): Door {
  return { x: x - width / 2, y: y - depth / 2, width, height: depth, widthMetres: width / 10 }
}

/** A door in a wall that runs up and down. */
function along(x: number, y: number, width: number, depth = 14): Door {
  return { x: x - depth / 2, y: y - width / 2, width: depth, height: width, widthMetres: width / 10 }
}

/** The same in the other half of the building. */
function bothSides(door: Door): Door[] {
  return [door, { ...door, x: 980 - door.x - door.width }]
}
