import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { leads } from '../leads/tables.ts'
import { instant } from '../platform/database/instant.ts'
import type { Both } from '../platform/languages.ts'
import type { SubmissionState } from './submission-states.ts'
import type { AskedField, FormWords } from './words/form-words.ts'

/** What people have sent, as they sent it. It is here before anybody is thanked for it. */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid().primaryKey().defaultRandom(),
    form: text().notNull(),
    formVersion: integer('form_version').notNull(),
    locale: text().notNull(),
    /** The page it was sent from, without the site's own name. */
    page: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    fields: jsonb().$type<Record<string, string | string[]>>().notNull(),
    wantsNews: boolean('wants_news').notNull().default(false),
    state: text().$type<SubmissionState>().notNull().default('new'),
    /** One token, one submission: a second click finds the first. */
    token: text().notNull().unique(),
    contentHash: text('content_hash').notNull(),
    leadId: uuid('lead_id')
      .unique()
      .references(() => leads.id),
    createdAt: instant('created_at').notNull(),
    erasedAt: instant('erased_at'),
  },
  table => [
    check('submissions_state', sql`${table.state} in ('new', 'in-work', 'answered', 'declined')`),
    index('submissions_by_time').on(table.createdAt),
    index('submissions_by_form').on(table.form, table.createdAt),
  ],
)

/** The proof of what was agreed to: the very text, when, from where. Never changed; the last goes with the person. */
export const submissionConsents = pgTable('submission_consents', {
  id: uuid().primaryKey().defaultRandom(),
  submissionId: uuid('submission_id')
    .notNull()
    .references(() => submissions.id),
  document: text().notNull(),
  version: integer().notNull(),
  /** SHA-256 of the text in the language it was read in. */
  hash: text().notNull(),
  locale: text().notNull(),
  address: text().notNull(),
  userAgent: text('user_agent').notNull(),
  page: text().notNull(),
  givenAt: instant('given_at').notNull(),
})

/** What staff did with it, and who. Only ever added to; notes lose their words with the person. */
export const submissionLog = pgTable(
  'submission_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id),
    kind: text()
      .$type<'state' | 'note' | 'erased' | 'sent-again' | 'passed-on' | 'passed-on-named'>()
      .notNull(),
    text: text().notNull().default(''),
    actor: text().notNull(),
    at: instant('at').notNull(),
  },
  table => [index('submission_log_of').on(table.submissionId, table.at)],
)

/** What forms ask and say, as editors have it; which fields there are and what is right in them is the code's. */
export const formWordings = pgTable('form_wordings', {
  key: text().primaryKey(),
  lead: jsonb().$type<Both>().notNull(),
  button: jsonb().$type<Both>().notNull(),
  asked: jsonb().$type<AskedField[]>().notNull(),
  thanksTitle: jsonb('thanks_title').$type<Both>().notNull(),
  thanksText: jsonb('thanks_text').$type<Both>().notNull(),
  closedBefore: jsonb('closed_before').$type<Both>().notNull(),
  closedOver: jsonb('closed_over').$type<Both>().notNull(),
  closedForGood: jsonb('closed_for_good').$type<Both>().notNull(),
  /** The code's own: what a form says where nobody has written anything else. */
  defaults: jsonb().$type<FormWords>().notNull(),
  publishedRuAt: instant('published_ru_at'),
  publishedEnAt: instant('published_en_at'),
})
