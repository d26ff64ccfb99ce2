import { randomUUID } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { z } from 'zod'
import { longestPassword, shortestPassword } from './password-rules.ts'
import { sessionSeconds } from './session-length.ts'
import { credentials, people, sessions, verifications } from './tables.ts'

export type AuthOptions = { pool: pg.Pool; publicUrl: string; secret: string; isSecure: boolean }

/** A session of somebody who has proved themselves otherwise than by a password: by a link in a letter. */
const openSession = createAuthEndpoint(
  '/portico/open-session',
  { method: 'POST', body: z.object({ personId: z.string() }), metadata: { SERVER_ONLY: true } },
  async context => {
    const user = await context.context.internalAdapter.findUserById(context.body.personId)
    if (!user) throw new APIError('UNAUTHORIZED')
    const session = await context.context.internalAdapter.createSession(user.id)
    await setSessionCookie(context, { session, user })
    return { token: session.token, user }
  },
)

/** Passwords and sessions as better-auth keeps them, in our tables; its own addresses and pages are not opened. */
export function createAuth(options: AuthOptions) {
  return betterAuth({
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
        suspendedAt: { type: 'date', required: false, input: false },
      },
    },
    // That of staff; a member's is made longer (`open-accounts`).
    session: { expiresIn: sessionSeconds('admin'), disableSessionRefresh: true },
    plugins: [{ id: 'portico', endpoints: { openSession } }],
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
}

/** A wrong password and its kind; anything else is a failure of ours. */
export function isRefusal(error: unknown): boolean {
  return error instanceof APIError && error.statusCode < 500
}
