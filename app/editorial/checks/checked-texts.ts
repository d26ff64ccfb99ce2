import { type LocaleCode, localeCodes } from '../../platform/languages.ts'
import { isBilingual, isRecord } from '../difference/record-difference.ts'

/** One text of a record in one language; paragraphs come one by one, counted from one. */
export type CheckedText = { path: string; language: LocaleCode; text: string; paragraph?: number }

/** A pair of texts, as it stands in the record; a missing side is empty. */
export type CheckedPair = { path: string; sides: Record<LocaleCode, string[]>; isList: boolean }

/** Everything that is written in both languages, in the order of the record; ids and places are parts of the path. */
export function pairsIn(record: unknown, path = ''): CheckedPair[] {
  if (isBilingual(record)) {
    const sides = Object.fromEntries(localeCodes.map(code => [code, [record[code] ?? []].flat()]))
    const isList = localeCodes.some(code => Array.isArray(record[code]))
    return [{ path, sides: sides as CheckedPair['sides'], isList }]
  }
  return childrenOf(record, path).flatMap(([value, at]) => pairsIn(value, at))
}

/** The values of a key wherever it stands, such as `to`. */
export function stringsAt(record: unknown, key: string, path = ''): { path: string; text: string }[] {
  return childrenOf(record, path).flatMap(([value, at, name]) =>
    name === key && typeof value === 'string' ? [{ path: at, text: value }] : stringsAt(value, key, at),
  )
}

export function textsOf({ path, sides, isList }: CheckedPair, language: LocaleCode): CheckedText[] {
  return sides[language]
    .map((text, at) => ({ path, language, text, ...(isList ? { paragraph: at + 1 } : {}) }))
    .filter(({ text }) => text.trim() !== '')
}

/** Whether a path is the one that is described; `*` stands for any one id or place. */
export function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const parts = path.split('/')
  return wanted.length === parts.length && wanted.every((part, at) => part === '*' || part === parts[at])
}

function childrenOf(value: unknown, path: string): [value: unknown, path: string, key: string][] {
  const below = (key: string) => (path === '' ? key : `${path}/${key}`)
  if (Array.isArray(value)) {
    return value.map((item, place) => {
      const id = isRecord(item) && typeof item.id === 'string' ? item.id : String(place)
      return [item, below(id), id]
    })
  }
  if (!isRecord(value)) return []
  return Object.entries(value).map(([key, item]) => [item, below(key), key])
}
