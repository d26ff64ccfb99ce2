import { mailboxKey } from '../platform/mailbox.ts'
import { normalDate } from '../validation/calendar.ts'
import { checkValue } from '../validation/check-value.ts'
import { messageFrom, type Stock } from '../validation/message-from.ts'
import { normalPhone } from '../validation/phone.ts'
import type { FieldView, FormView } from './form-view.ts'
import { workNumberOf } from './work-number.ts'

export type Typed = Readonly<Record<string, string | readonly string[]>>
/** The sentences of the visitor's language, and the moment at which dates are judged. */
export type CheckedWith = { stock: Stock; now: Date }
export type Checked = {
  errors: { field: string; message: string }[]
  /** As it is kept and delivered: trimmed, phones and dates in one spelling, nothing the form did not ask for. */
  values: Record<string, string | string[]>
}

/** What is wrong with a form as it was filled in, field by field in the order of the page. */
export function checkApplication(
  form: Pick<FormView, 'fields' | 'consent'>,
  typed: Typed,
  context: CheckedWith,
): Checked {
  const values: Checked['values'] = {}
  const errors: Checked['errors'] = []
  for (const field of form.fields) {
    const value = answerIn(field, typed)
    const message = fieldMessage(field, value, typed, context)
    if (message) errors.push({ field: field.name, message })
    else if (value.length > 0) values[field.name] = normal(field, value)
  }
  if (form.consent && typed.personalDataAgree !== 'on') {
    errors.push({ field: 'personalDataAgree', message: consentMessage(context.stock) })
  }
  return { errors, values }
}

/** The sentence for one field; null when nothing is wrong with it. It stands at the field, so it need not name it. */
export function fieldMessage(
  field: FieldView,
  value: string | readonly string[],
  typed: Typed,
  { stock, now }: CheckedWith,
): string | null {
  const [broken] = checkValue(value, field.rules, { values: typed, now, field: field.name })
  if (broken) return messageFrom(stock, broken, { messages: field.messages, value })
  return isAmongOptions(field, value) ? null : stock.fallback
}

export function consentMessage(stock: Stock): string {
  return messageFrom(stock, { rule: 'required', args: [] }, {})
}

// Blanks around are nobody's answer; what is ticked twice is ticked, and in the order of the form.
export function answerIn({ name, kind, options }: FieldView, typed: Typed): string | string[] {
  const value = typed[name] ?? ''
  if (kind === 'many') {
    const place = (one: string) => options.findIndex(option => option.value === one)
    return [...new Set([value].flat())].filter(Boolean).sort((one, other) => place(one) - place(other))
  }
  return String(Array.isArray(value) ? (value[0] ?? '') : value).trim()
}

function isAmongOptions({ kind, options }: FieldView, value: string | readonly string[]): boolean {
  if (kind !== 'select' && kind !== 'radio' && kind !== 'many') return true
  const chosen = typeof value === 'string' ? [value].filter(Boolean) : value
  return chosen.every(one => options.some(option => option.value === one))
}

function normal({ kind }: FieldView, value: string | string[]): string | string[] {
  if (typeof value !== 'string') return value
  if (kind === 'phone') return normalPhone(value) ?? value
  if (kind === 'date') return normalDate(value) ?? value
  if (kind === 'work') return workNumberOf(value) ?? value
  return kind === 'email' ? mailboxKey(value) : value
}
