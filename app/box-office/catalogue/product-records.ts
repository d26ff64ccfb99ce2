import type { ProductRecord } from './product-record.ts'

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
