import { type FloorKey, floors, type SectionCode, sections } from './plan.ts'
import { placeOf } from './plan-places.ts'
import { standOf } from './plan-stands.ts'
import { type ReadyRouteKey, readyWalkKeys } from './ready-walks.ts'

/** What the list and the plan show: everything, or one kind of thing. */
export const shownKinds = ['stands', 'stages', 'services', 'mine'] as const
export type ShownKind = (typeof shownKinds)[number]
export type TourKey = ReadyRouteKey | 'mine'

/** All that the map shows, as its address says it: `?q=…&show=…&section=C&from=…&to=…&accessible=1#stand-C-07`. */
export type MapAddress = {
  chosen: string | null
  floor: FloorKey
  query: string
  show: ShownKind | null
  section: SectionCode | null
  from: string | null
  to: string | null
  tour: TourKey | null
  isStepFree: boolean
}

export function readAddress(search: URLSearchParams, hash: string): MapAddress {
  const chosen = chosenBy(hash)
  const asked = oneOf(floors, search.get('floor'))
  return {
    chosen,
    floor: asked ?? (chosen ? floorOf(chosen) : 'ground'),
    query: search.get('q') ?? '',
    show: oneOf(shownKinds, search.get('show')),
    section: oneOf(sections, search.get('section')),
    from: known(search.get('from')),
    to: known(search.get('to')),
    tour: oneOf([...readyWalkKeys, 'mine'] as const, search.get('tour')),
    isStepFree: search.get('accessible') === '1',
  }
}

export type Change = Partial<
  Record<'q' | 'show' | 'section' | 'from' | 'to' | 'tour' | 'accessible' | 'floor', string | null>
>

/** What clears the plan of its line. */
export const noRoute: Change = { from: null, to: null, tour: null, accessible: null }

/** The query after a change: what becomes empty leaves the address. */
export function changedQuery(search: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return `?${next}`
}

/** `#stand-C-07`, `#place-cafe`; short enough to be dictated. */
export function hashOf(id: string): string {
  return standOf(id) ? `#stand-${id}` : `#place-${id}`
}

export function floorOf(id: string): FloorKey {
  return placeOf(id)?.floor ?? 'ground'
}

function chosenBy(hash: string): string | null {
  const [, kind, id = ''] = /^#(stand|place)-([\w-]+)$/.exec(hash) ?? []
  if (kind === 'stand') return standOf(id.toUpperCase())?.code ?? null
  return kind === 'place' ? (placeOf(id)?.key ?? null) : null
}

function known(id: string | null): string | null {
  return id && (standOf(id) || placeOf(id)) ? id : null
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | null {
  return values.find(candidate => candidate === value) ?? null
}
