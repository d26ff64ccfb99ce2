import { around, type FloorKey, type SpaceKey, type Spot } from './plan.ts'
import { rotunda } from './plan-building.ts'
import type { PlaceKey } from './plan-places.ts'
import { aisles, stands } from './plan-stands.ts'

/** Where one can walk: points by floor, and the lines between them. The fronts of the stands are points too. */

const { hallTop: top, hallBottom: bottom, gallery } = aisles
type Points = Record<string, readonly [x: number, y: number]>

/** Where one turns. */
export const turnings: Record<FloorKey, Points> = {
  ground: {
    ...hallTurnings('left', 0),
    ...hallTurnings('right', 597),
    'ring-e': pair(around(rotunda, aisles.ring, 0)),
    'ring-s': pair(around(rotunda, aisles.ring, 90)),
    'ring-w': pair(around(rotunda, aisles.ring, 180)),
    'ring-n': pair(around(rotunda, aisles.ring, 270)),
    'vestibule-n': [490, 458],
    vestibule: [490, gallery],
    portico: [490, 553],
    'gallery-left': [356, gallery],
    'gallery-right': [624, gallery],
    'toilets-left-turn': [356, 523],
    'toilets-right-turn': [624, 523],
    'children-w': [125, gallery],
    'children-nw': [125, 449],
    'children-sw': [125, 493],
  },
  upper: {
    'stairs-head': [462, 464],
    'lift-head': [535, 464],
    'landing-n': [490, 464],
    'landing-nw': [421, 464],
    'landing-ne': [559, 464],
    'landing-w': [421, gallery],
    'landing-e': [559, gallery],
    'landing-sw': [421, 515],
    'landing-se': [559, 515],
    'wing-left': [356, gallery],
    'toilets-upper-turn': [356, 523],
    ...Object.fromEntries(
      [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11].map(hour => [`balcony-${hour}`, pair(balcony(hour))]),
    ),
  },
}

/** Where one goes from room to room, with the width of the opening in metres. */
export const doorways: Record<FloorKey, Record<string, readonly [x: number, y: number, metres: number]>> = {
  ground: {
    'door-left-hall': [366, 302, 3.8],
    'door-right-hall': [614, 302, 3.8],
    'door-rotunda': [490, 425, 4],
    'door-main': [490, 526, 4.8],
    'door-courtyard': [125, 533, 2.2],
    'door-lecture-hall': [490, 183, 4],
    'door-small-stage': [191.5, 177, 2.8],
    'door-workshops': [788.5, 177, 2.8],
    'door-hall-children': [191.5, 427, 2.8],
    'door-hall-cafe': [788.5, 427, 2.8],
    'door-gallery-left': [392, gallery, 2.2],
    'door-gallery-right': [588, gallery, 2.2],
    'door-children': [254, gallery, 2.2],
    'door-cafe': [726, gallery, 2.2],
    'door-toilets-left': [356, 502, 1.8],
    'door-toilets-right': [624, 502, 1.8],
    'door-toilets-children': [104, 493, 1.8],
    'door-parent-room': [104, 449, 1.8],
  },
  upper: {
    'door-balcony': [490, 425, 4],
    'door-wing-left': [392, gallery, 2.2],
    'door-wing-right': [588, gallery, 2.2],
    'door-reading-room': [254, gallery, 2.2],
    'door-press-room': [726, gallery, 2.2],
    'door-quiet-room': [104, gallery, 1.8],
    'door-meeting-room': [876, gallery, 1.8],
    'door-toilets-upper': [356, 502, 1.8],
  },
}

/** Where one has reached a place: before the desk, inside the room. */
export const arrivals: Record<PlaceKey, readonly [x: number, y: number]> = {
  'lecture-hall': [490, 148],
  'small-stage': [191.5, 140],
  workshops: [788.5, 140],
  rotunda: [490, 302],
  'childrens-area': [191.5, gallery],
  cafe: [788.5, gallery],
  information: [450, gallery],
  'ticket-desk': [528, gallery],
  cloakroom: [410, gallery],
  packing: [572, gallery],
  'press-desk': [550, gallery],
  'first-aid': [570, 458],
  'toilets-left': [340, 523],
  'toilets-right': [640, 523],
  'toilets-children': [62, 493],
  'parent-room': [62, 449],
  lift: [535, 458],
  stairs: [458, 458],
  landing: [490, 515],
  balcony: pair(balcony(6)),
  'reading-room': [179, gallery],
  'quiet-room': [66, gallery],
  'press-room': [801, gallery],
  'meeting-room': [914, gallery],
  'toilets-upper': [340, 523],
  'main-entrance': [490, 592],
  'courtyard-entrance': [125, 559],
}

