import type { Person, Role } from '../platform/person.ts'
import type { AuthOptions, createAuth } from './auth.server.ts'

export type Accounts = ReturnType<typeof openAccounts>

/** Who is asking: what pages, forms and the API need to know of accounts. */
export type People = Pick<Accounts, 'of'>

/** Who works here: signing in and out, and whose request this is. */
export function openAccounts(options: AuthOptions & { isProduction: boolean }) {
  // Loaded by the first who has something to sign: visitors have not, and the library takes most of a second.
  let opened: Promise<typeof import('./auth.server.ts')> | undefined
  let auth: ReturnType<typeof createAuth> | undefined
  async function open() {
    opened ??= import('./auth.server.ts')
    const { createAuth, isRefusal } = await opened
    auth ??= createAuth(options)
    return { api: auth.api, isRefusal }
  }

  /** The person whose session this request carries. */
  async function of({ req }: { req: { raw: Request } }): Promise<Person | null> {
    const cookie = req.raw.headers.get('cookie')
    if (!cookie?.includes('portico.session_token')) return null
    const { api } = await open()
    const found = await api.getSession({ headers: new Headers({ cookie }) })
    return found && personIn(found.user)
  }

  /** A new session, or null: which of the two was wrong is told to nobody. */
  async function signIn(
    email: string,
    password: string,
    asked: Headers,
  ): Promise<{ person: Person; cookies: string[] } | null> {
    const headers = new Headers({ 'user-agent': asked.get('user-agent') ?? '' })
    const { api, isRefusal } = await open()
    try {
      const made = await api.signInEmail({ body: { email, password }, headers, returnHeaders: true })
      const person = personIn(made.response.user as unknown as Signed)
      if (!person) return null
      // Whoever had a session here before does not keep it: one browser, one person.
      await signOut(asked)
      return { person, cookies: made.headers.getSetCookie() }
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
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
      return done.headers.getSetCookie()
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  }

  function personIn({ id, email, name, role, isDemo }: Signed): Person | null {
    return isDemo && options.isProduction ? null : { id, email, name, role: role as Role }
  }

  return { of, signIn, signOut, changePassword }
}

declare module '../page-server/services.ts' {
  interface Services {
    accounts: Accounts
  }
}

type Signed = { id: string; email: string; name: string; role: string; isDemo: boolean }
