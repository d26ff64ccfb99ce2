import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { applyChanges } from '../changes.ts'
import { wordDifference } from '../difference/word-difference.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { type ShownPiece, shownDifference } from '../office/shown-difference.ts'
import type { Json, JsonObject } from '../record.ts'
import { cellOf } from './cells.ts'
import { columnsOf } from './columns.ts'
import type { Problem } from './import.ts'
import type { ImportRow } from './tables.ts'
import type { ExchangeTexts } from './texts.ru.ts'

export type ShownChange = { label: string; language: LocaleCode | null; was: ShownPiece[]; now: ShownPiece[] }

/** What a row changes, field by field and word by word, in the words of the table. */
export function shownChanges(
  kind: KindName,
  { before, changes }: Pick<ImportRow, 'before' | 'changes'>,
  locale: LocaleCode,
): ShownChange[] {
  const columns = columnsOf(kind, locale)
  const inLists = changes.filter(
    ({ path }) => path.includes('/') || !columns.some(({ field }) => field.name === path),
  )
  const plain = changes.flatMap((change): ShownChange[] => {
    const column = columns.find(
      ({ field, language }) =>
        change.do === 'set' && field.name === change.path && language === change.language,
    )
    if (!column || change.do !== 'set') return []
    const text = (value: Json) => String(cellOf(column.field, value, locale))
    const pieces = wordDifference(text(change.was), text(change.to))
    return [
      {
        label: column.field.label[locale],
        language: column.language,
        was: pieces.filter(({ kind: side }) => side !== 'added'),
        now: pieces.filter(({ kind: side }) => side !== 'removed'),
      },
    ]
  })
  const after: JsonObject = applyChanges(before, inLists).record
  return [...plain, ...shownDifference(kinds[kind].fields, before, after, locale)]
}

/** «C5: «Стенд»: такое значение не подходит». */
export function problemText(
  { reason, cell, field, language, what = '' }: Problem,
  locale: LocaleCode,
  t: ExchangeTexts,
): string {
  const words: string = reason === 'no-key' && what ? t.noKey : t.problems[reason]
  const said = words.replace('{what}', what)
  const name = field && `${field[locale]}${language ? `, ${language.toUpperCase()}` : ''}`
  return fill(t.one.cell, { cell, what: name ? `${name}\u00a0— ${said}` : said })
}
