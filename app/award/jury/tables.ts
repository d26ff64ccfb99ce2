import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { people } from '../../accounts/tables.ts'
import { instant } from '../../platform/database/instant.ts'
import type { Criterion, Grade, Nomination } from '../count/award-rule.ts'
import { awardApplications } from '../tables.ts'
import type { ConflictKind } from './conflicts.ts'

const ofBook = () =>
  uuid('application_id')
    .notNull()
    .references(() => awardApplications.id, { onDelete: 'cascade' })
const ofJuror = () =>
  uuid('juror_id')
    .notNull()
    .references(() => people.id)

/** Who judges in an edition. An account with the role `juror` that stands here; one of them is the chair. */
export const awardJurors = pgTable(
  'award_jurors',
  {
    editionId: text('edition_id').notNull(),
    jurorId: ofJuror(),
    isChair: boolean('is_chair').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.editionId, table.jurorId] }),
    uniqueIndex('award_jurors_one_chair').on(table.editionId).where(sql`${table.isChair}`),
  ],
)

/** That a juror was reminded on a day: once is enough. */
export const awardReminders = pgTable(
  'award_reminders',
  { jurorId: ofJuror(), day: date().notNull(), at: instant('at').notNull() },
  table => [primaryKey({ columns: [table.jurorId, table.day] })],
)

/** Whom the secretary has asked to read a book in the first round. */
export const awardAssignments = pgTable(
  'award_assignments',
  { applicationId: ofBook(), jurorId: ofJuror(), at: instant('at').notNull() },
  table => [
    primaryKey({ columns: [table.applicationId, table.jurorId] }),
    index('award_assignments_juror').on(table.jurorId),
  ],
)

/** Who stands back from a book, in both rounds; declared by the juror or recorded by the secretary. Never taken back by a juror. */
export const awardRecusals = pgTable(
  'award_recusals',
  {
    applicationId: ofBook(),
    jurorId: ofJuror(),
    kind: text().$type<ConflictKind>().notNull(),
    note: text().notNull(),
    /** Who of them wrote it down. */
    declaredBy: text('declared_by').$type<'juror' | 'secretary'>().notNull(),
    at: instant('at').notNull(),
  },
  table => [primaryKey({ columns: [table.applicationId, table.jurorId] })],
)

/**
 * What a juror has written of a book in the first round, as they type, and whether it is sent. A sheet that is not sent is
 * nobody's but its juror's.
 */
export const awardSheets = pgTable(
  'award_sheets',
  {
    applicationId: ofBook(),
    jurorId: ofJuror(),
    /** Whole halves of points, 2 to 20; a criterion that is not judged yet is not there. */
    halves: jsonb().$type<Partial<Record<Criterion, number>>>().notNull().default({}),
    note: text().notNull().default(''),
    /** The page of the reading copy that was open last. */
    page: integer().notNull().default(0),
    /** Grows with every change: a tab of yesterday overwrites nothing. */
    revision: integer().notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
    outcome: text().$type<'sent' | 'abstained'>(),
    sentAt: instant('sent_at'),
  },
  table => [
    primaryKey({ columns: [table.applicationId, table.jurorId] }),
    check('award_sheets_outcome', sql`${table.outcome} in ('sent', 'abstained')`),
    check('award_sheets_sent', sql`(${table.outcome} is null) = (${table.sentAt} is null)`),
  ],
)

/** What jurors say to each other of a book; open to whoever has sent their own sheet or has none to send. */
export const awardRemarks = pgTable(
  'award_remarks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: ofBook(),
    jurorId: ofJuror(),
    text: text().notNull(),
    at: instant('at').notNull(),
  },
  table => [index('award_remarks_of').on(table.applicationId, table.id)],
)

/** A juror's ballot in one nomination of the second round; a draft until it is cast. */
export const awardBallots = pgTable(
  'award_ballots',
  {
    editionId: text('edition_id').notNull(),
    jurorId: ofJuror(),
    nomination: text().$type<Nomination>().notNull(),
    /** By the id of the application. */
    grades: jsonb().$type<Record<string, Grade>>().notNull().default({}),
    /** The chair's word for a tie: ids of applications from the one to prefer; empty for everybody else. */
    preference: jsonb().$type<string[]>().notNull().default([]),
    revision: integer().notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
    outcome: text().$type<'cast' | 'abstained'>(),
    castAt: instant('cast_at'),
  },
  table => [
    primaryKey({ columns: [table.editionId, table.jurorId, table.nomination] }),
    check('award_ballots_outcome', sql`${table.outcome} in ('cast', 'abstained')`),
    check('award_ballots_cast', sql`(${table.outcome} is null) = (${table.castAt} is null)`),
  ],
)

/** Whom a juror would give the jury prize; null: nobody. */
export const awardPrizeVotes = pgTable(
  'award_prize_votes',
  {
    editionId: text('edition_id').notNull(),
    jurorId: ofJuror(),
    applicationId: uuid('application_id').references(() => awardApplications.id, { onDelete: 'cascade' }),
    castAt: instant('cast_at').notNull(),
  },
  table => [primaryKey({ columns: [table.editionId, table.jurorId] })],
)
