import { formatDay } from '../../platform/dates.ts'
import { fill, type Phrase } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { marks } from '../../platform/money.ts'
import { type PluralForms, plural } from '../../platform/plurals.ts'
import { blockKinds } from '../kinds/blocks.ts'
import type { CheckTexts } from './check-texts.ru.ts'
import type { Finding } from './findings.ts'

type Sentence = string | PluralForms

/** A finding in words: what it is, and what is behind it. */
export function sentenceOf(
  { check, detail }: Finding,
  texts: CheckTexts,
  locale: LocaleCode,
): { title: string; text: string } {
  const reasons: Partial<Record<string, { title: Sentence; text: Sentence }>> = texts[check]
  const found = reasons[String(detail.reason)]
  if (!found) throw new Error(`no sentence for ${check}: ${detail.reason}`)
  const values = valuesOf(detail, locale)
  const said = (sentence: Sentence) =>
    fill(
      (typeof sentence === 'string'
        ? sentence
        : plural(Number(detail.count ?? 0), locale, sentence)) as Phrase<string>,
      values,
    )
  return { title: said(found.title), text: said(found.text) }
}

/** What is found, as people write it: days in words, numbers with the language's point, names in their braces. */
function valuesOf(detail: Finding['detail'], locale: LocaleCode): Record<string, string> {
  const entries = Object.entries(detail).map(([key, value]) => {
    if (key === 'today' || key === 'until') return [key, formatDay(String(value), locale, { withYear: true })]
    if (key === 'sentence') return [key, quotable(String(value).replace(/\.$/, ''), locale)]
    if (key === 'block') return [key, blockKinds[String(value)]?.label[locale] ?? '']
    if (key === 'around') return [key, quotable(String(value), locale)]
    return [key, typeof value === 'number' ? String(value).replace('.', marks[locale].decimal) : value]
  })
  return Object.fromEntries(entries)
}

/** Words that are put into quotation marks have the inner ones inside. */
function quotable(text: string, locale: LocaleCode): string {
  if (locale === 'ru') return text.replaceAll('«', '„').replaceAll('»', '“')
  return text.replaceAll('“', '‘').replaceAll('”', '’')
}
