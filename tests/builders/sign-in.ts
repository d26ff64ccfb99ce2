import { codeAt, stepOf } from '../../app/accounts/totp.server.ts'
import type { Role } from '../../app/platform/person.ts'
import { demoPassword, demoPeople } from '../../db/seed/seed-people.ts'
import { type Answer, ask } from './ask.ts'
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

const codePath = '/en/account/two-factor/'

/** What an authenticator app shows now, or some half minutes away from it. */
export function codeNow(secret: string, away = 0): string {
  // An app lives by the real time, and so does the site's half of it.
  return codeAt(secret, stepOf(new Date()) + away)
}

/** The secret that the page offers to whoever sets up a code. */
export async function offeredSecret(site: { url: string }, cookie: string): Promise<string> {
  const { text } = await ask(site, codePath, { headers: { cookie } })
  const [, secret = ''] = /select-all">([A-Z2-7 ]{39})</.exec(text) ?? []
  return secret.replaceAll(' ', '')
}

/** Sets up a code for whoever has this session; their secret and recovery codes. */
export async function setUpCode(site: { url: string }, cookie: string, fields = {}) {
  await send(site, codePath, { do: 'begin', ...fields }, { cookie })
  const secret = await offeredSecret(site, cookie)
  const confirmed = await send(site, codePath, { do: 'confirm', code: codeNow(secret) }, { cookie })
  const { text } = await ask(site, codePath, { headers: { cookie } })
  const codes = [...text.matchAll(/<li>([2-9A-Z]{5}-[2-9A-Z]{5})<\/li>/g)].map(([, code = '']) => code)
  return { secret, codes, confirmed }
}

/** Time passes: a code of this half minute may be taken again. */
export async function forgetStep(site: { databaseUrl: string }): Promise<void> {
  await sql(site, 'update second_factors set last_step = 0')
}
