import type { FloorKey, SpaceKey, Spot } from './plan.ts'

/** What there is besides stands. Stages are where things happen; services are what one needs on the way. */
export type PlaceKind = 'stage' | 'service' | 'entrance'
export type PlaceKey = (typeof placeKeys)[number]
export type Place = {
  key: PlaceKey
  kind: PlaceKind
  floor: FloorKey
  space: SpaceKey
  /** Where its name or its sign is on the plan. */
  at: Spot
  /** A room is written out; a desk or a shaft has a sign. */
  sign?: Sign
}
export type Sign =
  | 'information'
  | 'ticket'
  | 'cloakroom'
  | 'packing'
  | 'press'
  | 'aid'
  | 'toilet'
  | 'accessible'
  | 'parent'
  | 'lift'
  | 'stairs'
  | 'quiet'
  | 'meeting'

/** In the order of the list. */
export const placeKeys = [
  'lecture-hall',
  'small-stage',
  'workshops',
  'rotunda',
  'childrens-area',
  'cafe',
  'information',
  'ticket-desk',
  'cloakroom',
  'packing',
  'press-desk',
  'first-aid',
  'toilets-left',
  'toilets-right',
  'toilets-children',
  'parent-room',
  'lift',
  'stairs',
  'landing',
  'balcony',
  'reading-room',
  'quiet-room',
  'press-room',
  'meeting-room',
  'toilets-upper',
  'main-entrance',
  'courtyard-entrance',
] as const

const placed: Record<PlaceKey, Omit<Place, 'key'>> = {
  'lecture-hall': { kind: 'stage', floor: 'ground', space: 'lectureHall', at: { x: 490, y: 132 } },
  'small-stage': { kind: 'stage', floor: 'ground', space: 'smallStage', at: { x: 191.5, y: 126 } },
  workshops: { kind: 'stage', floor: 'ground', space: 'workshops', at: { x: 788.5, y: 126 } },
  rotunda: { kind: 'stage', floor: 'ground', space: 'rotunda', at: { x: 490, y: 302 } },
  'childrens-area': { kind: 'stage', floor: 'ground', space: 'children', at: { x: 190, y: 505 } },
  cafe: { kind: 'service', floor: 'ground', space: 'cafe', at: { x: 801, y: 484 } },
  information: service('vestibule', 450, 509, 'information'),
  'ticket-desk': service('vestibule', 528, 509, 'ticket'),
  cloakroom: service('vestibule', 410, 509, 'cloakroom'),
  packing: service('vestibule', 572, 509, 'packing'),
  'press-desk': service('vestibule', 550, 509, 'press'),
  'first-aid': service('vestibule', 570, 443, 'aid'),
  'toilets-left': service('toiletsLeft', 340, 523, 'accessible'),
  'toilets-right': service('toiletsRight', 640, 523, 'toilet'),
  'toilets-children': service('toiletsChildren', 62, 493, 'accessible'),
  'parent-room': service('parentRoom', 62, 449, 'parent'),
  lift: service('vestibule', 535, 443, 'lift'),
  stairs: service('vestibule', 426, 444, 'stairs'),
  landing: { kind: 'service', floor: 'upper', space: 'landing', at: { x: 490, y: 489 } },
  balcony: { kind: 'service', floor: 'upper', space: 'balcony', at: { x: 490, y: 302 } },
  'reading-room': { kind: 'service', floor: 'upper', space: 'readingRoom', at: { x: 179, y: 468 } },
  'quiet-room': service('quietRoom', 66, 471, 'quiet', 'upper'),
  'press-room': { kind: 'service', floor: 'upper', space: 'pressRoom', at: { x: 801, y: 468 } },
  'meeting-room': service('meetingRoom', 914, 471, 'meeting', 'upper'),
  'toilets-upper': service('toiletsUpper', 340, 523, 'accessible', 'upper'),
  'main-entrance': { kind: 'entrance', floor: 'ground', space: 'portico', at: { x: 490, y: 592 } },
  'courtyard-entrance': {
    kind: 'entrance',
    floor: 'ground',
    space: 'courtyard',
    at: { x: 125, y: 559 },
    sign: 'accessible',
  },
}

export const places: readonly Place[] = placeKeys.map(key => ({ key, ...placed[key] }))

export function placeOf(key: string): Place | undefined {
  return places.find(place => place.key === key)
}

function service(
  space: SpaceKey,
  x: number,
  y: number,
  sign: Sign,
  floor: FloorKey = 'ground',
): Omit<Place, 'key'> {
  return { kind: 'service', floor, space, at: { x, y }, sign }
}
