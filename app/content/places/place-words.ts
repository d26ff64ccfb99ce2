import type { LocaleCode } from '../../platform/languages.ts'

/** What a hall or another place of the building is called, where it is and what hangs there. */
export type PlaceWords = { name: string; where: string; holds: string }

/** What editors have published of a place: its words by language, and where it stands in lists. */
export type PublishedPlace = Partial<Record<LocaleCode, PlaceWords>> & { position: number }
export type PublishedPlaces = ReadonlyMap<string, PublishedPlace>

const nothing: PublishedPlaces = new Map()
let read: () => PublishedPlaces = () => nothing

/** Of this process, or of a preview in it (`shell/written/`): programme, map, letters and tickets all name places. */
export function readPlacesFrom(source: () => PublishedPlaces): void {
  read = source
}

/** An editor's words of a place, or the code's. */
export function placeWords(key: string, locale: LocaleCode, own: PlaceWords): PlaceWords {
  return read().get(key)?.[locale] ?? own
}

/** Places in the order that editors have given them; what nobody has moved stays where the code has it. */
export function inOrder<Key extends string>(keys: readonly Key[]): Key[] {
  const places = read()
  const positionOf = (key: Key) => places.get(key)?.position ?? (keys.indexOf(key) + 1) * 10
  return keys.toSorted((one, other) => positionOf(one) - positionOf(other))
}
