import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/instant.ts'
import type { Role } from '../platform/person.ts'

/** Whoever works here, and whoever has registered. The columns and their names in the code are those better-auth asks for. */
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
    check(
      'people_role',
      sql`${table.role} in ('admin', 'box-office', 'door', 'requests', 'exhibitors', 'council', 'member')`,
    ),
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
    /** When the code was right. Until then a session of somebody who has a code, or must have one, opens nothing. */
    passedAt: instant('passed_at'),
    codeAttempts: integer('code_attempts').notNull().default(0),
    /** A secret being set up, encrypted. It is the session's: nobody confirms one that another has seen. */
    nextSecret: text('next_secret'),
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

/** The second thing a person proves themselves with: an app that makes codes. One for each. */
export const secondFactors = pgTable('second_factors', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** Encrypted under a secret that is not in the database. */
  secret: text().notNull(),
  confirmedAt: instant('confirmed_at').notNull(),
  /** The half minute of the last code that was taken: neither it nor an earlier one is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  /** New recovery codes, encrypted, until their owner has kept them. */
  unseenCodes: text('unseen_codes'),
  codesMadeAt: instant('codes_made_at').notNull(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    usedAt: instant('used_at'),
  },
  table => [primaryKey({ columns: [table.personId, table.hash] })],
)

/** What happened to accounts: who signed in how, who was refused, who set up, used or reset what. */
export const accountChanges = pgTable(
  'account_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    what: text().$type<AccountChange>().notNull(),
    /** Whose account. People go, and what they did stays: so an address, not a reference. */
    email: text().notNull(),
    actor: text().notNull(),
    reason: text().notNull().default(''),
    details: jsonb().notNull().default({}),
  },
  table => [index('account_changes_at').on(table.at), index('account_changes_email').on(table.email)],
)

export type AccountChange =
  | 'signed-in'
  | 'wrong-password'
  | 'wrong-code'
  | 'too-many-codes'
  | 'code-set-up'
  | 'recovery-codes-made'
  | 'code-removed'
  | 'code-reset'
