import type { Role } from '../../app/platform/person.ts'
import { demoPassword, demoPeople } from '../../db/seed/seed-people.ts'
import type { Answer } from './ask.ts'
import { send } from './buying.ts'
import { sql } from './sql.ts'

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

type Place = { url: string; databaseUrl: string }

/** One clerk proposes it, another agrees; answers where the second is sent. */
export async function callOffByTwo(
  site: Place,
  wish: Record<string, string>,
  path = '/office/fair/',
): Promise<string | undefined> {
  const first = await send(site, path, wish, { cookie: await signIn(site, 'box-office') })
  if (!first.headers.location?.endsWith('done=proposed')) return first.headers.location
  const [proposal] = await sql<{ id: string; digest: string }>(
    site,
    "select id, digest from approvals where state = 'waiting' order by proposed_at desc",
  )
  const fields = {
    do: 'approve',
    proposal: proposal?.id ?? '',
    digest: proposal?.digest ?? '',
    number: wish.number ?? '',
    confirm: 'yes',
  }
  const second = await send(site, '/office/approvals/', fields, { cookie: await signIn(site, 'admin') })
  return second.headers.location
}
