import { defaultLocale, type LocaleCode } from '../platform/languages.ts'
import type { Person, Role } from '../platform/person.ts'

/** What may be done with a record. */
export const editorialActions = [
  'write',
  'translate',
  'create',
  'publish',
  'withdraw',
  'trash',
  'restore',
] as const
export type EditorialAction = (typeof editorialActions)[number]

/** Who may do it. Whoever keeps the house may do everything. */
const rights: Partial<Record<Role, readonly EditorialAction[]>> = {
  admin: editorialActions,
  'chief-editor': editorialActions,
  editor: ['write', 'translate', 'create', 'publish', 'restore'],
  translator: ['translate'],
}

export function mayEdit({ role }: Pick<Person, 'role'>, action: EditorialAction): boolean {
  return rights[role]?.includes(action) ?? false
}

/** What one needs to write in a language; what has none, such as a date or the order of blocks, is the author's. */
export function rightFor(language: LocaleCode | null): EditorialAction {
  return language === null || language === defaultLocale ? 'write' : 'translate'
}
