import type { Edition } from '../editions/edition.ts'
import { formatDay } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'
import type { FieldDescription, FormDescription } from './description.ts'
import { optionsOf } from './field-rules.ts'
import { sayer } from './form-view.ts'

export type AnswerView = { name: string; label: string; answer: string }

/** What was answered, in words: for letters, for staff, for a table. Fields left empty are left out. */
export function answersView(
  description: FormDescription,
  values: Record<string, string | string[]>,
  edition: Edition,
  locale: LocaleCode,
): AnswerView[] {
  const say = sayer(edition, locale)
  return description.fields.flatMap(field => {
    const value = values[field.name]
    if (value === undefined || value.length === 0) return []
    return [{ name: field.name, label: say(field.label), answer: answerOf(field, value) }]
  })

  function answerOf(field: FieldDescription, value: string | string[]): string {
    const options = optionsOf(field, edition)
    const wordOf = (one: string) => {
      const option = options.find(known => known.value === one)
      return option ? say(option.label) : one
    }
    if (Array.isArray(value)) return value.map(wordOf).join('; ')
    if (field.kind === 'date') return formatDay(value, locale, { withYear: true })
    if (field.kind === 'accept') return { ru: 'да', en: 'yes' }[locale]
    return wordOf(value)
  }
}
