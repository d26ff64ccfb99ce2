import { readerOfTexts } from '../../editions/phrases.ts'
import { defaultLocale, type LocaleCode, localeCodes } from '../../platform/languages.ts'
import { typeset } from '../typography/typeset.ts'
import type { Checked } from './check-input.ts'
import { type CheckedPair, textsOf } from './checked-texts.ts'
import { type Finding, fine } from './findings.ts'

/** What search engines show of a page. */
export const descriptionLength = { least: 50, most: 160 }

/** From here on the same letters in both languages are no name. */
const longText = 40

/** A piece that one language has and another has not, or has word for word. */
export function checkTranslation({ pairs, languages }: Checked): Finding[] {
  const wanted = localeCodes.filter(code => languages.includes(code))
  if (wanted.length < 2) return []
  const found = pairs.flatMap(pair => untranslated(pair, wanted))
  return found.length > 0 || pairs.length === 0
    ? found
    : [fine('translation', { reason: 'fine', count: pairs.length })]
}

function untranslated({ path, sides, isList }: CheckedPair, wanted: readonly LocaleCode[]): Finding[] {
  const isEmpty = (code: LocaleCode) => sides[code].every(text => text.trim() === '')
  const empty = wanted.filter(isEmpty)
  if (empty.length === wanted.length) return []
  if (empty.length > 0) {
    return empty.map(language => ({
      severity: 'fix',
      check: 'translation',
      path,
      language,
      detail: { reason: 'empty' },
    }))
  }
  const others = wanted.filter(code => code !== defaultLocale)
  return others.flatMap((language): Finding[] => {
    const original = sides[defaultLocale]
    const decide = (detail: Finding['detail']): Finding[] => [
      { severity: 'decide', check: 'translation', path, language, detail },
    ]
    const at = sides[language].findIndex((text, place) => isSameWords(text, original[place] ?? ''))
    if (at >= 0) return decide({ reason: 'identical', paragraph: at + 1 })
    const isForeign = language === 'en' && sides.en.some(text => /\p{Script=Cyrillic}{2}/u.test(text))
    if (isForeign) return decide({ reason: 'script' })
    if (isList && sides[language].length !== original.length) {
      return decide({ reason: 'paragraphs', count: sides[language].length, wanted: original.length })
    }
    return []
  })
}

function isSameWords(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .replace(/\{\w+\}/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  return plain(one).length >= longText && plain(one) === plain(other)
}

/** The description for search engines: there, and of a length that they show. */
export function checkDescription({ pairs, languages, fieldAt, edition, asOf }: Checked): Finding[] {
  const descriptions = pairs.filter(({ path }) => fieldAt(path)?.type === 'description')
  return descriptions.flatMap(({ path, sides }) =>
    languages.map((language): Finding => {
      const read = readerOfTexts(edition, language, asOf)
      const { length } = read(sides[language].join(' ')).trim()
      const { least, most } = descriptionLength
      const reason = length === 0 ? 'empty' : length < least ? 'short' : length > most ? 'long' : 'fine'
      const severity = reason === 'fine' ? 'fine' : reason === 'empty' ? 'fix' : 'decide'
      return {
        severity,
        check: 'description',
        path,
        language,
        detail: { reason, count: length, least, most },
      }
    }),
  )
}

/** Whether the typographer would still set something. */
export function checkTypography({ pairs, languages }: Checked): Finding[] {
  const texts = pairs.flatMap(pair => languages.flatMap(language => textsOf(pair, language)))
  const found = texts.flatMap(({ path, language, text, paragraph }): Finding[] => {
    const { changes } = typeset(text, language)
    const [first] = changes
    if (!first) return []
    const around = text.slice(Math.max(0, first.at - 12), first.at + first.was.length + 12)
    const detail = { reason: 'unset', count: changes.length, around, rule: first.rule }
    return [
      {
        severity: 'decide',
        check: 'typography',
        path,
        language,
        detail: paragraph === undefined ? detail : { ...detail, paragraph },
      },
    ]
  })
  return found.length > 0 || texts.length === 0
    ? found
    : [fine('typography', { reason: 'fine', count: texts.length })]
}
