import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { people } from '../../accounts/tables.ts'
import { instant } from '../../platform/database/instant.ts'
import type { Day } from '../../platform/dates.ts'
import { exhibitorApplications } from '../tables.ts'
import type { Decision } from './decisions.ts'

const ofApplication = () =>
  uuid('application_id')
    .notNull()
    .references(() => exhibitorApplications.id, { onDelete: 'cascade' })
const ofMember = () =>
  uuid('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' })

/** What a member of the council thinks of an application. One of each; given again, the last counts. */
export const councilVotes = pgTable(
  'council_votes',
  {
    applicationId: ofApplication(),
    personId: ofMember(),
    score: integer().notNull(),
    forColleagues: text('for_colleagues').notNull(),
    forApplicant: text('for_applicant').notNull(),
    votedAt: instant('voted_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.applicationId, table.personId] }),
    check('council_votes_score', sql`${table.score} between 1 and 5`),
  ],
)

/** Who knows the applicant too well to judge them: from then on they see nothing of it. */
export const councilConflicts = pgTable(
  'council_conflicts',
  {
    applicationId: ofApplication(),
    personId: ofMember(),
    reason: text().notNull(),
    declaredAt: instant('declared_at').notNull(),
  },
  table => [primaryKey({ columns: [table.applicationId, table.personId] })],
)

/** Whom the secretary has asked to judge an application; where nobody is named, everybody is. */
export const councilAssignments = pgTable(
  'council_assignments',
  { applicationId: ofApplication(), personId: ofMember() },
  table => [primaryKey({ columns: [table.applicationId, table.personId] })],
)

/** What a member wants to come back to. */
export const councilFlags = pgTable(
  'council_flags',
  { applicationId: ofApplication(), personId: ofMember() },
  table => [primaryKey({ columns: [table.applicationId, table.personId] })],
)

/** What members say to each other about an application, once each has voted. */
export const councilComments = pgTable(
  'council_comments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: ofApplication(),
    personId: ofMember(),
    text: text().notNull(),
    at: instant('at').notNull(),
  },
  table => [index('council_comments_application').on(table.applicationId, table.id)],
)

/** What the secretary has settled, known to nobody else until it is released. */
export const councilDecisions = pgTable(
  'council_decisions',
  {
    applicationId: ofApplication().primaryKey(),
    decision: text().$type<Decision>().notNull(),
    /** Where it would hang; the council may prefer another section than the applicant. */
    section: text().notNull(),
    /** What the applicant reads: the reason, or what to change. */
    message: text().notNull(),
    changesUntil: text('changes_until').$type<Day>(),
    decidedBy: text('decided_by').notNull(),
    decidedAt: instant('decided_at').notNull(),
    /** Of those who are accepted: in which turn they choose a stand. Known with the release. */
    rank: integer(),
    releasedAt: instant('released_at'),
  },
  table => [
    check(
      'council_decisions_decision',
      sql`${table.decision} in ('accept', 'wait', 'ask-changes', 'decline')`,
    ),
    check('council_decisions_rank', sql`${table.rank} between 1 and 4`),
    check(
      'council_decisions_changes',
      sql`(${table.decision} = 'ask-changes') = (${table.changesUntil} is not null)`,
    ),
  ],
)

/** Answers that went out together. */
export const councilReleases = pgTable('council_releases', {
  id: uuid().primaryKey(),
  editionId: text('edition_id').notNull(),
  releasedAt: instant('released_at').notNull(),
  releasedBy: text('released_by').notNull(),
  counts: jsonb().$type<Record<Decision, number>>().notNull(),
})
