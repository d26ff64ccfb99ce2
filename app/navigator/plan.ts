/** The ground floor in units of the drawing. Both halves of the building mirror each other about x = 490. */

export type SectionCode = 'A' | 'B' | 'C' | 'D' | 'E' | 'F'
export type Hatch = 'plain' | 'horizontal' | 'diagonal' | 'vertical' | 'dots'
export type RoomKey =
  | 'rotunda'
  | 'lectureHall'
  | 'smallStage'
  | 'workshops'
  | 'children'
  | 'cafe'
  | 'vestibule'
export type Box = { x: number; y: number; width: number; height: number }
type Spot = { x: number; y: number }

export const size = { width: 980, height: 590 }
/** Walls are cut through: filled with ink, as thick as they are. */
export const wall = 9

/** Rooms with straight walls, from the middle of one wall to the middle of the other. */
export const rooms: readonly Box[] = [
  { x: 100, y: 77, width: 154, height: 110 },
  { x: 726, y: 77, width: 154, height: 110 },
  { x: 100, y: 423, width: 154, height: 110 },
  { x: 726, y: 423, width: 154, height: 110 },
  { x: 254, y: 440, width: 138, height: 58 },
  { x: 588, y: 440, width: 138, height: 58 },
  { x: 20, y: 177, width: 343, height: 250 },
  { x: 617, y: 177, width: 343, height: 250 },
  { x: 392, y: 420, width: 196, height: 90 },
]
export const apse = { x: 397, top: 120, foot: 190, radius: 93 }
export const rotunda = { x: 490, y: 302, radius: 127, columns: 12, columnsRadius: 62 }
export const portico = { x: 490, y: 530, columns: 8, step: 29, stairs: [543, 550, 557] }

/** Openings in the walls. */
export const doors: readonly Box[] = [
  { x: 163, y: 171, width: 28, height: 22 },
  { x: 789, y: 171, width: 28, height: 22 },
  { x: 163, y: 416, width: 28, height: 22 },
  { x: 789, y: 416, width: 28, height: 22 },
  { x: 355, y: 283, width: 22, height: 38 },
  { x: 603, y: 283, width: 22, height: 38 },
  { x: 470, y: 170, width: 40, height: 26 },
  { x: 470, y: 414, width: 40, height: 22 },
  { x: 460, y: 503, width: 60, height: 14 },
  { x: 114, y: 527, width: 22, height: 12 },
  { x: 247, y: 458, width: 14, height: 22 },
  { x: 385, y: 458, width: 14, height: 22 },
  { x: 581, y: 458, width: 14, height: 22 },
  { x: 719, y: 458, width: 14, height: 22 },
]

/** Light slits in the outer walls of the halls. */
export const windows: readonly Box[] = [50, 290].flatMap(offset =>
  [177, 427].flatMap(y => [20, 617].map(hall => ({ x: hall + offset - 10, y: y - 2, width: 20, height: 4 }))),
)

/** Where a section's stands are; several fields may belong to one section. */
export const fields: readonly (Box & { section: SectionCode; hatch: Hatch })[] = [
  { section: 'A', hatch: 'plain', x: 36, y: 194, width: 119, height: 38 },
  { section: 'A', hatch: 'plain', x: 199, y: 194, width: 148, height: 38 },
  { section: 'A', hatch: 'plain', x: 36, y: 372, width: 119, height: 38 },
  { section: 'A', hatch: 'plain', x: 199, y: 372, width: 148, height: 38 },
  { section: 'C', hatch: 'horizontal', x: 54, y: 260, width: 275, height: 84 },
  { section: 'D', hatch: 'diagonal', x: 633, y: 194, width: 148, height: 38 },
  { section: 'D', hatch: 'diagonal', x: 825, y: 194, width: 119, height: 38 },
  { section: 'D', hatch: 'diagonal', x: 633, y: 372, width: 148, height: 38 },
  { section: 'D', hatch: 'diagonal', x: 825, y: 372, width: 119, height: 38 },
  { section: 'E', hatch: 'vertical', x: 651, y: 260, width: 275, height: 84 },
  { section: 'F', hatch: 'dots', x: 270, y: 453, width: 106, height: 32 },
  { section: 'F', hatch: 'dots', x: 604, y: 453, width: 106, height: 32 },
]
/** Sculpture stands in a ring, open towards the four doors of the rotunda. */
export const ring = { section: 'B', inner: 74, outer: 112, from: 22, to: 68 } as const

export const roomNames: Record<RoomKey, Spot> = {
  smallStage: { x: 177, y: 131 },
  workshops: { x: 803, y: 131 },
  lectureHall: { x: 490, y: 132 },
  rotunda: { x: 490, y: 308 },
  children: { x: 182, y: 490 },
  cafe: { x: 803, y: 484 },
  vestibule: { x: 490, y: 474 },
}
export const entrances = {
  main: { x: 490, y: 570, label: { x: 622, y: 560 } },
  courtyard: { x: 125, y: 552, label: { x: 140, y: 560 } },
}

/** From the courtyard to the halls, the rotunda, the lecture hall and the café without a single step. */
export const stepFreeWay = [
  'M125 546V447H177V358H340V302H423',
  'M423 302A67 67 0 0 1 557 302H640V358H803V460',
  'M490 235V160',
  'M423 302A67 67 0 0 0 557 302',
]

/** One of the four sectors of the ring, in the quarter that begins at `turn` degrees. */
export function ringSector(turn: 0 | 90 | 180 | 270) {
  const { inner, outer, from, to } = ring
  const at = (radius: number, degrees: number) => {
    const angle = ((degrees + turn) * Math.PI) / 180
    return `${round(rotunda.x + radius * Math.cos(angle))} ${round(rotunda.y + radius * Math.sin(angle))}`
  }
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
}

/** Points at equal distances round the rotunda. */
export function rotundaColumns(): Spot[] {
  return Array.from({ length: rotunda.columns }, (_, k) => {
    const angle = (2 * Math.PI * (k + 0.5)) / rotunda.columns
    return {
      x: round(rotunda.x + rotunda.columnsRadius * Math.cos(angle)),
      y: round(rotunda.y + rotunda.columnsRadius * Math.sin(angle)),
    }
  })
}

export function porticoColumns(): Spot[] {
  return Array.from({ length: portico.columns }, (_, k) => ({
    x: portico.x + (k - (portico.columns - 1) / 2) * portico.step,
    y: portico.y,
  }))
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
