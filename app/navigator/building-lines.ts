import type { Box, FloorKey, Spot } from './plan.ts'
import {
  apse,
  doors,
  lift,
  portico,
  porticoColumns,
  rooms,
  rotunda,
  rotundaColumns,
  staircase,
  voids,
  windows,
} from './plan-building.ts'
import { type PlaceKey, places } from './plan-places.ts'
import { signs } from './plan-signs.ts'

/**
 * The building as the data of a few paths, layer over layer. The server makes them and a page carries them: the browser
 * need not know how a wall becomes a line.
 */
export type BuildingLines = {
  /** Halls seen from the floor above: outlines in broken lines. */
  below: string
  /** Filled with light, edged with walls. */
  rooms: string
  /** Over the walls of its neighbours. */
  rotunda: string
  openings: string
  /** What is overhead: the rows of the lecture hall, the dome. */
  thin: string
  /** Cross vaults, in broken lines. */
  vaults: string
  /** Where the floor is open to the one below. */
  voids: string
  columns: string
  /** Steps, treads, the shaft of the lift. */
  steps: string
  /** What is drawn on the signs of its places. */
  signs: Partial<Record<PlaceKey, string>>
}

export function buildingLines(floor: FloorKey): BuildingLines {
  const isGround = floor === 'ground'
  return {
    below: isGround ? '' : `${voids.halls.map(boxPath).join('')}${apsePath}`,
    rooms: `${isGround ? `${apsePath}Z` : ''}${rooms[floor].map(boxPath).join('')}`,
    rotunda: circlePath(rotunda, rotunda.radius),
    openings: [...doors[floor], ...(isGround ? windows : [])].map(boxPath).join(''),
    thin: isGround ? `${seats()}${circlePath(rotunda, rotunda.columnsRadius)}${circlePath(rotunda, 24)}` : '',
    vaults: isGround ? crossVaults() : '',
    voids: isGround ? '' : `${circlePath(rotunda, rotunda.opening)}${boxPath(voids.vestibule)}`,
    columns: isGround
      ? `${rotundaColumns()
          .map(column => circlePath(column, 3.2))
          .join('')}${porticoPath.columns}`
      : '',
    steps: `${isGround ? porticoPath.steps : ''}${treads()}${boxPath(lift)}`,
    signs: Object.fromEntries(
      places.flatMap(place => (place.floor === floor && place.sign ? [[place.key, signs[place.sign]]] : [])),
    ),
  }
}

const porticoPath = {
  /** Six columns. */
  columns: porticoColumns()
    .map(column => circlePath(column, 5.6))
    .join(''),
  /** Three steps, each wider than the one above. */
  steps: portico.stairs
    .map((y, step) => `M${portico.x - 112 - step * 7} ${y}H${portico.x + 112 + step * 7}`)
    .join(''),
}

export type PlanStripLines = Pick<BuildingLines, 'rooms' | 'rotunda' | 'openings' | 'columns' | 'steps'>

/** Only walls, doors and the portico: for the small picture on other pages. */
export function planStripLines(): PlanStripLines {
  const { rooms, rotunda, openings } = buildingLines('ground')
  return { rooms, rotunda, openings, ...porticoPath }
}

const apsePath = `M${apse.x} ${apse.foot}V${apse.top}A${apse.radius} ${apse.radius} 0 0 1 ${apse.x + 2 * apse.radius} ${apse.top}V${apse.foot}`

function boxPath({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

function circlePath({ x, y }: Spot, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}

function seats(): string {
  return [68, 48, 28]
    .map(radius => `M${490 - radius} 178V122A${radius} ${radius} 0 0 1 ${490 + radius} 122V178`)
    .join('')
}

function crossVaults(): string {
  return [27, 624]
    .flatMap(hall => [0, 82, 164, 246].map(bay => hall + bay))
    .map(x => `M${x} 182L${x + 82} 422M${x + 82} 182L${x} 422`)
    .join('')
}

function treads(): string {
  const { x, y, width, height } = staircase
  const lines = Array.from({ length: 7 }, (_, step) => `M${x + 6.5 * (step + 1)} ${y}v${height}`)
  return `${boxPath({ x, y, width, height })}${lines.join('')}`
}
