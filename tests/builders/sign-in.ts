import type { Role } from '../../app/accounts/roles.ts'
import { demoPassword, demoPeople } from '../../db/seed/seed-people.ts'
import { type Answer, ask } from './ask.ts'

/** A form as a browser without a script sends it. */
export function sendForm(
  site: { url: string },
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return ask(site, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
}

/** The address of the demo's person with this role. */
export function emailOf(role: Role): string {
  return demoPeople.find(person => person.role === role)?.email ?? ''
}

/** The cookie of somebody with this role, fresh from signing in. */
export async function signIn(site: { url: string }, role: Role): Promise<string> {
  const answer = await sendForm(site, '/sign-in/', { email: emailOf(role), password: demoPassword })
  return cookieIn(answer)
}

export function cookieIn({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map(cookie => cookie.split(';')[0]).join('; ')
}
