import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import type { Places } from '../slots/queries.server.ts'
import type { PickerTexts } from './picker-texts.ru.ts'

/** Above this nobody has to hurry, and a figure would only distract. */
const many = 50

/** «много мест», «осталось 12 мест», «мест нет». */
export function placesWord(left: number, t: PickerTexts, locale: LocaleCode): string {
  if (left <= 0) return t.picker.none
  if (left > many) return t.picker.many
  return fill(plural(left, locale, t.picker.left), { count: left })
}

/** The slot nearest to a full one that has room for so many, the later of two that are as near. */
export function nextWithRoom(
  slots: readonly string[],
  full: string,
  places: Places,
  people = 1,
): string | null {
  const place = slots.indexOf(full)
  const free = slots.filter(slot => slot !== full && (places[slot] ?? 0) >= Math.max(people, 1))
  const distance = (slot: string) =>
    Math.abs(slots.indexOf(slot) - place) - (slots.indexOf(slot) > place ? 0.5 : 0)
  return free.sort((a, b) => distance(a) - distance(b))[0] ?? null
}
