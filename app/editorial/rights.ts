import { defaultLocale, type LocaleCode } from '../platform/languages.ts'
import type { Person, Role } from '../platform/person.ts'
import type { KindName } from './kinds/kind-names.ts'

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
  press: ['write', 'translate', 'create', 'publish', 'restore'],
  curator: ['write', 'translate', 'create', 'restore'],
}

/** Whoever writes of some things only. Others open every kind. */
const kindsOf: Partial<Record<Role, readonly KindName[]>> = {
  press: ['releases'],
  curator: ['participants', 'artists', 'events', 'departures'],
}

/** What binds the fair and everybody who agrees to it goes out by the hand of whoever answers for it. */
const reserved: Partial<Record<KindName, Partial<Record<EditorialAction, readonly Role[]>>>> = {
  documents: { publish: ['admin', 'chief-editor'] },
  // A letter goes to thousands and cannot be called back.
  letters: { publish: ['admin', 'chief-editor'] },
}

export function mayOpenKind({ role }: Pick<Person, 'role'>, kind: KindName): boolean {
  return kindsOf[role]?.includes(kind) ?? true
}

export function mayEdit({ role }: Pick<Person, 'role'>, action: EditorialAction): boolean {
  return rights[role]?.includes(action) ?? false
}

/** Whether somebody may do this with a record of this kind. */
export function mayHandle(
  person: Pick<Person, 'role'>,
  { kind, action }: { kind: KindName; action: EditorialAction },
): boolean {
  const only = reserved[kind]?.[action]
  return mayEdit(person, action) && mayOpenKind(person, kind) && (only?.includes(person.role) ?? true)
}

/** What one needs to write in a language; what has none, such as a date or the order of blocks, is the author's. */
export function rightFor(language: LocaleCode | null): EditorialAction {
  return language === null || language === defaultLocale ? 'write' : 'translate'
}
