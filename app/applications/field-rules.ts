import type { Edition } from '../editions/edition.ts'
import type { FieldDescription, FieldKind, Option } from './description.ts'

// Nothing typed is longer than this, whatever the form says.
const longest = { text: 200, long: 2_000, url: 500, email: 254, phone: 40 }

const ofKind: Record<FieldKind, (field: FieldDescription) => string[]> = {
  text: field => [`length:0,${field.maxLength ?? longest.text}`],
  name: field => ['no_digits', `length:0,${field.maxLength ?? longest.text}`],
  email: () => ['email', `length:0,${longest.email}`],
  phone: () => ['phone'],
  url: () => ['url', `length:0,${longest.url}`],
  date: () => ['real_date'],
  number: () => ['number'],
  long: field => [`length:0,${field.maxLength ?? longest.long}`],
  select: () => [],
  radio: () => [],
  many: () => [],
  accept: () => ['accepted'],
  work: () => ['matches:/^[№No.\\s]*[0-9]+\\.[0-9]+$/', 'length:0,20'],
}

/** The rules of a field as the library reads them; the browser and the server are given the same. */
export function rulesOf(field: FieldDescription, edition: Edition): string {
  const own = typeof field.rules === 'function' ? field.rules(edition) : field.rules
  return [
    ...(field.isOptional ? [] : ['required']),
    ...ofKind[field.kind](field),
    ...(own ? [own] : []),
  ].join('|')
}

export function optionsOf(field: FieldDescription, edition: Edition): readonly Option[] {
  return typeof field.options === 'function' ? field.options(edition) : (field.options ?? [])
}

/** How much fits into the box. */
export function maxLengthOf(field: FieldDescription): number {
  if (field.maxLength) return field.maxLength
  if (field.kind === 'long' || field.kind === 'url' || field.kind === 'email' || field.kind === 'phone')
    return longest[field.kind]
  return longest.text
}
