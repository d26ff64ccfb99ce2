import type { FloorKey, Spot } from './plan.ts'
import { places } from './plan-places.ts'
import { stands } from './plan-stands.ts'

/** Whatever can be chosen on the plan: a stand or a place, and where it is drawn. */
export type Mark = { id: string; floor: FloorKey; at: Spot }

export const marks: readonly Mark[] = [
  ...stands.map(({ code, centre }) => ({ id: code, floor: 'ground' as const, at: centre })),
  ...places.map(({ key, floor, at }) => ({ id: key, floor, at })),
]

const byId = new Map(marks.map(mark => [mark.id, mark]))

export function markOf(id: string): Mark | undefined {
  return byId.get(id)
}

export function marksOn(floor: FloorKey): Mark[] {
  return marks.filter(mark => mark.floor === floor)
}
