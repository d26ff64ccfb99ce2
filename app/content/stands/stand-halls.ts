import type { Both, LocaleCode } from '../../platform/languages.ts'
import { ownHallNames } from '../events/event-names.ts'
import { placeWords } from '../places/place-words.ts'

/** The halls of the plan that have stands, in the order in which they are told of. */
export const standHalls = ['left-hall', 'rotunda', 'right-hall', 'left-gallery', 'right-gallery'] as const
export type StandHall = (typeof standHalls)[number]

/** The same as people speak of them: of the two galleries together. */
export const hallGroups = ['left-hall', 'rotunda', 'right-hall', 'galleries'] as const
export type HallGroup = (typeof hallGroups)[number]

/** What they are called and what hangs there, as the code has it; editors may say otherwise (`content/places`). */
export const ownHalls: Record<HallGroup, { name: Both; holds: Both }> = {
  'left-hall': {
    name: { ru: 'Левый зал', en: 'Left hall' },
    holds: { ru: 'живопись и\u00a0графика', en: 'painting and works on paper' },
  },
  rotunda: { name: ownHallNames.rotunda, holds: { ru: 'скульптура', en: 'sculpture' } },
  'right-hall': {
    name: { ru: 'Правый зал', en: 'Right hall' },
    holds: { ru: 'декоративное искусство и\u00a0школы', en: 'decorative arts and schools' },
  },
  galleries: { name: { ru: 'Галереи', en: 'Galleries' }, holds: { ru: 'книга', en: 'books' } },
}

/** A hall in words, editors' or the code's. */
export function standHallWords(hall: HallGroup, locale: LocaleCode): { name: string; holds: string } {
  const { name, holds } = ownHalls[hall]
  return placeWords(hall, locale, { name: name[locale], where: '', holds: holds[locale] })
}
