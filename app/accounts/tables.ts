import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/instant.ts'
import type { Role } from '../platform/person.ts'

/** Whoever works here. The columns and their names in the code are those better-auth asks for. */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** In small letters. */
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull(),
    image: text(),
    role: text().$type<Role>().notNull(),
    /** Made for a demonstration, with a password everybody knows: refused in production. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    check('people_role', sql`${table.role} in ('admin', 'box-office', 'door', 'requests')`),
    check('people_email', sql`${table.email} = lower(${table.email})`),
  ],
)

/** Somebody signed in on some device. The cookie carries the token under our seal, so a copy of this table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    token: text().notNull().unique(),
    userId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [index('sessions_person').on(table.userId)],
)

/** How a person proves who they are: today by a password, kept as a salted scrypt hash. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid().primaryKey(),
    userId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text(),
    // Signing in by another service is not offered; better-auth wants the columns all the same.
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [uniqueIndex('credentials_person').on(table.userId, table.providerId)],
)

/** Links and codes sent by letter, until they are used; better-auth wants the table before anything is sent. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [index('verifications_identifier').on(table.identifier)],
)
