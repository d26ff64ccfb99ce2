/** Of whoever works here. */
export const staffRoles = [
  'admin',
  'box-office',
  'door',
  'requests',
  'exhibitors',
  'award',
  'chief-editor',
  'editor',
  'translator',
  'press',
  'curator',
  'accountant',
] as const
/** Of whoever has an account and does not: of the curatorial council, of the award's jury, and everybody who has registered. */
export const roles = [...staffRoles, 'council', 'juror', 'member'] as const
export type StaffRole = (typeof staffRoles)[number]
export type Role = (typeof roles)[number]

/** Somebody who has signed in. Visitors never do. */
export type Person = { id: string; email: string; name: string; role: Role }

/** Whoever keeps the house may enter every room of staff; a vote in the council or in the jury is its members' alone. */
export function holdsRole(person: Person, role: Role): boolean {
  return person.role === role || (person.role === 'admin' && isStaffRole(role))
}

/** Whoever only reads and takes lists along: nothing can be done in their name, wherever they may look. */
export function readsOnly({ role }: Pick<Person, 'role'>): boolean {
  return role === 'accountant'
}

export function isStaff({ role }: Pick<Person, 'role'>): boolean {
  return isStaffRole(role)
}

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text)
}

function isStaffRole(role: Role): role is StaffRole {
  return (staffRoles as readonly string[]).includes(role)
}
