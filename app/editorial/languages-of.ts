import { type LocaleCode, localeCodes } from '../platform/languages.ts'
import {
  type Item,
  isItems,
  isObject,
  isTranslated,
  type Json,
  type JsonObject,
  join,
  type Path,
  valueAt,
} from './record.ts'

/**
 * A draft with some of its languages: in the others every text stays as the site has it. What is new has no such text
 * and brings its own.
 */
export function inLanguages(
  draft: JsonObject,
  live: JsonObject | null,
  languages: readonly LocaleCode[],
): JsonObject {
  if (!live || localeCodes.every(code => languages.includes(code))) return draft
  return walk(draft, '') as JsonObject

  function walk(value: Json, path: Path): Json {
    if (isTranslated(value)) {
      const shown = valueAt(live as JsonObject, path)
      const kept = isTranslated(shown) ? shown : value
      return Object.fromEntries(
        localeCodes.map(code => [code, languages.includes(code) ? value[code] : kept[code]]),
      )
    }
    if (isItems(value)) return value.map(item => walk(item, join(path, item.id)) as Item)
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, walk(inner, join(path, name))]),
    )
  }
}
