import type { Person, Role } from '../platform/person.ts'

export type { Role } from '../platform/person.ts'

export const roles = ['admin', 'box-office', 'door', 'requests'] as const satisfies readonly Role[]

/** Whoever keeps the house may enter every room. */
export function holdsRole(person: Person, role: Role): boolean {
  return person.role === 'admin' || person.role === role
}

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text)
}
