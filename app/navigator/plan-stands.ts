import {
  around,
  type Box,
  centreOf,
  rotundaCentre,
  type SectionCode,
  type SpaceKey,
  type Spot,
} from './plan.ts'

/** A part of a ring, from one angle to another. */
export type Sector = { inner: number; outer: number; from: number; to: number }
export type Stand = {
  code: string
  section: SectionCode
  space: SpaceKey
  shape: Box | Sector
  centre: Spot
  /** Where one stands before it: a point of the aisle. */
  front: Spot
}

/** The lines people walk along; the fronts of the stands lie on them. */
export const aisles = {
  hallTop: 242.5,
  hallBottom: 361.5,
  gallery: 485,
  ring: 65,
}
/** The right-hand hall is the left-hand one, moved. */
export const hallShift = 597

/** All seventy, in the order of their codes. */
export const stands: readonly Stand[] = [
  ...wallRows('A', 'leftHall', 0),
  ...ringStands(),
  ...island('C', 'leftHall', 0),
  ...wallRows('D', 'rightHall', hallShift),
  ...island('E', 'rightHall', hallShift),
  ...galleryRow('leftGallery', 262, 1),
  ...galleryRow('rightGallery', 596, 6),
]

const byCode = new Map(stands.map(stand => [stand.code, stand]))

export function standOf(code: string): Stand | undefined {
  return byCode.get(code)
}

export function isSector(shape: Box | Sector): shape is Sector {
  return 'inner' in shape
}

/** The outline as points; the arcs of the ring as short chords. */
export function outlineOf({ shape }: Stand): Spot[] {
  if (!isSector(shape)) {
    const { x, y, width, height } = shape
    return [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ]
  }
  const turns = [0, 0.25, 0.5, 0.75, 1].map(share => shape.from + (shape.to - shape.from) * share)
  return [
    ...turns.map(turn => around(rotundaCentre, shape.outer, turn)),
    ...turns.toReversed().map(turn => around(rotundaCentre, shape.inner, turn)),
  ]
}

/** The outline as the data of a path. */
export function pathOf({ shape }: Stand): string {
  if (!isSector(shape)) return `M${shape.x} ${shape.y}h${shape.width}v${shape.height}h${-shape.width}z`
  const { inner, outer, from, to } = shape
  const at = (radius: number, degrees: number) => {
    const { x, y } = around(rotundaCentre, radius, degrees)
    return `${x} ${y}`
  }
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}z`
}

/** Six along each long wall; between the third and the fourth there is a door. */
function wallRows(section: SectionCode, space: SpaceKey, shift: number): Stand[] {
  return [187, 379].flatMap((y, row) =>
    [30, 77, 124, 214, 261, 308].map((x, place) =>
      boxStand(
        section,
        row * 6 + place + 1,
        space,
        { x: x + shift, y, width: 45, height: 38 },
        hallAisle(row),
      ),
    ),
  )
}

/** Two rows back to back in the middle of a hall. */
function island(section: SectionCode, space: SpaceKey, shift: number): Stand[] {
  return [259, 303].flatMap((y, row) =>
    Array.from({ length: 6 }, (_, place) =>
      boxStand(
        section,
        row * 6 + place + 1,
        space,
        { x: 54 + shift + place * 46, y, width: 44, height: 42 },
        hallAisle(row),
      ),
    ),
  )
}

function galleryRow(space: SpaceKey, from: number, first: number): Stand[] {
  return Array.from({ length: 5 }, (_, place) =>
    boxStand(
      'F',
      first + place,
      space,
      { x: from + place * 25, y: 445, width: 22, height: 28 },
      aisles.gallery,
    ),
  )
}

/** Sculpture stands in a ring, clockwise from the north, open towards the four doors of the rotunda. */
function ringStands(): Stand[] {
  return [-90, 0, 90, 180].flatMap((quarter, turn) =>
    [22, 38, 54].map((from, place) => {
      const shape = { inner: 76, outer: 114, from: quarter + from, to: quarter + from + 14 }
      const middle = (shape.from + shape.to) / 2
      return {
        code: codeOf('B', turn * 3 + place + 1),
        section: 'B' as const,
        space: 'rotunda' as const,
        shape,
        centre: around(rotundaCentre, 95, middle),
        front: around(rotundaCentre, aisles.ring, middle),
      }
    }),
  )
}

function boxStand(
  section: SectionCode,
  number: number,
  space: SpaceKey,
  shape: Box,
  frontLine: number,
): Stand {
  const centre = centreOf(shape)
  return {
    code: codeOf(section, number),
    section,
    space,
    shape,
    centre,
    front: { x: centre.x, y: frontLine },
  }
}

function hallAisle(row: number) {
  return row === 0 ? aisles.hallTop : aisles.hallBottom
}

function codeOf(section: SectionCode, number: number) {
  return `${section}-${String(number).padStart(2, '0')}`
}
