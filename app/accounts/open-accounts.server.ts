import { randomUUID } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { longestPassword, shortestPassword } from './password-rules.ts'
import type { Person } from './person.ts'
import type { Role } from './roles.ts'
import { credentials, people, sessions, verifications } from './tables.ts'

export type Accounts = ReturnType<typeof openAccounts>

/** Who is asking: what pages, forms and the API need to know of accounts. */
export type People = Pick<Accounts, 'of'>

// The longest day of the fair, from the first key to the last.
const sessionHours = 16

/** Passwords and sessions as better-auth keeps them, in our tables; its own addresses and pages are not opened. */
export function openAccounts(options: {
  pool: pg.Pool
  publicUrl: string
  secret: string
  isSecure: boolean
  isProduction: boolean
}) {
  const auth = betterAuth({
    baseURL: options.publicUrl,
    secret: options.secret,
    database: drizzleAdapter(drizzle(options.pool), {
      provider: 'pg',
      schema: { user: people, session: sessions, account: credentials, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        isDemo: { type: 'boolean', required: true, input: false },
      },
    },
    session: { expiresIn: sessionHours * 3_600, disableSessionRefresh: true },
    advanced: {
      cookiePrefix: 'portico',
      useSecureCookies: options.isSecure,
      database: { generateId: () => randomUUID() },
    },
    // We count attempts ourselves, as we do everywhere, and say what happened in our own log.
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
  })

  /** The person whose session this request carries. */
  async function of({ req }: { req: { raw: Request } }): Promise<Person | null> {
    const cookie = req.raw.headers.get('cookie')
    if (!cookie?.includes('portico.session_token')) return null
    const found = await auth.api.getSession({ headers: new Headers({ cookie }) })
    return found && personIn(found.user)
  }

  /** A new session, or null: which of the two was wrong is told to nobody. */
  async function signIn(
    email: string,
    password: string,
    asked: Headers,
  ): Promise<{ person: Person; cookies: string[] } | null> {
    const headers = new Headers({ 'user-agent': asked.get('user-agent') ?? '' })
    try {
      const made = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true })
      const person = personIn(made.response.user as unknown as Signed)
      if (!person) return null
      // Whoever had a session here before does not keep it: one browser, one person.
      await signOut(asked)
      return { person, cookies: made.headers.getSetCookie() }
    } catch (error) {
      if (error instanceof APIError && error.statusCode < 500) return null
      throw error
    }
  }

  /** Ends the session this request carries; the cookies that clear the browser. */
  async function signOut(asked: Headers): Promise<string[]> {
    const headers = new Headers({ cookie: asked.get('cookie') ?? '' })
    const done = await auth.api.signOut({ headers, returnHeaders: true })
    return done.headers.getSetCookie()
  }

  /** A new password; every other session of this person ends. Null when the old one was wrong. */
  async function changePassword(asked: Headers, current: string, next: string): Promise<string[] | null> {
    const headers = new Headers({ cookie: asked.get('cookie') ?? '' })
    try {
      const done = await auth.api.changePassword({
        body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
        headers,
        returnHeaders: true,
      })
      return done.headers.getSetCookie()
    } catch (error) {
      if (error instanceof APIError && error.statusCode < 500) return null
      throw error
    }
  }

  function personIn({ id, email, name, role, isDemo }: Signed): Person | null {
    return isDemo && options.isProduction ? null : { id, email, name, role: role as Role }
  }

  return { of, signIn, signOut, changePassword }
}

type Signed = { id: string; email: string; name: string; role: string; isDemo: boolean }
