import { drizzle } from 'drizzle-orm/node-postgres'
import type { Person, Role } from '../platform/person.ts'
import type { AuthOptions, createAuth } from './auth.server.ts'
import { knownDevices } from './known-device.server.ts'
import { recordAccountChange } from './record-account-change.server.ts'
import { openSecondFactor, type SecondFactorOptions, type Standing } from './second-factor.server.ts'

export type Accounts = ReturnType<typeof openAccounts>

/** Who is asking: what pages, forms and the API need to know of accounts. */
export type People = Pick<Accounts, 'of'>

/** A session and whose it is, however far it has come. */
export type Signing = { sessionId: string; person: Person; standing: Standing }

/** Who works here: signing in and out, and whose request this is. */
export function openAccounts(options: AuthOptions & SecondFactorOptions & { isProduction: boolean }) {
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
  async function signIn(
    email: string,
    password: string,
    asked: Headers,
  ): Promise<{ person: Person; cookies: string[]; standing: Standing } | null> {
    const headers = new Headers({ 'user-agent': asked.get('user-agent') ?? '' })
    const { api, isRefusal } = await open()
    try {
      const made = await api.signInEmail({ body: { email, password }, headers, returnHeaders: true })
      const person = personIn(made.response.user as unknown as Signed)
      if (!person) return null
      // Whoever had a session here before does not keep it: one browser, one person.
      await signOut(asked)
      const id = await sessionWith(made.response.token)
      const standing = await secondFactor.standingOf({ id, person })
      if (!standing) return null
      if (standing === 'in') await record('signed-in', person.email, 'password')
      return { person, cookies: made.headers.getSetCookie(), standing }
    } catch (error) {
      if (!isRefusal(error)) throw error
      await recordWrong(email)
      return null
    }
  }

  // A session is asked for by what only its browser and this table know.
  async function sessionWith(token: string): Promise<string> {
    const { rows } = await options.pool.query('select id from sessions where token = $1', [token])
    return rows[0].id
  }

  async function record(what: 'signed-in' | 'wrong-password', email: string, by?: string): Promise<void> {
    const now = options.machineNow()
    await recordAccountChange(drizzle(options.pool), what, { email, now, ...(by && { by }) })
  }

  // Of somebody who works here: what strangers type is nobody's business, and would fill the book.
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
  async function changePassword(asked: Headers, current: string, next: string): Promise<string[] | null> {
    const headers = new Headers({ cookie: asked.get('cookie') ?? '' })
    const { api, isRefusal } = await open()
    try {
      const done = await api.changePassword({
        body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
        headers,
        returnHeaders: true,
      })
      // The new session takes the place of one that had come all the way.
      await options.pool.query('update sessions set passed_at = $2 where token = $1', [
        done.response.token,
        options.machineNow(),
      ])
      return done.headers.getSetCookie()
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  }

  /** Whether this is the person's password: asked once more before something about their code is changed. */
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

  function personIn({ id, email, name, role, isDemo }: Signed): Person | null {
    return isDemo && options.isProduction ? null : { id, email, name, role: role as Role }
  }

  return {
    of,
    signingOf,
    signIn,
    signOut,
    changePassword,
    isPassword,
    secondFactor,
    machineNow: options.machineNow,
    devices: knownDevices(options),
  }
}

declare module '../page-server/services.ts' {
  interface Services {
    accounts: Accounts
  }
}

type Signed = { id: string; email: string; name: string; role: string; isDemo: boolean }
