import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import type { Both } from '../platform/languages.ts'
import type { Edition } from './edition.ts'
import type { SetValue } from './edition-fields.ts'

/** The fairs there are. Whoever changes one holds its row: changes of one edition come one after the other. */
export const editions = pgTable(
  'editions',
  {
    /** The year and month of its first day, `2026-04`: it stands in every QR code. */
    id: text().primaryKey(),
    // A default for the release before, which knows the first edition only; to be dropped by the next one.
    name: jsonb().$type<Both>().notNull().default({ ru: 'Осень 2025', en: 'Autumn 2025' }),
    /** When the site turns to it; null until two people have planned that. */
    shownFrom: instant('shown_from').unique('editions_shown_from'),
    madeFrom: text('made_from').references((): AnyPgColumn => editions.id),
    /** What its form was sent with: the same form sent twice makes one edition. */
    madeKey: uuid('made_key').unique('editions_made_key'),
    madeById: text('made_by_id'),
    madeBy: text('made_by').notNull().default(''),
    madeAt: instant('made_at'),
  },
  table => [
    check('editions_id', sql`${table.id} ~ '^[0-9A-Z-]{1,20}$'`),
    check('editions_name', sql`${table.name} ->> 'ru' <> '' and ${table.name} ->> 'en' <> ''`),
    uniqueIndex('editions_name_ru').on(sql`lower(${table.name} ->> 'ru')`),
    uniqueIndex('editions_name_en').on(sql`lower(${table.name} ->> 'en')`),
  ],
)

// Days and hours are written so that their order is the order of their letters.
const at = (values: AnyPgColumn, path: string): SQL => sql`${values} #>> ${sql.raw(`'{${path}}'`)}`
const inOrder = (values: AnyPgColumn, ...paths: string[]): SQL =>
  sql.join(
    paths
      .slice(1)
      .map((path, place) => sql`(${at(values, paths[place] ?? '')}) collate "C" <= (${at(values, path)})`),
    sql` and `,
  )
const all = (values: AnyPgColumn, path: string): SQL =>
  sql`not jsonb_path_exists(${values}, ${sql.raw(`'${path}'`)})`

// The next fair where one is named, otherwise the edition's own.
const beforeTheirFair = (values: AnyPgColumn, name: string): SQL =>
  sql`(${at(values, `exhibitors,${name}`)}) collate "C" < coalesce(${at(values, 'nextFair,firstDay')}, ${at(values, 'firstDay')})`

// The steps of the refund ladder, each lower than the one above it.
const falls = (values: AnyPgColumn, name: string): SQL =>
  sql.join(
    [0, 1, 2].map(
      step =>
        sql`(${at(values, `refunds,${step},${name}`)})::int > (${at(values, `refunds,${step + 1},${name}`)})::int`,
    ),
    sql` and `,
  )

/**
 * What an edition says from a moment on, the whole of it. The site reads these rows and nothing else of an edition; those
 * ahead of now follow from the changes that were agreed to, those behind are what was true then.
 */
export const editionValues = pgTable(
  'edition_values',
  {
    editionId: text('edition_id')
      .notNull()
      .references(() => editions.id),
    holdsFrom: instant('holds_from').notNull(),
    values: jsonb('values').$type<Edition>().notNull(),
  },
  table => [
    primaryKey({ name: 'edition_values_pk', columns: [table.editionId, table.holdsFrom] }),
    check('edition_values_id', sql`${table.values} ->> 'id' = ${table.editionId}`),
    // What is missing would pass every other check.
    check(
      'edition_values_whole',
      sql`${table.values} ?& array['firstDay', 'lastDay', 'vipOpening', 'visitorDays', 'award', 'ticketSalesFrom', 'tickets', 'tours', 'refunds', 'sale']`,
    ),
    check(
      'edition_values_days',
      inOrder(
        table.values,
        'ticketSalesFrom',
        'firstDay',
        'vipOpening,day',
        'visitorDays,first',
        'visitorDays,last',
        'lastDay',
      ),
    ),
    check(
      'edition_values_hours',
      sql`${inOrder(table.values, 'visitorDays,from', 'visitorDays,windowTurnsAt', 'visitorDays,to')} and ${inOrder(table.values, 'vipOpening,from', 'vipOpening,to')}`,
    ),
    check(
      'edition_values_award',
      inOrder(
        table.values,
        'award,opensOn',
        'award,closesOn',
        'award,judgingFrom',
        'award,firstRoundTo',
        'award,judgingTo',
        'award,shortlistOn',
        'award,announcedOn',
        'lastDay',
      ),
    ),
    check(
      'edition_values_money',
      sql`${all(table.values, '$.tickets.* ? (@ < 0)')} and ${all(table.values, '$.tours.*.priceKopecks ? (@ < 0)')} and ${all(table.values, '$.award.prizeKopecks ? (@ < 0)')}`,
    ),
    check(
      'edition_values_ladder',
      sql`${all(table.values, '$.refunds[*] ? (@.percent < 0 || @.percent > 100 || @.minDays < 0)')} and ${falls(table.values, 'percent')} and ${falls(table.values, 'minDays')}`,
    ),
    // The days of the fair that exhibitors apply to; the release before knows none, so a row may be without.
    check(
      'edition_values_exhibitors',
      sql`not (${table.values} ? 'exhibitors') or (${table.values} -> 'exhibitors' ?& array['fairId', 'opensOn', 'closesOn', 'answersBy', 'ranksFrom', 'standsTo', 'materialsUntil', 'arrivalUntil'] and ${inOrder(
        table.values,
        'exhibitors,opensOn',
        'exhibitors,closesOn',
        'exhibitors,answersBy',
        'exhibitors,ranksFrom,0',
        'exhibitors,ranksFrom,1',
        'exhibitors,ranksFrom,2',
        'exhibitors,ranksFrom,3',
        'exhibitors,standsTo',
        'exhibitors,materialsUntil',
      )} and ${beforeTheirFair(table.values, 'materialsUntil')} and ${beforeTheirFair(table.values, 'arrivalUntil')})`,
    ),
    check(
      'edition_values_next_fair',
      inOrder(table.values, 'lastDay', 'nextFair,firstDay', 'nextFair,lastDay'),
    ),
    check('edition_values_sale', all(table.values, '$.sale.* ? (@ <= 0)')),
  ],
)