/** Level ways: in which room, and from point to point. */
export const walks: readonly (readonly [SpaceKey, ...string[]])[] = [
  ...hallWalks('left', 'leftHall'),
  ...hallWalks('right', 'rightHall'),
  ['leftHall', 'left-n', 'door-small-stage'],
  ['smallStage', 'door-small-stage', 'small-stage'],
  ['leftHall', 'left-s', 'door-hall-children'],
  ['leftHall', 'left-e', 'door-left-hall'],
  ['rightHall', 'right-n', 'door-workshops'],
  ['workshops', 'door-workshops', 'workshops'],
  ['rightHall', 'right-s', 'door-hall-cafe'],
  ['rightHall', 'right-w', 'door-right-hall'],

  ['rotunda', 'ring-n', 'B-01', 'B-02', 'B-03', 'ring-e', 'B-04', 'B-05', 'B-06', 'ring-s'],
  ['rotunda', 'ring-s', 'B-07', 'B-08', 'B-09', 'ring-w', 'B-10', 'B-11', 'B-12', 'ring-n'],
  ['rotunda', 'ring-n', 'rotunda', 'ring-s'],
  ['rotunda', 'door-left-hall', 'ring-w', 'rotunda', 'ring-e', 'door-right-hall'],
  ['rotunda', 'ring-n', 'door-lecture-hall'],
  ['rotunda', 'ring-s', 'door-rotunda'],
  ['lectureHall', 'door-lecture-hall', 'lecture-hall'],

  ['vestibule', 'door-rotunda', 'vestibule-n', 'vestibule', 'door-main'],
  ['vestibule', 'stairs', 'vestibule-n', 'lift', 'first-aid'],
  ['vestibule', 'door-gallery-left', 'cloakroom', 'information', 'vestibule'],
  ['vestibule', 'vestibule', 'ticket-desk', 'press-desk', 'packing', 'door-gallery-right'],
  ['portico', 'portico', 'door-main'],

  [
    'leftGallery',
    'door-children',
    'F-01',
    'F-02',
    'F-03',
    'F-04',
    'gallery-left',
    'F-05',
    'door-gallery-left',
  ],
  ['leftGallery', 'gallery-left', 'door-toilets-left'],
  ['toiletsLeft', 'door-toilets-left', 'toilets-left-turn', 'toilets-left'],
  [
    'rightGallery',
    'door-gallery-right',
    'F-06',
    'gallery-right',
    'F-07',
    'F-08',
    'F-09',
    'F-10',
    'door-cafe',
  ],
  ['rightGallery', 'gallery-right', 'door-toilets-right'],
  ['toiletsRight', 'door-toilets-right', 'toilets-right-turn', 'toilets-right'],

  ['children', 'door-hall-children', 'childrens-area', 'door-children'],
  ['children', 'childrens-area', 'children-w', 'children-nw', 'door-parent-room'],
  ['children', 'children-w', 'children-sw', 'door-toilets-children'],
  ['children', 'children-sw', 'door-courtyard'],
  ['parentRoom', 'door-parent-room', 'parent-room'],
  ['toiletsChildren', 'door-toilets-children', 'toilets-children'],
  ['courtyard', 'door-courtyard', 'courtyard-entrance'],
  ['cafe', 'door-hall-cafe', 'cafe', 'door-cafe'],

  ['landing', 'landing-w', 'landing-nw', 'stairs-head', 'landing-n', 'lift-head', 'landing-ne', 'landing-e'],
  ['landing', 'landing-w', 'landing-sw', 'landing', 'landing-se', 'landing-e'],
  ['landing', 'landing-w', 'door-wing-left'],
  ['landing', 'landing-e', 'door-wing-right'],
  ['landing', 'landing-n', 'door-balcony'],
  ['leftWing', 'door-wing-left', 'wing-left', 'door-reading-room'],
  ['leftWing', 'wing-left', 'door-toilets-upper'],
  ['toiletsUpper', 'door-toilets-upper', 'toilets-upper-turn', 'toilets-upper'],
  ['readingRoom', 'door-reading-room', 'reading-room', 'door-quiet-room'],
  ['quietRoom', 'door-quiet-room', 'quiet-room'],
  ['rightWing', 'door-wing-right', 'door-press-room'],
  ['pressRoom', 'door-press-room', 'press-room', 'door-meeting-room'],
  ['meetingRoom', 'door-meeting-room', 'meeting-room'],
  ['balcony', 'door-balcony', 'balcony-0'],
  [
    'balcony',
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0].map(hour => (hour === 6 ? 'balcony' : `balcony-${hour}`)),
  ],
]

/** Ways that are not level. A lift takes its time, but no steps. */
export const climbs = [
  { from: 'main-entrance', to: 'portico', space: 'portico', kind: 'steps', metres: 4, seconds: 10 },
  { from: 'stairs', to: 'stairs-head', space: 'landing', kind: 'stairs', metres: 12, seconds: 30 },
  { from: 'lift', to: 'lift-head', space: 'landing', kind: 'lift', metres: 5, seconds: 45 },
] as const

type Side = 'left' | 'right'

function hallTurnings(side: Side, shift: number): Points {
  const [west, middle, east] = [39 + shift, 191.5 + shift, 344 + shift]
  return {
    [`${side}-nw`]: [west, top],
    [`${side}-n`]: [middle, top],
    [`${side}-ne`]: [east, top],
    [`${side}-w`]: [west, 302],
    [`${side}-e`]: [east, 302],
    [`${side}-sw`]: [west, bottom],
    [`${side}-s`]: [middle, bottom],
    [`${side}-se`]: [east, bottom],
  }
}

/** Round the island; the two long aisles pass the fronts of all stands of the hall. */
function hallWalks(side: Side, space: SpaceKey): [SpaceKey, ...string[]][] {
  const long = (y: number, names: string[]) =>
    [
      ...names.map(name => ({ name, x: turnings.ground[name]?.[0] ?? 0 })),
      ...stands
        .filter(stand => stand.space === space && stand.front.y === y)
        .map(({ code, front }) => ({ name: code, x: front.x })),
    ]
      .toSorted((one, other) => one.x - other.x)
      .map(({ name }) => name)
  return [
    [space, ...long(top, [`${side}-nw`, `${side}-n`, `${side}-ne`])],
    [space, ...long(bottom, [`${side}-sw`, `${side}-s`, `${side}-se`])],
    [space, `${side}-nw`, `${side}-w`, `${side}-sw`],
    [space, `${side}-ne`, `${side}-e`, `${side}-se`],
  ]
}

/** Round the opening of the dome, by the hours of a clock that begins at the door. */
function balcony(hour: number): Spot {
  return around(rotunda, 108, 90 + hour * 30)
}

function pair({ x, y }: Spot) {
  return [x, y] as const
}
