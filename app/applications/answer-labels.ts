import type { Edition } from '../editions/edition.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { type AnswerView, answersView } from './answers-view.ts'
import { sayer } from './form-view.ts'
import { formOf } from './forms.ts'

/** All that was answered, in words. What a form has asked once and asks no more goes by the field's own name. */
export function labelledAnswers(
  form: string,
  fields: Record<string, string | string[]>,
  edition: Edition,
  locale: LocaleCode,
): AnswerView[] {
  const description = formOf(form)
  const known = description ? answersView(description, fields, edition, locale) : []
  const names = new Set(description?.fields.map(({ name }) => name))
  const others = Object.entries(fields)
    .filter(([name, value]) => !names.has(name) && value.length > 0)
    .map(([name, value]) => ({ name, label: name, answer: [value].flat().join('; ') }))
  return [...known, ...others]
}

/** A form as staff call it. */
export function formTitle(form: string, edition: Edition, locale: LocaleCode): string {
  const title = formOf(form)?.title
  return title ? sayer(edition, locale)(title) : form
}
