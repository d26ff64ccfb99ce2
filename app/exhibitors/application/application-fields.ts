import type { LocaleCode } from '../../platform/languages.ts'
import { checkValue } from '../../validation/check-value.ts'
import { messageOf } from '../../validation/message-of.ts'

export const applicantKinds = ['artist', 'gallery', 'workshop', 'school', 'publisher'] as const
export type ApplicantKind = (typeof applicantKinds)[number]

/** The sections of the fair, as on its plan. */
export const wishedSections = ['painting', 'sculpture', 'paper', 'applied', 'schools', 'book'] as const
export const wishedStands = ['row', 'corner', 'island', 'any'] as const
export const wishedAreas = ['4', '6', '9', '12', '18'] as const

/** The parts of the application, as its index names them; works have pages of their own. */
export const parts = ['about', 'concept', 'cv', 'stand', 'consents'] as const
export type PartName = (typeof parts)[number]

type Described = {
  part: PartName
  kind: 'line' | 'long' | 'select' | 'tick'
  /** What a submission asks of it; a draft asks nothing. */
  rules: string
  maxLength: number
  options?: readonly string[]
}

const line = (part: PartName, rules: string, maxLength: number) =>
  ({ part, kind: 'line', rules, maxLength }) as const
const long = (part: PartName, rules: string, maxLength: number) =>
  ({ part, kind: 'long', rules: `${rules}|length:1,${maxLength}`, maxLength }) as const
const select = (part: PartName, rules: string, options: readonly string[]) =>
  ({ part, kind: 'select', rules: `${rules}|is:${options.join()}`, maxLength: 20, options }) as const
const tick = { part: 'consents', kind: 'tick', rules: 'required', maxLength: 2 } as const

export const conceptLength = 1_500

/** Every field of the application in the order of the page. */
export const applicationFields = {
  kind: select('about', 'required', applicantKinds),
  nameRu: line('about', 'required|length:1,120', 120),
  nameEn: line('about', 'required|length:1,120', 120),
  city: line('about', 'required|no_digits|length:1,80', 80),
  links: long('about', 'starts_with:http://,https://', 600),
  contactName: line('about', 'required|no_digits|length:1,120', 120),
  email: line('about', 'required|email|length:1,254', 254),
  phone: line('about', 'required|phone', 40),
  conceptRu: long('concept', 'required', conceptLength),
  conceptEn: long('concept', 'required', conceptLength),
  cvRu: long('cv', 'required', 3_000),
  cvEn: long('cv', 'required', 3_000),
  section: select('stand', 'required', wishedSections),
  standKind: select('stand', '', wishedStands),
  standArea: select('stand', '', wishedAreas),
  standWishes: long('stand', '', 600),
  personalDataAgree: tick,
  publicationAgree: tick,
} satisfies Record<string, Described>

export type FieldName = keyof typeof applicationFields
export const fieldNames = Object.keys(applicationFields) as FieldName[]

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(applicationFields, name)
}

export type Values = Record<FieldName, string>

/** What is kept, with nothing for what has not been typed yet. */
export function valuesOf(fields: Readonly<Record<string, string>>): Values {
  return Object.fromEntries(fieldNames.map(name => [name, fields[name] ?? ''])) as Values
}

/**
 * Of what was sent, what the application has: known names alone, without blanks around. A tick that was taken out is not
 * sent at all; what else is not sent stays as it was.
 */
export function sentValues(
  sent: Readonly<Record<string, string>>,
  kept: Readonly<Record<string, string>>,
): Values {
  return Object.fromEntries(
    fieldNames.map(name => {
      const isTick = applicationFields[name].kind === 'tick'
      if (isTick) return [name, sent[name] === 'on' ? 'on' : '']
      return [name, (sent[name] ?? kept[name] ?? '').trim()]
    }),
  ) as Values
}

export function isSame(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  return fieldNames.every(name => (one[name] ?? '') === (other[name] ?? ''))
}

export type FieldProblem = { field: FieldName; message: string }

/** What a submission still misses, one sentence a field, in the order of the page. */
export function problemsIn(
  values: Values,
  { locale, now }: { locale: LocaleCode; now: Date },
): FieldProblem[] {
  return fieldNames.flatMap((name): FieldProblem[] => {
    const [broken] = checkValue(values[name], applicationFields[name].rules, { values, now, field: name })
    return broken
      ? [{ field: name, message: messageOf(broken, { locale }) }]
      : linksProblem(name, values, locale)
  })
}

// Each on a line of its own, and each a whole link.
function linksProblem(name: FieldName, values: Values, locale: LocaleCode): FieldProblem[] {
  if (name !== 'links') return []
  const rules = 'url'
  const isWrong = linksIn(values.links).some(
    link => checkValue(link, rules, { values, now: new Date(0) }).length > 0,
  )
  return isWrong ? [{ field: 'links', message: messageOf({ rule: 'url', args: [] }, { locale }) }] : []
}

export function linksIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean).slice(0, 10)
}

/** How far a part is: nothing is missing in it, some of it, or it can be left empty. */
export function partState(
  part: PartName,
  values: Values,
  missing: ReadonlySet<string>,
): 'done' | 'begun' | 'empty' {
  const own = fieldNames.filter(name => applicationFields[name].part === part)
  if (!own.some(name => missing.has(name)) && own.some(name => values[name] !== '')) return 'done'
  return own.some(name => values[name] !== '') ? 'begun' : 'empty'
}
