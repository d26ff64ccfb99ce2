import { ownHallNames } from '../content/events/event-names.ts'
import type { PlaceTexts } from './place-texts.ru.ts'
import type { SectionCode } from './plan.ts'

export const placeTexts: PlaceTexts = {
  'lecture-hall': { name: ownHallNames['lecture-hall'].en, where: 'behind the rotunda' },
  'small-stage': { name: ownHallNames['small-stage'].en, where: 'behind the left-hand hall' },
  workshops: { name: ownHallNames.workshops.en, where: 'behind the right-hand hall' },
  rotunda: { name: ownHallNames.rotunda.en, where: 'between the halls' },
  'childrens-area': { name: ownHallNames['childrens-area'].en, where: 'in front of the left-hand hall' },
  cafe: { name: 'Café', where: 'to the right of the vestibule, through the book gallery' },
  information: { name: 'Information', where: 'vestibule, left of the entrance' },
  'ticket-desk': { name: 'Box office', where: 'vestibule, right of the entrance' },
  cloakroom: { name: 'Cloakroom', where: 'vestibule, left-hand corner' },
  packing: { name: 'Packing desk', where: 'vestibule, right-hand corner' },
  'press-desk': { name: 'Press desk', where: 'vestibule, next to the box office' },
  'first-aid': { name: 'First aid', where: 'vestibule, beyond the lift' },
  'toilets-left': { name: 'Toilets', where: 'through the left-hand gallery; accessible toilet' },
  'toilets-right': { name: 'Toilets', where: 'through the right-hand gallery' },
  'toilets-children': { name: 'Toilets', where: 'by the children’s area; accessible toilet' },
  'parent-room': { name: 'Parent and child room', where: 'by the children’s area' },
  lift: { name: 'Lift', where: 'vestibule, right of the rotunda; to the mezzanine' },
  stairs: { name: 'Grand staircase', where: 'vestibule, left of the rotunda; to the mezzanine' },
  landing: { name: 'Landing', where: 'above the vestibule, which is seen from here as on a plan' },
  balcony: { name: 'Rotunda balcony', where: 'above the sculpture, all round' },
  'reading-room': { name: 'Reading room', where: 'left wing, benches and the catalogue' },
  'quiet-room': { name: 'Quiet room', where: 'beyond the reading room' },
  'press-room': { name: 'Press room', where: 'right wing' },
  'meeting-room': { name: 'Meeting room', where: 'beyond the press room' },
  'toilets-upper': { name: 'Toilet', where: 'left wing, accessible' },
  'main-entrance': { name: 'Main entrance', where: 'through the portico, three steps' },
  'courtyard-entrance': { name: 'Courtyard entrance', where: 'to the left of the portico, step-free' },
}

export const sectionWheres: Record<SectionCode, string> = {
  A: 'left-hand hall, along the walls',
  B: 'rotunda',
  C: 'left-hand hall, in the middle',
  D: 'right-hand hall, along the walls',
  E: 'right-hand hall, in the middle',
  F: 'galleries beside the vestibule',
}