export type ChangeState = 'proposed' | 'agreed' | 'refused' | 'withdrawn'

/** What somebody wants to be otherwise, from when and why, and who agreed. Money takes two people, and so does what decides the award. */
export const editionChanges = pgTable(
  'edition_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    editionId: text('edition_id')
      .notNull()
      .references(() => editions.id),
    set: jsonb('set').$type<SetValue[]>().notNull(),
    /** Null: as soon as it is agreed to; then it says when that was. */
    holdsFrom: instant('holds_from'),
    takesTwo: boolean('takes_two').notNull(),
    reason: text().notNull(),
    state: text().$type<ChangeState>().notNull(),
    proposedById: text('proposed_by_id').notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    decidedById: text('decided_by_id'),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    /** Said when it was sent back or taken back. */
    note: text().notNull().default(''),
    /** Of what was agreed to and taken back before it held: by whom and when. */
    withdrawnBy: text('withdrawn_by'),
    withdrawnAt: instant('withdrawn_at'),
    /** Made by a change of the edition on show, which says the same of the same fair; it comes and goes with it. */
    followsId: integer('follows_id').references((): AnyPgColumn => editionChanges.id),
  },
  table => [
    index('edition_changes_edition').on(table.editionId, table.proposedAt),
    check('edition_changes_state', sql`${table.state} in ('proposed', 'agreed', 'refused', 'withdrawn')`),
    check('edition_changes_set', sql`jsonb_array_length(${table.set}) > 0`),
    check('edition_changes_decided', sql`${table.state} <> 'agreed' or ${table.decidedById} is not null`),
    check('edition_changes_moment', sql`${table.state} <> 'agreed' or ${table.holdsFrom} is not null`),
    // Four eyes are two people.
    check(
      'edition_changes_four_eyes',
      sql`${table.state} <> 'agreed' or not ${table.takesTwo} or ${table.decidedById} <> ${table.proposedById}`,
    ),
  ],
)

/** The site is to turn to another edition at a moment: who wants it and why, and who agreed. It always takes two people. */
export const editionTurns = pgTable(
  'edition_turns',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    editionId: text('edition_id')
      .notNull()
      .references(() => editions.id),
    shownFrom: instant('shown_from').notNull(),
    reason: text().notNull(),
    state: text().$type<ChangeState>().notNull(),
    proposedById: text('proposed_by_id').notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    decidedById: text('decided_by_id'),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    note: text().notNull().default(''),
    withdrawnBy: text('withdrawn_by'),
    withdrawnAt: instant('withdrawn_at'),
  },
  table => [
    check('edition_turns_state', sql`${table.state} in ('proposed', 'agreed', 'refused', 'withdrawn')`),
    check('edition_turns_decided', sql`${table.state} <> 'agreed' or ${table.decidedById} is not null`),
    check(
      'edition_turns_four_eyes',
      sql`${table.state} <> 'agreed' or ${table.decidedById} <> ${table.proposedById}`,
    ),
    // One wish at a time, whichever edition it is for.
    uniqueIndex('edition_turns_one_wish').on(table.state).where(sql`state = 'proposed'`),
  ],
)
