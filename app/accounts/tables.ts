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
import type { LocaleCode } from '../platform/languages.ts'
import type { Role } from '../platform/person.ts'
import type { LinkPurpose, Registration } from './links/account-link.ts'

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
    /** In which language letters are written to them. */
    locale: text().$type<LocaleCode>().notNull().default('ru'),
    /** Made for a demonstration, with a password everybody knows: refused in production. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** Since when an administrator keeps them out; null where nobody does. */
    suspendedAt: instant('suspended_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    check(
      'people_role',
      sql`${table.role} in ('admin', 'box-office', 'door', 'requests', 'exhibitors', 'award', 'chief-editor', 'editor', 'translator', 'press', 'curator', 'accountant', 'council', 'juror', 'member')`,
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

/** better-auth wants the table; our own links are `account_links`. */
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

/** Somebody asked to work here: by whom, as what. They are nobody until they have accepted. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In small letters. */
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** People go, and whom they invited stays: so no reference. */
    invitedBy: uuid('invited_by').notNull(),
    invitedByName: text('invited_by_name').notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    acceptedAt: instant('accepted_at'),
    personId: uuid('person_id'),
  },
  table => [
    index('staff_invitations_person').on(table.personId),
    // One at a time for a mailbox.
    uniqueIndex('staff_invitations_open')
      .on(table.email)
      .where(sql`cancelled_at is null and accepted_at is null`),
  ],
)

/**
 * A link sent by letter: it confirms a registration, signs in, sets a new password or confirms a new address. A row is made
 * whether or not the address is known; who it is for is found out when the letter is written (decision 0041).
 */
export const accountLinks = pgTable(
  'account_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of what stands in the letter; none until that is written. */
    hash: text().unique(),
    purpose: text().$type<LinkPurpose>().notNull(),
    /** The mailbox it goes to, in small letters. */
    email: text().notNull(),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    /** In which language it was asked for. */
    locale: text().$type<LocaleCode>().notNull(),
    /** Of the cookie in the browser that asked: whoever opens the link there need not choose a password once more. */
    browser: text(),
    /** Who registers; gone once they have. */
    registration: jsonb().$type<Registration>(),
    /** Where they wanted to go. */
    leadsTo: text('leads_to'),
    /** Of an invitation to work here: which one. */
    invitationId: uuid('invitation_id').references(() => staffInvitations.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  table => [
    check(
      'account_links_purpose',
      sql`${table.purpose} in ('register', 'sign-in', 'reset', 'email-old', 'email-new', 'invite')`,
    ),
    index('account_links_email').on(table.email),
    index('account_links_person').on(table.personId),
    index('account_links_expires').on(table.expiresAt),
  ],
)

/** An address that is to take the place of another, until both mailboxes have agreed. One at a time. */
export const emailChanges = pgTable('email_changes', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  oldAgreedAt: instant('old_agreed_at'),
  newAgreedAt: instant('new_agreed_at'),
})

/** What somebody agreed to when they registered: the very text, when, from where. It outlives the account, and names nobody. */
export const accountConsents = pgTable('account_consents', {
  id: uuid().primaryKey().defaultRandom(),
  personId: uuid('person_id').notNull(),
  document: text().notNull(),
  version: integer().notNull(),
  hash: text().notNull(),
  locale: text().$type<LocaleCode>().notNull(),
  address: text().notNull(),
  userAgent: text('user_agent').notNull(),
  givenAt: instant('given_at').notNull(),
})

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
    /** Theirs at the time; none of somebody unknown. The office reads what is not a member's. */
    role: text().$type<Role>(),
    actor: text().notNull(),
    reason: text().notNull().default(''),
    details: jsonb().notNull().default({}),
  },
  table => [
    index('account_changes_at').on(table.at),
    index('account_changes_email').on(table.email),
    index('account_changes_shown').on(table.id).where(sql`role is distinct from 'member'`),
  ],
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
  | 'registered'
  | 'password-changed'
  | 'password-reset'
  | 'sessions-ended'
  | 'email-asked'
  | 'email-changed'
  | 'email-refused'
  | 'account-closed'
  | 'invited'
  | 'invitation-accepted'
  | 'role-changed'
  | 'suspended'
  | 'unsuspended'
