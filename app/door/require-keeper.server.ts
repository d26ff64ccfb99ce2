import type { Context } from 'hono'
import type { People } from '../accounts/open-accounts.server.ts'
import { holdsRole } from '../platform/person.ts'
import { problem } from '../platform/problem.server.ts'

/** Whoever stands at the door, as the readings remember them. */
export type Keeper = { email: string }

/** The doorkeeper who asks, or the answer for somebody who is none. */
export async function keeperOf(people: People, c: Context): Promise<Keeper | Response> {
  const person = await people.of(c)
  if (!person) return problem(401, 'sign-in', 'Sign in at /sign-in/ first.')
  if (!holdsRole(person, 'door')) return problem(403, 'not-allowed', 'This is for those who keep the door.')
  return { email: person.email }
}
