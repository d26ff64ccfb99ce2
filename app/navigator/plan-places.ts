import type { FloorKey, SpaceKey, Spot } from './plan.ts'

/** What there is besides stands. Stages are where things happen; services are what one needs on the way. */
export type PlaceKind = 'stage' | 'service' | 'entrance'
export type PlaceKey = (typeof keys)[number]
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
export type Sign = keyof typeof signs

/** In the order of the list. */
const keys = [
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
  'courtyard-entrance': { kind: 'entrance', floor: 'ground', space: 'courtyard', at: { x: 125, y: 559 } },
}

export const places: readonly Place[] = keys.map(key => ({ key, ...placed[key] }))

export function placeOf(key: string): Place | undefined {
  return places.find(place => place.key === key)
}

/** Signs on a field of 16 units, drawn with a thin line around their middle. */
export const signs = {
  information: 'M0-2.5V5M0-5.5v.2',
  ticket: 'M-6-3.5H6v2.3a1.5 1.5 0 0 0 0 2.6v2.3H-6V1.4a1.5 1.5 0 0 0 0-2.6zM2-3.5v7.2',
  cloakroom: 'M0-1.2V-2.4a1.8 1.8 0 1 0-1.8-1.8M0-1.2-6.5 3.4H6.5z',
  packing: 'M-5.5-3.5h11v8h-11zM0-3.5v8M-5.5 0h11M0-3.5C-1-6.5-4-6-3-3.5M0-3.5C1-6.5 4-6 3-3.5',
  press: 'M-5.5-4.5h8.5v9h-8.5zM3-2h2.5v5a1.5 1.5 0 0 1-2.5 0M-3.5-2H1M-3.5.5H1M-3.5 3H1',
  aid: 'M-1.8-5.5h3.6v3.7h3.7v3.6H1.8v3.7h-3.6V1.8h-3.7v-3.6h3.7z',
  toilet: 'M-3.4-5.6v.1M-3.4-3.2v8.6M-5.4-2.8h4M3.4-5.6v.1M3.4-3.2 1.2 2h4.4zM3.4 2v3.4M0-6V6',
  accessible: 'M-1-6v.1M-1-3.5v4h3.4L4.4 5M-1-1.5h3.4M-2.4-.6a3.6 3.6 0 1 0 4.6 4.2',
  parent: 'M-2.6-5.6v.1M-2.6-3.2v8.6M-5-.8h5M3-1.6v.1M3 .6v4.8M1.2 1.8h3.6',
  lift: 'M-2.6-1.6 0-5 2.6-1.6M-2.6 1.6 0 5 2.6 1.6',
  stairs: '',
  quiet: 'M-5.5-3.5v9M5.5-.5v6M-5.5 1.5h11M-5.5 3.5M-3.5-1h6a3 3 0 0 1 3 2.5',
  meeting: 'M-5.5-4.5h7v5h-4l-3 2.4zM2.5-1.5h3.2v5l-2.4-1.4h-3.8V1',
} as const

function service(
  space: SpaceKey,
  x: number,
  y: number,
  sign: Sign,
  floor: FloorKey = 'ground',
): Omit<Place, 'key'> {
  return { kind: 'service', floor, space, at: { x, y }, sign }
}
