import type { LocaleCode } from '../../platform/languages.ts'
import type { TypesetChange } from './changes.ts'
import { markerSign } from './untouched.ts'

type Level = 'outer' | 'inner'
type Mark = { at: number; was: string; side: 'open' | 'close'; level: Level; isTyped: boolean }

const pairs: Record<LocaleCode, Record<Level, { open: string; close: string }>> = {
  ru: { outer: { open: '«', close: '»' }, inner: { open: '„', close: '“' } },
  en: { outer: { open: '“', close: '”' }, inner: { open: '‘', close: '’' } },
}

export const closingMarks: Record<LocaleCode, RegExp> = { ru: /[»“]/, en: /[”’]/ }

const everyMark = /["«»„“”‘’']/g
const letter = /\p{L}/u
const beforeOpening = new RegExp(String.raw`[\s\u00a0(\[{—–/«„“‘${markerSign}-]`)
const afterClosing = /[\s\u00a0.,;:!?)\]»”]/

/** Quotation marks and apostrophes of the language, level by level. */
export function quoteChanges(text: string, locale: LocaleCode): TypesetChange[] {
  const { marks, apostrophes, isBalanced } = readMarks(text, locale)
  const quotes = marks.flatMap(({ at, was, side, level, isTyped }): TypesetChange[] => {
    // Where a mark is missing nobody knows the levels: the marks that are right by themselves stay.
    if (!isTyped && !isBalanced) return []
    const now = pairs[locale][level][side]
    return now === was ? [] : [{ at, was, now, rule: 'quotes' }]
  })
  const set = apostrophes.map((at): TypesetChange => ({ at, was: "'", now: '’', rule: 'apostrophe' }))
  return [...quotes, ...set].sort((one, other) => one.at - other.at)
}

function readMarks(text: string, locale: LocaleCode) {
  const marks: Mark[] = []
  const apostrophes: number[] = []
  const open: Mark[] = []
  let isBalanced = true
  for (const { 0: was, index: at } of text.matchAll(everyMark)) {
    const kind = kindOf(text, at, was, locale, open.at(-1))
    if (kind === 'apostrophe') apostrophes.push(at)
    if (kind === 'apostrophe' || kind === null) continue
    const isTyped = kind.isTyped
    if (kind.side === 'open') {
      const mark: Mark = { at, was, side: 'open', level: levelOf(was, locale, open.at(-1)), isTyped }
      open.push(mark)
      marks.push(mark)
      continue
    }
    const opened = open.pop()
    if (!opened) {
      isBalanced = false
      continue
    }
    marks.push({ at, was, side: 'close', level: opened.level, isTyped })
  }
  return { marks, apostrophes, isBalanced: isBalanced && open.length === 0 }
}

// An inner mark that stands alone was meant: a quotation may have begun a paragraph earlier.
function levelOf(was: string, locale: LocaleCode, around: Mark | undefined): Level {
  if (was === pairs[locale].inner.open) return 'inner'
  return around?.level === 'outer' ? 'inner' : 'outer'
}

type Kind = { side: 'open' | 'close'; isTyped: boolean } | 'apostrophe' | null

function kindOf(text: string, at: number, was: string, locale: LocaleCode, open: Mark | undefined): Kind {
  const before = text[at - 1]
  const after = text[at + 1]
  if (was === "'" || was === '’' || was === '‘') return kindOfSingle(text, at, was, locale, open)
  const { outer, inner } = pairs[locale]
  if (was === '“' && open?.was === '„') return { side: 'close', isTyped: locale !== 'ru' }
  if (was === outer.open || was === inner.open) return { side: 'open', isTyped: false }
  if (was === outer.close) return { side: 'close', isTyped: false }
  if (was === inner.close && open?.level === 'inner') return { side: 'close', isTyped: false }
  // Marks of another language say which side they are; a typewriter's does not.
  if (was === '«' || was === '„') return { side: 'open', isTyped: true }
  if (was === '»') return open ? { side: 'close', isTyped: true } : null
  const isOpening = before === undefined || beforeOpening.test(before)
  if (isOpening && after !== undefined && !afterClosing.test(after)) return { side: 'open', isTyped: true }
  const isClosing = open !== undefined && before !== undefined && !/[\s\u00a0]/.test(before)
  return isClosing ? { side: 'close', isTyped: true } : null
}

function kindOfSingle(
  text: string,
  at: number,
  was: string,
  locale: LocaleCode,
  open: Mark | undefined,
): Kind {
  const before = text[at - 1] ?? ' '
  const after = text[at + 1] ?? ' '
  const isTyped = was === "'"
  if (was === '‘') return locale === 'en' ? { side: 'open', isTyped: false } : null
  if (letter.test(before) && letter.test(after)) return isTyped ? 'apostrophe' : null
  const isOpening = beforeOpening.test(before)
  if (!isTyped) {
    return locale === 'en' && open?.level === 'inner' && !isOpening ? { side: 'close', isTyped: false } : null
  }
  if (isOpening && letter.test(after) && hasEnd(text, at)) return { side: 'open', isTyped }
  if (!isOpening && open?.was === "'") return { side: 'close', isTyped }
  // 6' is a measure, pupils' work and the '90s are apostrophes.
  const isApostrophe = letter.test(before) || (locale === 'en' && isOpening && /[\p{L}\d]/u.test(after))
  return isApostrophe || (/\d/.test(before) && letter.test(after)) ? 'apostrophe' : null
}

/** Whether a single mark before a word is closed somewhere: ’tis and ’em are not. */
function hasEnd(text: string, at: number): boolean {
  const rest = text.slice(at + 1, at + 300)
  if (/^(?:tis|twas|em|til|cause|round)\b/i.test(rest)) return false
  return /^[^“”"«»]*?[\p{L}\d.,!?…]['’](?!\p{L})/u.test(rest)
}
