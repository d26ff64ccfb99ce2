import { isLocale, type LocaleCode, localeCodes } from '../../platform/languages.ts'
import { risingPart } from './common-tokens.ts'

/**
 * One difference of two records. The path leads there by keys and ids: `blocks/k3f9/title`. Of what has moved `was` and
 * `now` are places, from nought.
 */
export type RecordChange = {
  path: string
  language?: LocaleCode
  kind: 'changed' | 'added' | 'removed' | 'moved'
  was?: unknown
  now?: unknown
}

/**
 * Every difference of two records, in the order of the new one: languages apart, lists of things with ids matched by
 * them, lists of other things place by place if they are equally long, anything else as a whole.
 */
export function recordDifference(was: unknown, now: unknown): RecordChange[] {
  return walk(was, now, '')
}

function walk(was: unknown, now: unknown, path: string): RecordChange[] {
  if (was === undefined && now === undefined) return []
  if (isBilingual(was) && isBilingual(now)) return languagesOf(was, now, path)
  if (was === undefined || now === undefined) return plain(was, now, path)
  if (isBilingual(was) || isBilingual(now)) return plain(was, now, path)
  if (Array.isArray(was) && Array.isArray(now)) return listsOf(was, now, path)
  if (!isRecord(was) || !isRecord(now)) return plain(was, now, path)
  const keys = [...new Set([...Object.keys(now), ...Object.keys(was)])]
  return keys.flatMap(key => walk(own(was, key), own(now, key), below(path, key)))
}

function plain(was: unknown, now: unknown, path: string): RecordChange[] {
  if (was === undefined) return [{ path, kind: 'added', now }]
  if (now === undefined) return [{ path, kind: 'removed', was }]
  return isEqual(was, now) ? [] : [{ path, kind: 'changed', was, now }]
}

function languagesOf(was: Bilingual, now: Bilingual, path: string): RecordChange[] {
  return localeCodes.flatMap(language =>
    plain(was[language], now[language], path).map(change => ({ ...change, language })),
  )
}

function listsOf(was: readonly unknown[], now: readonly unknown[], path: string): RecordChange[] {
  if (isKeyed(was) && isKeyed(now)) return keyedLists(was, now, path)
  const areRecords = was.every(isRecord) && now.every(isRecord)
  if (!areRecords || was.length !== now.length) return plain(was, now, path)
  return now.flatMap((item, place) => walk(was[place], item, below(path, String(place))))
}

function keyedLists(was: readonly Keyed[], now: readonly Keyed[], path: string): RecordChange[] {
  const places = new Map(was.map(({ id }, place) => [id, place]))
  const kept = now.filter(({ id }) => places.has(id))
  const stayed = new Set(risingPart(kept.map(({ id }) => places.get(id) ?? 0)).map(at => kept[at]?.id))
  const ids = new Set(now.map(({ id }) => id))
  const gone = was.filter(({ id }) => !ids.has(id))
  return [
    ...now.flatMap((item, place): RecordChange[] => {
      const at = below(path, item.id)
      const from = places.get(item.id)
      if (from === undefined) return [{ path: at, kind: 'added', now: item }]
      const moved: RecordChange[] = stayed.has(item.id)
        ? []
        : [{ path: at, kind: 'moved', was: from, now: place }]
      return [...moved, ...walk(was[from], item, at)]
    }),
    ...gone.map((item): RecordChange => ({ path: below(path, item.id), kind: 'removed', was: item })),
  ]
}

type Keyed = { id: string }
export type Bilingual = Partial<Record<LocaleCode, string | string[]>>

function isKeyed(list: readonly unknown[]): list is Keyed[] {
  const ids = list.map(item => (isRecord(item) ? own(item, 'id') : undefined))
  return ids.every(id => typeof id === 'string') && new Set(ids).size === ids.length
}

/** A text or paragraphs in the languages of the site, and nothing beside them. */
export function isBilingual(value: unknown): value is Bilingual {
  if (!isRecord(value)) return false
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([key, side]) => isLocale(key) && isText(side))
}

function isText(side: unknown): boolean {
  return typeof side === 'string' || (Array.isArray(side) && side.every(text => typeof text === 'string'))
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function below(path: string, key: string): string {
  return path === '' ? key : `${path}/${key}`
}

/** Equal as JSON; the order of keys does not count. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, place) => isEqual(item, other[place]))
  }
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every(key => isEqual(own(one, key), own(other, key)))
}
