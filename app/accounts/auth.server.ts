import { randomUUID } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { longestPassword, shortestPassword } from './password-rules.ts'
import { credentials, people, sessions, verifications } from './tables.ts'

export type AuthOptions = { pool: pg.Pool; publicUrl: string; secret: string; isSecure: boolean }

// The longest day of the fair, from the first key to the last.
const sessionHours = 16

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
}

/** A wrong password and its kind; anything else is a failure of ours. */
export function isRefusal(error: unknown): boolean {
  return error instanceof APIError && error.statusCode < 500
}
