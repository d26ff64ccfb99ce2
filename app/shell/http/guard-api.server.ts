import type { MiddlewareHandler } from 'hono'
import type { People } from '../../accounts/open-accounts.server.ts'
import { type Entry, refusalOf } from '../../page-server/guard.ts'
import type { StaffEnv } from '../../platform/api/endpoint.server.ts'
import type { Role } from '../../platform/person.ts'
import { problem } from '../../platform/problem.server.ts'

/** Lets through whoever the plan lets through, and tells the endpoint who it is. */
export function guardApi(people: People, { audience, role }: Entry): MiddlewareHandler<StaffEnv> {
  return async (c, next) => {
    const person = await people.of(c)
    const refused = refusalOf(role ? { audience, role } : { audience }, person)
    if (refused === 'forbidden' && role) return problem(403, 'not-allowed', notAllowed[role])
    if (refused || !person) return problem(401, 'sign-in', 'Sign in at /sign-in/ first.')
    c.set('person', person)
    return next()
  }
}

const notAllowed: Record<Role, string> = {
  admin: 'This is for those who keep the house.',
  'box-office': 'This is for those who keep the box office.',
  door: 'This is for those who keep the door.',
  requests: 'This is for those who read the requests.',
  exhibitors: 'This is for those who look after the exhibitors.',
  council: 'This is for the curatorial council.',
  award: 'This is for the award’s secretary.',
  'chief-editor': 'This is for the chief editor.',
  editor: 'This is for the editors.',
  translator: 'This is for the translators.',
  press: 'This is for the press office.',
  curator: 'This is for the curators.',
  accountant: 'This is for the accountants.',
  juror: 'This is for the award’s jury.',
  member: 'This is for whoever has registered.',
}
