import { forms as described } from '../../applications/forms.ts'
import type { Fault } from '../check-fields.ts'
import { forms } from '../kinds/forms.ts'
import type { JsonObject } from '../record.ts'

/**
 * A form goes on asking what its description asks, in that order: a field that editors lost would be refused for being empty, and
 * nobody could fill it in. Consent and the marks of what may be left empty are not words, and are in no draft.
 */
export function formFaults(key: string, record: JsonObject): Fault[] {
  const description = described.find(({ id }) => id === key)
  if (!description) return []
  const asked = Array.isArray(record.asked) ? (record.asked as JsonObject[]).map(({ name }) => name) : []
  const isWhole = asked.join(' ') === description.fields.map(({ name }) => name).join(' ')
  const label = forms.fields.find(({ name }) => name === 'asked')?.label ?? forms.label.one
  return isWhole ? [] : [{ path: 'asked', language: null, label, reason: 'given' }]
}
