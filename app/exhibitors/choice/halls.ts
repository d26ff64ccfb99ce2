import {
  type HallGroup,
  hallGroups,
  type StandHall,
  standHallWords,
} from '../../content/stands/stand-halls.ts'
import type { Box } from '../../navigator/plan.ts'
import type { LocaleCode } from '../../platform/languages.ts'

/** The halls as one chooses among them; the two galleries are shown together. */
export const hallKeys = hallGroups
export type HallKey = HallGroup

/** What of the building's drawing belongs to each, walls included. */
export const hallBoxes: Record<HallKey, readonly { hall: StandHall; box: Box }[]> = {
  'left-hall': [{ hall: 'left-hall', box: { x: 13, y: 170, width: 357, height: 264 } }],
  rotunda: [{ hall: 'rotunda', box: { x: 353, y: 165, width: 274, height: 274 } }],
  'right-hall': [{ hall: 'right-hall', box: { x: 610, y: 170, width: 357, height: 264 } }],
  galleries: [
    { hall: 'left-gallery', box: { x: 247, y: 431, width: 152, height: 78 } },
    { hall: 'right-gallery', box: { x: 581, y: 431, width: 152, height: 78 } },
  ],
}

export function hallKeyOf(hall: StandHall): HallKey {
  return hallKeys.find(key => hallBoxes[key].some(shown => shown.hall === hall)) ?? 'left-hall'
}

/** What they are called, as editors have it whenever somebody asks. */
export function hallNamesIn(locale: LocaleCode): Record<HallKey, string> {
  const names = {} as Record<HallKey, string>
  for (const key of hallKeys) {
    Object.defineProperty(names, key, { enumerable: true, get: () => standHallWords(key, locale).name })
  }
  return names
}
