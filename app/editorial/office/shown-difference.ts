import type { LocaleCode } from '../../platform/languages.ts'
import { type Change, changesBetween } from '../changes.ts'
import { wordDifference } from '../difference/word-difference.ts'
import { fieldsOfBlock } from '../draft-record.ts'
import type { Field } from '../fields.ts'
import { isItems, isObject, type Json, type JsonObject, type Path, valueAt } from '../record.ts'

export type ShownPiece = { kind: 'same' | 'removed' | 'added'; text: string }
export type ShownDifference = {
  /** What comes back if only this is restored. */
  part: Path
  label: string
  language: LocaleCode | null
  kind: 'changed' | 'added' | 'removed' | 'moved'
  was: ShownPiece[]
  now: ShownPiece[]
}

/** How a version differs from the draft, place by place and word by word. */
export function shownDifference(
  fields: readonly Field[],
  version: JsonObject,
  draft: JsonObject,
  locale: LocaleCode,
): ShownDifference[] {
  return changesBetween(version, draft).map(change => ({
    ...placeOf(fields, version, draft, change, locale),
    ...sidesOf(version, change, locale),
  }))
}

function sidesOf(
  version: JsonObject,
  change: Change,
  locale: LocaleCode,
): Pick<ShownDifference, 'kind' | 'was' | 'now'> {
  if (change.do === 'set') {
    const pieces = wordDifference(textOf(change.was), textOf(change.to))
    return {
      kind: 'changed',
      was: pieces.filter(({ kind }) => kind !== 'added'),
      now: pieces.filter(({ kind }) => kind !== 'removed'),
    }
  }
  if (change.do === 'insert') {
    return { kind: 'added', was: [], now: [{ kind: 'added', text: wordsOf(change.item, locale) }] }
  }
  const item = valueAt(version, `${change.path}/${change.id}`)
  const words = wordsOf(item ?? '', locale)
  if (change.do === 'remove') return { kind: 'removed', was: [{ kind: 'removed', text: words }], now: [] }
  return { kind: 'moved', was: [{ kind: 'same', text: words }], now: [{ kind: 'same', text: words }] }
}

/** The names of the fields on the way, and what would be restored: a field, or a whole item of the first list. */
function placeOf(
  fields: readonly Field[],
  version: JsonObject,
  draft: JsonObject,
  change: Change,
  locale: LocaleCode,
): Pick<ShownDifference, 'part' | 'label' | 'language'> {
  const id = change.do === 'set' ? null : change.do === 'insert' ? change.item.id : change.id
  const steps = [...change.path.split('/'), ...(id ? [id] : [])]
  const names: string[] = []
  let known: readonly Field[] = fields
  let at = ''
  for (const [place, step] of steps.entries()) {
    at = place === 0 ? step : `${at}/${step}`
    const field = known.find(({ name }) => name === step)
    if (field) {
      names.push(field.label[locale])
      known = field.type === 'group' || field.type === 'list' ? field.fields : []
      if (field.type === 'blocks') {
        const item =
          valueAt(draft, `${at}/${steps[place + 1]}`) ?? valueAt(version, `${at}/${steps[place + 1]}`)
        known = isObject(item) ? fieldsOfBlock(field, item) : []
        if (isObject(item)) names[names.length - 1] = field.kinds[String(item.kind)]?.label[locale] ?? ''
      }
    }
  }
  return { part: at, label: names.join(', '), language: change.do === 'set' ? change.language : null }
}

function textOf(value: Json): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n\n')
  return value === null || isObject(value) ? '' : String(value)
}

/** Everything that is written in an item, in one language. */
function wordsOf(value: Json, locale: LocaleCode): string {
  if (isItems(value)) return value.map(item => wordsOf(item, locale)).join(' ')
  if (!isObject(value)) return textOf(value)
  if (locale in value) return textOf(value[locale] ?? '')
  return Object.entries(value)
    .filter(([name]) => name !== 'id' && name !== 'kind')
    .map(([, inner]) => wordsOf(inner, locale))
    .filter(text => text !== '')
    .join('\n')
}
