import { z } from 'zod'
import { checkValue } from './check-value.ts'
import { messageOf } from './message-of.ts'
import { type Rules, readRules } from './read-rules.ts'
import type { CheckContext } from './rule.ts'

// A file of its own, for the server alone: the browser judges without zod.

type Words = Omit<Parameters<typeof messageOf>[1], 'value'>

export type FieldOptions = Words & Pick<CheckContext, 'now' | 'field'> & Partial<Pick<CheckContext, 'values'>>

/**
 * A field judged by our rules, its issues in our sentences. What comes out is what came in: type and spelling follow in
 * a pipe, which is not asked about a value that has failed: `fieldSchema('required|phone', …).pipe(z.string())`.
 */
export function fieldSchema(rules: Rules, options: FieldOptions) {
  const read = readRules(rules)
  const judged = z.unknown().superRefine((value, issues) => {
    for (const message of complaints(value, read, options)) issues.addIssue({ code: 'custom', message })
  })
  // An object may leave the field out: whether it is missed is for our rules to say, and in our words.
  return z.unknown().optional().pipe(judged)
}

export type FormField = Omit<FieldOptions, 'now' | 'locale' | 'values' | 'field' | 'labels'> & {
  rules: Rules
}

/** A whole form, in which the rules see the neighbours. Fields it does not name are left out, as z.object does. */
export function formSchema<Field extends string>(
  fields: Readonly<Record<Field, FormField>>,
  form: { locale: Words['locale']; now: Date },
) {
  const entries = Object.entries<FormField>(fields).map(([field, { rules, ...own }]) => ({
    ...own,
    field,
    read: readRules(rules),
  }))
  const labels = Object.fromEntries(entries.flatMap(({ field, name }) => (name ? [[field, name]] : [])))
  const shape = Object.fromEntries(entries.map(({ field }) => [field, z.unknown().optional()]))
  return z.object(shape as Record<Field, z.ZodOptional<z.ZodUnknown>>).superRefine((input, issues) => {
    const values: Record<string, unknown> = input
    for (const { field, read, ...own } of entries) {
      for (const message of complaints(values[field], read, { ...own, ...form, field, values, labels })) {
        issues.addIssue({ code: 'custom', path: [field], message })
      }
    }
  })
}

function complaints(
  value: unknown,
  rules: Rules,
  { values = {}, now, field, ...words }: FieldOptions,
): string[] {
  return checkValue(value, rules, { values, now, field })
    .filter(({ isBlocking }) => isBlocking)
    .map(broken => messageOf(broken, { ...words, value }))
}
