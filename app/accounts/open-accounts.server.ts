import { drizzle } from 'drizzle-orm/node-postgres'
import type { Jobs } from '../platform/jobs.server.ts'
import type { Person, Role } from '../platform/person.ts'
import type { AuthOptions, createAuth } from './auth.server.ts'
import { knownDevices } from './known-device.server.ts'
import { recordAccountChange } from './record-account-change.server.ts'
import { openSecondFactor, type SecondFactorOptions, type Standing } from './second-factor.server.ts'
import { sessionSeconds, withStay } from './session-length.ts'

export type Accounts = ReturnType<typeof openAccounts>

/** Who is asking: what pages, forms and the API need to know of accounts. */
export type People = Pick<Accounts, 'of'>

/** A session and whose it is, however far it has come. */
export type Signing = { sessionId: string; person: Person; standing: Standing }

type AccountOptions = AuthOptions &
  SecondFactorOptions & {
    isProduction: boolean
    jobs: Pick<Jobs, 'enqueue'>
    /** The paper one agrees to when registering, as it stands now. */
    consentInForce(now: Date): Promise<{ document: string; version: number; hash: string }>
  }

type Begun = { person: Person; cookies: string[]; standing: Standing }

/** Everybody who has an account: signing in and out, and whose request this is. */
export function openAccounts(options: AccountOptions) {
  const secondFactor = openSecondFactor(options)
  // Loaded by the first who has something to sign: visitors have not, and the library takes most of a second.
  let opened: Promise<typeof import('./auth.server.ts')> | undefined
  let auth: ReturnType<typeof createAuth> | undefined
  async function open() {
    opened ??= import('./auth.server.ts')
    const { createAuth, isRefusal } = await opened
    auth ??= createAuth(options)
    return { api: auth.api, isRefusal }
  }

  /** The person whose session this request carries; between the password and the code they are nobody. */
  async function of({ req }: { req: { raw: Request } }): Promise<Person | null> {
    const signing = await signingOf(req.raw.headers.get('cookie'))
    return signing?.standing === 'in' ? signing.person : null
  }

  /** Whose session it is, and how far it has come: for the page that asks for the code, and no other. */
  async function signingOf(cookie: string | null): Promise<Signing | null> {
    if (!cookie?.includes('portico.session_token')) return null
    const { api } = await open()
    const found = await api.getSession({ headers: new Headers({ cookie }) })
    const person = found && personIn(found.user as unknown as Signed)
    if (!person) return null
    const sessionId = found.session.id
    const standing = await secondFactor.standingOf({ id: sessionId, person })
    return standing && { sessionId, person, standing }
  }

  /** A new session, or null: which of the two was wrong is told to nobody. */
  async function signIn(email: string, password: string, asked: Headers): Promise<Begun | null> {
    const { api, isRefusal } = await open()
    try {
      const made = await api.signInEmail({
        body: { email, password },
        headers: agentOf(asked),
        returnHeaders: true,
      })
      return await begin(made.response, made.headers, asked, 'password')
    } catch (error) {
      if (!isRefusal(error)) throw error
      await recordWrong(email)
      return null
    }
  }

  /** A new session of somebody who has opened a letter; the code is asked for all the same. */
  async function signInByLink(personId: string, asked: Headers): Promise<Begun | null> {
    const { api, isRefusal } = await open()
    try {
      const made = await api.openSession({ body: { personId }, headers: agentOf(asked), returnHeaders: true })
      return await begin(made.response, made.headers, asked, 'link')
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  }

  async function begin(
    { token, user }: { token: string; user: object },
    headers: Headers,
    asked: Headers,
    by: 'password' | 'link',
  ): Promise<Begun | null> {
    const person = personIn(user as Signed)
    if (!person) return null
    // Whoever had a session here before does not keep it: one browser, one person.
    await signOut(asked)
    const id = await keepSession(token, person.role)
    const standing = await secondFactor.standingOf({ id, person })
    if (!standing) return null
    if (standing === 'in') await record('signed-in', person.email, by)
    return { person, cookies: withStay(headers.getSetCookie(), person.role), standing }
  }

  // A session is asked for by what only its browser and this table know. It lasts as long as this person's do.
  async function keepSession(token: string, role: Role): Promise<string> {
    const { rows } = await options.pool.query<{ id: string }>(
      `update sessions set expires_at = created_at + $2 * interval '1 second' where token = $1 returning id`,
      [token, sessionSeconds(role)],
    )
    if (!rows[0]) throw new Error('a session that was made is not there')
    return rows[0].id
  }

  async function record(
    what: 'signed-in' | 'wrong-password' | 'password-changed',
    email: string,
    by?: string,
  ): Promise<void> {
    const now = options.machineNow()
    await recordAccountChange(drizzle(options.pool), what, { email, now, ...(by && { by }) })
  }

  // Of somebody who has an account: what strangers type is nobody's business, and would fill the book.
  async function recordWrong(email: string): Promise<void> {
    const { rowCount } = await options.pool.query('select from people where email = $1', [
      email.toLowerCase(),
    ])
    if (rowCount) await record('wrong-password', email.toLowerCase())
  }

  /** Ends the session this request carries; the cookies that clear the browser. */
  async function signOut(asked: Headers): Promise<string[]> {
    const headers = new Headers({ cookie: asked.get('cookie') ?? '' })
    const { api } = await open()
    const done = await api.signOut({ headers, returnHeaders: true })
    return done.headers.getSetCookie()
  }

  /** A new password; every other session of this person ends. Null when the old one was wrong. */
  async function changePassword(
    person: Person,
    asked: Headers,
    current: string,
    next: string,
  ): Promise<string[] | null> {
    const headers = new Headers({ cookie: asked.get('cookie') ?? '' })
    const { api, isRefusal } = await open()
    try {
      const done = await api.changePassword({
        body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
        headers,
        returnHeaders: true,
      })
      const { token } = done.response
      if (!token) throw new Error('a changed password has a new session')
      // The new session takes the place of one that had come all the way.
      await options.pool.query('update sessions set passed_at = $2 where token = $1', [
        token,
        options.machineNow(),
      ])
      await keepSession(token, person.role)
      await options.pool.query('delete from account_links where person_id = $1 and used_at is null', [
        person.id,
      ])
      await record('password-changed', person.email)
      return withStay(done.headers.getSetCookie(), person.role)
    } catch (error) {
      if (!isRefusal(error)) throw error
      await record('wrong-password', person.email)
      return null
    }
  }

  /** Whether this is the person's password: asked once more before something about their account is changed. */
  async function isPassword(person: Person, password: string): Promise<boolean> {
    const { rows } = await options.pool.query<{ password: string | null }>(
      "select password from credentials where person_id = $1 and provider_id = 'credential'",
      [person.id],
    )
    const hash = rows[0]?.password
    if (!hash) return false
    const { verifyPassword } = await import('better-auth/crypto')
    return verifyPassword({ hash, password })
  }

  /** As it is kept; it takes as long for everybody. */
  async function hashPassword(password: string): Promise<string> {
    const { hashPassword: hash } = await import('better-auth/crypto')
    return hash(password)
  }

  function personIn({ id, email, name, role, isDemo, suspendedAt }: Signed): Person | null {
    return suspendedAt || (isDemo && options.isProduction) ? null : { id, email, name, role: role as Role }
  }

  return {
    of,
    signingOf,
    signIn,
    signInByLink,
    signOut,
    changePassword,
    isPassword,
    hashPassword,
    recordWrong,
    secondFactor,
    links: { pool: options.pool, jobs: options.jobs },
    consentInForce: options.consentInForce,
    machineNow: options.machineNow,
    devices: knownDevices(options),
  }
}

declare module '../page-server/services.ts' {
  interface Services {
    accounts: Accounts
  }
}

function agentOf(asked: Headers): Headers {
  return new Headers({ 'user-agent': asked.get('user-agent') ?? '' })
}

type Signed = {
  id: string
  email: string
  name: string
  role: string
  isDemo: boolean
  suspendedAt?: Date | null
}
