import type { Both } from '../../platform/languages.ts'
import type { Fault } from '../check-fields.ts'
import type { Field } from '../fields.ts'
import type { JsonObject } from '../record.ts'

/** One kind of thing that editors write: everything else (forms, versions, checks, exports) follows from this. */
export type Kind = {
  label: { one: Both; many: Both }
  fields: readonly Field[]
  /** The same for one record, where records differ. */
  fieldsOf?(key: string): readonly Field[]
  /** What a new record is known by; null where none can be made here. */
  newKey: 'slug' | 'number' | null
  /** How a record is called in lists. */
  titleOf(record: JsonObject, key: string): Both
  /** A second line of it. */
  noteOf?(record: JsonObject): Both
  /** Where it is seen on the site, without its language. */
  pathOf(key: string, record: JsonObject): string
  /** The moment from which it is seen, where it has one of its own. */
  seenFrom?(record: JsonObject): Date | null
  /** What is wrong with a record although each of its fields is right. */
  faultsIn?(record: JsonObject): Fault[]
}

export function bothOf(value: unknown): Both {
  return (value ?? { ru: '', en: '' }) as Both
}

/** «Имя Фамилия», in both languages. */
export function fullName(record: JsonObject): Both {
  const first = bothOf(record.firstName)
  const last = bothOf(record.lastName)
  return { ru: `${first.ru} ${last.ru}`.trim(), en: `${first.en} ${last.en}`.trim() }
}
