import type { Role } from '../../app/platform/person.ts'
import { demoPassword, demoPeople } from '../../db/seed/seed-people.ts'
import type { Answer } from './ask.ts'
import { send } from './buying.ts'

/** The address of the demo's person with this role. */
export function emailOf(role: Role): string {
  return demoPeople.find(person => person.role === role)?.email ?? ''
}

/** The cookie of somebody with this role, fresh from signing in. */
export async function signIn(site: { url: string }, role: Role): Promise<string> {
  const answer = await send(site, '/sign-in/', { email: emailOf(role), password: demoPassword })
  return cookieIn(answer)
}

export function cookieIn({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map(cookie => cookie.split(';')[0]).join('; ')
}
