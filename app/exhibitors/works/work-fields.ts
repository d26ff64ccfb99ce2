import type { LocaleCode } from '../../platform/languages.ts'
import { checkValue } from '../../validation/check-value.ts'
import { messageOf } from '../../validation/message-of.ts'

/** How many works an application shows. */
export const worksWanted = { least: 5, most: 15 }

export const priceRanges = [
  'to-40',
  '40-60',
  '60-100',
  '100-200',
  '200-500',
  'from-500',
  'on-request',
] as const

export type WorkFieldName =
  | 'titleRu'
  | 'titleEn'
  | 'artist'
  | 'year'
  | 'mediumRu'
  | 'mediumEn'
  | 'dimensions'
  | 'price'
  | 'altRu'
  | 'altEn'

type WorkField = { name: WorkFieldName; rules: string; maxLength: number }

/** What is said of a work; nothing of it is required before the application is submitted. */
export const workFields: readonly WorkField[] = [
  { name: 'titleRu', rules: 'required|length:1,160', maxLength: 160 },
  { name: 'titleEn', rules: 'required|length:1,160', maxLength: 160 },
  { name: 'artist', rules: 'no_digits|length:1,120', maxLength: 120 },
  { name: 'year', rules: 'required|length:4,20|contains_numeric', maxLength: 20 },
  { name: 'mediumRu', rules: 'required|length:1,160', maxLength: 160 },
  { name: 'mediumEn', rules: 'required|length:1,160', maxLength: 160 },
  { name: 'dimensions', rules: 'required|length:1,60|contains_numeric', maxLength: 60 },
  { name: 'price', rules: `required|is:${priceRanges.join()}`, maxLength: 20 },
  { name: 'altRu', rules: 'required|length:1,600', maxLength: 600 },
  { name: 'altEn', rules: 'required|length:1,600', maxLength: 600 },
]

export type WorkProblem = { field: WorkFieldName | 'picture'; message: string }

/** What a submission still misses in one work, field by field. */
export function problemsOf(
  work: { fields: Readonly<Record<string, string>>; pictureId: string | null },
  { locale, now, noPicture }: { locale: LocaleCode; now: Date; noPicture: string },
): WorkProblem[] {
  const picture: WorkProblem[] = work.pictureId ? [] : [{ field: 'picture', message: noPicture }]
  return [
    ...picture,
    ...workFields.flatMap(({ name, rules }): WorkProblem[] => {
      const context = { values: work.fields, now, field: name }
      const [broken] = checkValue(work.fields[name] ?? '', rules, context)
      return broken ? [{ field: name, message: messageOf(broken, { locale }) }] : []
    }),
  ]
}

/** Of what was sent, what a work has: known names, without blanks around. */
export function workValues(sent: Readonly<Record<string, string>>, kept: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    workFields.map(({ name }) => [name, (sent[name] ?? kept[name] ?? '').trim().slice(0, 2_000)]),
  )
}
