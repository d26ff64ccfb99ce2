export const roles = ['admin', 'box-office', 'door', 'requests'] as const
export type Role = (typeof roles)[number]

/** Somebody who has signed in. Visitors never do. */
export type Person = { id: string; email: string; name: string; role: Role }

/** Whoever keeps the house may enter every room. */
export function holdsRole(person: Person, role: Role): boolean {
  return person.role === 'admin' || person.role === role
}

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text)
}
