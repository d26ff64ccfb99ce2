import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { submissions } from '../applications/tables.ts'
import { instant } from '../platform/database/instant.ts'
import type { BookFileKind } from './books/book-files.ts'
import type { Nomination } from './count/award-rule.ts'
import type { ApplicationAction, ApplicationActor, ApplicationState } from './way/application-states.ts'

/** A book that was sent in. Who sent it stands in the submission and nowhere else: once that is erased, nobody does. */
export const awardApplications = pgTable(
  'award_applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** «№ 17»: what people call it by. */
    number: integer().generatedAlwaysAsIdentity().notNull().unique(),
    editionId: text('edition_id').notNull(),
    submissionId: uuid('submission_id')
      .notNull()
      .unique()
      .references(() => submissions.id),
    state: text().$type<ApplicationState>().notNull().default('submitted'),
    nomination: text().$type<Nomination>().notNull(),
    /** What is said of the book, by field; what is missing is told, not refused. */
    fields: jsonb().$type<Record<string, string>>().notNull(),
    /** Grows with every change of the fields: who has seen an earlier one overwrites nothing. */
    revision: integer().notNull().default(0),
    /** Thirteen digits, once they are right: by them the same book is found twice. */
    isbn: text(),
    /** SHA-256 of the secret in the link; null once it leads nowhere. */
    linkHash: text('link_hash').unique(),
    locale: text().notNull(),
    question: text(),
    questionUntil: instant('question_until'),
    copiesReceivedAt: instant('copies_received_at'),
    /** The nomination the secretary proposes, and when the applicant agreed. */
    moveTo: text('move_to').$type<Nomination>(),
    moveAgreedAt: instant('move_agreed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    check(
      'award_applications_state',
      sql`${table.state} in ('submitted', 'checked', 'question', 'admitted', 'declined', 'withdrawn')`,
    ),
    check(
      'award_applications_nomination',
      sql`${table.nomination} in ('research', 'debut', 'master', 'teaching') and (${table.moveTo} is null or ${table.moveTo} in ('research', 'debut', 'master', 'teaching'))`,
    ),
    check('award_applications_isbn', sql`${table.isbn} ~ '^97[89][0-9]{10}$'`),
    check(
      'award_applications_question',
      sql`(${table.state} = 'question') = (${table.questionUntil} is not null)`,
    ),
    index('award_applications_by_state').on(table.editionId, table.state, table.updatedAt),
    index('award_applications_by_isbn').on(table.isbn),
  ],
)

/** A file of a book as it is kept; where it lies follows from its id alone. */
export const awardFiles = pgTable(
  'award_files',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => awardApplications.id, { onDelete: 'cascade' }),
    kind: text().$type<BookFileKind>().notNull(),
    /** How its sender calls it; shown to people, never a path. */
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    unique('award_files_one').on(table.applicationId, table.kind),
    check('award_files_kind', sql`${table.kind} in ('cover', 'reading-copy')`),
  ],
)

/** Every step of a book. Only ever added to. */
export const awardHistory = pgTable(
  'award_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => awardApplications.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    actor: text().$type<ApplicationActor>().notNull(),
    /** Whoever of staff did it; of applicants the link is all that is known. */
    who: text().notNull(),
    action: text().$type<ApplicationAction | 'submit'>().notNull(),
    fromState: text('from_state').$type<ApplicationState>(),
    toState: text('to_state').$type<ApplicationState>().notNull(),
    details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
  },
  table => [index('award_history_of').on(table.applicationId, table.id)],
)
