import { distance, type FloorKey, floors, metresPerUnit, type SpaceKey, type Spot } from './plan.ts'
import { arrivals, climbs, doorways, turnings, walks } from './plan-aisles.ts'
import { places } from './plan-places.ts'
import { stands } from './plan-stands.ts'

/** The aisles as a graph. A node is a turning, a door, the front of a stand (its code) or a place (its key). */
export type Node = Spot & { id: string; floor: FloorKey; doorMetres?: number }
export type WayKind = 'walk' | 'steps' | 'stairs' | 'lift'
export type Way = {
  from: string
  to: string
  kind: WayKind
  space: SpaceKey
  metres: number
  seconds: number
}

// Half a metre a second: people look round, and so do those in front of them.
const metresPerSecond = 0.5

export const nodes: ReadonlyMap<string, Node> = new Map(everyNode().map(node => [node.id, node]))
export const ways: readonly Way[] = [
  ...walks.flatMap(([space, ...ids]) => ids.slice(1).map((id, index) => level(space, ids[index] ?? '', id))),
  ...climbs,
]

export function nodeOf(id: string): Node {
  const node = nodes.get(id)
  if (!node) throw new Error(`the plan has no point ${id}`)
  return node
}

function everyNode(): Node[] {
  return [
    ...floors.flatMap(floor => [
      ...Object.entries(turnings[floor]).map(([id, [x, y]]) => ({ id, x, y, floor })),
      ...Object.entries(doorways[floor]).map(([id, [x, y, doorMetres]]) => ({ id, x, y, floor, doorMetres })),
    ]),
    ...places.map(({ key, floor }) => ({ id: key, x: arrivals[key][0], y: arrivals[key][1], floor })),
    ...stands.map(({ code, front }) => ({ id: code, ...front, floor: 'ground' as const })),
  ]
}

function level(space: SpaceKey, from: string, to: string): Way {
  const metres = Math.round(distance(nodeOf(from), nodeOf(to)) * metresPerUnit * 10) / 10
  return { from, to, kind: 'walk', space, metres, seconds: metres / metresPerSecond }
}
