import type { ProductRecord } from './product-record.ts'

/** What several products are at the door. */
const atDoor = {
  concession: { id: 'concession', letter: 'L', proof: 'concession' },
  employee: { id: 'employee', letter: 'E', proof: 'employee-pass' },
  free: { id: 'free', letter: 'F', proof: 'free' },
  tour: { id: 'tour', letter: 'T', waitMinutes: 10 },
} as const

/**
 * Everything that can be put into a cart, one record each, in the order of lists. The words are in `product-texts`, the
 * prices are the edition's, and all else follows from here: docs/recipes/ticket-type.md.
 */
export const productRecords = {
  day: {
    group: 'ticket',
    slots: { before: 'dayBeforeKopecks', after: 'dayAfterKopecks' },
    door: { id: 'day', letter: 'D' },
    pickerRow: 1,
    shownIn: ['picker', 'list', 'home'],
  },
  'open-date': {
    group: 'ticket',
    slots: { 'open-date': 'openDateKopecks' },
    door: { id: 'open-date', letter: 'O' },
    pickerRow: 1,
    shownIn: ['list', 'home'],
  },
  child: {
    group: 'ticket',
    slots: { before: 'childKopecks', after: 'childKopecks' },
    door: { id: 'child', letter: 'C', proof: 'age' },
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
    door: atDoor.free,
    pickerRow: 4,
    shownIn: ['picker', 'list', 'home'],
  },
  companion: {
    group: 'ticket',
    slots: { before: 'nothing', after: 'nothing' },
    door: atDoor.free,
    accompanies: 'free',
    pickerRow: 5,
    shownIn: ['picker'],
  },
  premium: {
    group: 'ticket',
    slots: { premium: 'invitation' },
    door: { id: 'premium', letter: 'P' },
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
    door: { id: 'class', letter: 'M' },
    shownIn: [],
  },
} as const satisfies Record<string, ProductRecord>
