import type { Edition, TourType } from '../../editions/edition.ts'

/** One thing that is sold, as far as it is not words. */
export type ProductRecord<Id extends string = string, Door extends string = string> = {
  group: 'ticket' | 'tour' | 'class'
  /** What it may stand on, and what it costs there. */
  slots: Partial<Record<SlotKind, Price>>
  door: DoorKind<Door>
  /** What it is at the door when it was bought by the number of an employee's pass. */
  doorWithPass?: DoorKind<Door>
  /** Sold only together with at least as many of this product. */
  accompanies?: Id
  /** The full-price product beside which its price is shown. */
  reduces?: Id
  /** Its row in the picker, from the top; in one row stands what is the same ticket for other times. */
  pickerRow?: number
  /** A tour that is paid by the departure and not by the person. */
  isSoldWhole?: boolean
  /** Where it is shown under its own words. */
  shownIn: readonly Place[]
}

/** What a slot is for. An entry window is before or after the turn of the day. */
export type SlotKind = 'before' | 'after' | 'open-date' | 'premium' | TourType | 'class'

/** A price of the edition by its name; or nothing, or what the invitation, the edition's tours or the editors say. */
export type Price = keyof Edition['tickets'] | 'nothing' | 'invitation' | 'tour' | 'editors'

/** The picker and the price list of the tickets page, the home page, the page of tours. */
export type Place = 'picker' | 'list' | 'home' | 'tours'

/** The paper the desk looks at; for a companion it is the person accompanied, whose paper is good for both. */
export type ProofKind = 'age' | 'concession' | 'employee-pass' | 'free' | 'disability' | 'principal'

/** What a gate is for: the way in, where tours gather, where classes are held. */
export type GatePurpose = 'entrance' | 'tours' | 'classes'

/** How the door knows a product: what has one id there is judged and counted alike. */
export type DoorKind<Id extends string = string> = {
  id: Id
  /** Stands in the QR code. Frozen: tickets carry it for as long as they are valid. */
  letter: string
  /** The only gates it opens. */
  gate: GatePurpose
  proof?: ProofKind
  /** How long a departure waits for its people; without it they may come until the end. */
  waitMinutes?: number
}

/** What several products are at the door. */
const atDoor = {
  concession: { id: 'concession', letter: 'L', gate: 'entrance', proof: 'concession' },
  employee: { id: 'employee', letter: 'E', gate: 'entrance', proof: 'employee-pass' },
  tour: { id: 'tour', letter: 'T', gate: 'tours', waitMinutes: 10 },
} as const

/**
 * Everything that can be put into a cart, one record each, in the order of lists. The words are in `product-texts`, the
 * prices are the edition's, and all else follows from here: docs/recipes/ticket-type.md.
 */
export const productRecords = {
  day: {
    group: 'ticket',
    slots: { before: 'dayBeforeKopecks', after: 'dayAfterKopecks' },
    door: { id: 'day', letter: 'D', gate: 'entrance' },
    pickerRow: 1,
    shownIn: ['picker', 'list', 'home'],
  },
  'open-date': {
    group: 'ticket',
    slots: { 'open-date': 'openDateKopecks' },
    door: { id: 'open-date', letter: 'O', gate: 'entrance' },
    pickerRow: 1,
    shownIn: ['list', 'home'],
  },
  child: {
    group: 'ticket',
    slots: { before: 'childKopecks', after: 'childKopecks' },
    door: { id: 'child', letter: 'C', gate: 'entrance', proof: 'age' },
    pickerRow: 3,
    shownIn: ['picker', 'list', 'home'],
  },
  concession: {
    group: 'ticket',
    slots: { before: 'concessionBeforeKopecks', after: 'concessionAfterKopecks' },
    door: atDoor.concession,
    doorWithPass: atDoor.employee,
    reduces: 'day',
    pickerRow: 2,
    shownIn: ['picker', 'list'],
  },
  'concession-open-date': {
    group: 'ticket',
    slots: { 'open-date': 'concessionOpenDateKopecks' },
    door: atDoor.concession,
    doorWithPass: atDoor.employee,
    reduces: 'open-date',
    pickerRow: 2,
    shownIn: [],
  },
  free: {
    group: 'ticket',
    slots: { before: 'nothing', after: 'nothing' },
    door: { id: 'free', letter: 'F', gate: 'entrance', proof: 'free' },
    pickerRow: 4,
    shownIn: ['picker', 'list', 'home'],
  },
  'free-disability': {
    group: 'ticket',
    slots: { before: 'nothing', after: 'nothing' },
    door: { id: 'free-disability', letter: 'I', gate: 'entrance', proof: 'disability' },
    pickerRow: 5,
    shownIn: ['picker'],
  },
  companion: {
    group: 'ticket',
    slots: { before: 'nothing', after: 'nothing' },
    door: { id: 'companion', letter: 'K', gate: 'entrance', proof: 'principal' },
    accompanies: 'free-disability',
    pickerRow: 6,
    shownIn: ['picker'],
  },
  premium: {
    group: 'ticket',
    slots: { premium: 'invitation' },
    door: { id: 'premium', letter: 'P', gate: 'entrance' },
    shownIn: ['list', 'home'],
  },
  'tour-group': {
    group: 'tour',
    slots: { group: 'tour' },
    door: atDoor.tour,
    shownIn: ['tours'],
  },
  'tour-individual': {
    group: 'tour',
    slots: { individual: 'tour' },
    door: atDoor.tour,
    isSoldWhole: true,
    shownIn: ['tours'],
  },
  'tour-author': {
    group: 'tour',
    slots: { author: 'tour' },
    door: atDoor.tour,
    shownIn: ['tours'],
  },
  'master-class': {
    group: 'class',
    slots: { class: 'editors' },
    door: { id: 'class', letter: 'M', gate: 'classes' },
    shownIn: [],
  },
} as const satisfies Record<string, ProductRecord>
