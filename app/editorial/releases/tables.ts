import { sql } from 'drizzle-orm'
import {
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
import { instant } from '../../platform/database/instant.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { KindName } from '../kinds/kind-names.ts'
import type { Agreed, Before, ItemAction, Obstacle, Outcome, ReleaseOrigin, ReleaseState } from './release.ts'

/** Several changes that go out together, at one moment. Never deleted. */
export const contentReleases = pgTable(
  'content_releases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    note: text().notNull().default(''),
    /** How it came about: gathered by hand, «опубликовать в…» on one record, or an action on many rows of a list. */
    origin: text().$type<ReleaseOrigin>().notNull(),
    state: text().$type<ReleaseState>().notNull(),
    madeAt: instant('made_at').notNull(),
    madeById: text('made_by_id').notNull(),
    madeByName: text('made_by_name').notNull(),
    /** When it is to go out, and in whose name. */
    plannedFor: instant('planned_for'),
    plannedById: text('planned_by_id'),
    plannedByName: text('planned_by_name'),
    publishedAt: instant('published_at'),
    publishedByName: text('published_by_name'),
    takenBackAt: instant('taken_back_at'),
    takenBackByName: text('taken_back_by_name'),
    /** What stood in the way when its moment came; of an action on many rows, what was refused. */
    obstacles: jsonb().$type<Obstacle[]>().notNull().default([]),
  },
  table => [
    index('content_releases_due').on(table.plannedFor).where(sql`state = 'planned'`),
    index('content_releases_made').on(table.madeAt),
    check(
      'content_releases_state',
      sql`${table.state} in ('gathering', 'planned', 'held-up', 'published', 'taken-back')`,
    ),
    check('content_releases_origin', sql`${table.origin} in ('gathered', 'single', 'bulk')`),
    check(
      'content_releases_planned',
      sql`${table.state} not in ('planned', 'held-up') or (${table.plannedFor} is not null and ${table.plannedById} is not null)`,
    ),
    check(
      'content_releases_published',
      sql`${table.state} <> 'published' or ${table.publishedAt} is not null`,
    ),
  ],
)

/** What a release does, record by record. */
export const contentReleaseItems = pgTable(
  'content_release_items',
  {
    releaseId: integer('release_id')
      .notNull()
      .references(() => contentReleases.id),
    kind: text().$type<KindName>().notNull(),
    key: text().notNull(),
    action: text().$type<ItemAction>().notNull(),
    languages: jsonb().$type<LocaleCode[]>().notNull(),
    /** The text somebody agreed to: what is written later stays a draft. */
    agreed: jsonb().$type<Agreed>().notNull(),
    /** The revision of the draft which that was. */
    revision: integer().notNull(),
    /** Why it goes out although a check asks for a repair. */
    reason: text(),
    addedAt: instant('added_at').notNull(),
    addedByName: text('added_by_name').notNull(),
    /** What came along at one press is taken out at one. */
    batch: uuid().notNull(),
    /** Its release has not gone out yet. */
    isOpen: boolean('is_open').notNull(),
    /** What was public before it went out, and the version it went out as. */
    before: jsonb().$type<Before>(),
    version: integer(),
    outcome: text().$type<Outcome>(),
  },
  table => [
    primaryKey({ name: 'content_release_items_pk', columns: [table.releaseId, table.kind, table.key] }),
    // One draft waits in one release.
    uniqueIndex('content_release_items_open').on(table.kind, table.key).where(sql`is_open`),
    check('content_release_items_action', sql`${table.action} in ('publish', 'withdraw', 'trash')`),
    check('content_release_items_outcome', sql`${table.outcome} in ('out', 'taken-back', 'left')`),
    check(
      'content_release_items_out',
      sql`${table.outcome} is null or (${table.before} is not null and ${table.version} is not null and not ${table.isOpen})`,
    ),
  ],
)
