import { PageFailure, PageRedirect } from '../navigation/page-error.ts'
import type { LoadContext } from '../page-server/load-context.ts'
import { withLocale } from '../platform/languages.ts'
import type { Person } from './person.ts'
import { holdsRole, type Role } from './roles.ts'

type Asked = Pick<LoadContext, 'person' | 'pathname' | 'locale'>

/** The person this page is for, or the way to the sign-in. */
export function requirePerson({ person, pathname, locale }: Asked): Person {
  if (person) return person
  const to = encodeURIComponent(pathname).replaceAll('%2F', '/')
  throw new PageRedirect(withLocale(`/sign-in/?to=${to}`, locale))
}

/** Somebody who holds the role; whoever has signed in without it is told so. */
export function requireRole(context: Asked, role: Role): Person {
  const person = requirePerson(context)
  if (!holdsRole(person, role)) throw new PageFailure(403, `This page is for the role ${role}.`)
  return person
}
