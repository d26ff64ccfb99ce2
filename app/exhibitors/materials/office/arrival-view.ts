import { fairOfExhibitors } from '../../../editions/open-fair.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { isSlotOf, slotName } from '../arrival-slots.ts'
import en from './texts.en.ts'
import ru from './texts.ru.ts'

const texts = { ru, en }

/** When somebody arrives; an hour chosen before the fair was moved is called what it is. */
export function arrivalIn(slot: string, editionId: string, locale: LocaleCode): string {
  const name = slotName(slot, locale)
  return isSlotOf(slot, fairOfExhibitors(editionId))
    ? name
    : fill(texts[locale].arrivals.wasAt, { slot: name })
}
