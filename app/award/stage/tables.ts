import { bigint, customType, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { people } from '../../accounts/tables.ts'
import { instant } from '../../platform/database/instant.ts'
import type { JuryChange } from '../jury/jury-changes.ts'
import type { AwardAction, AwardActor, AwardStage } from '../way/award-phases.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** How far the award of an edition has come by people's doing; what the clock has done since is worked out (`stageBy`). */
export const awardStages = pgTable('award_stages', {
  editionId: text('edition_id').primaryKey(),
  stage: text().$type<AwardStage>().notNull(),
  /** Until when the vote was extended. */
  voteEndsAt: instant('vote_ends_at'),
  updatedAt: instant('updated_at').notNull(),
})

/** Every step of the award. Only ever added to. */
export const awardStageHistory = pgTable(
  'award_stage_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    editionId: text('edition_id').notNull(),
    at: instant('at').notNull(),
    actor: text().$type<AwardActor>().notNull(),
    who: text().notNull(),
    action: text().$type<AwardAction | 'sign' | JuryChange>().notNull(),
    fromStage: text('from_stage').$type<AwardStage>().notNull(),
    toStage: text('to_stage').$type<AwardStage>().notNull(),
    details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
  },
  table => [index('award_stage_history_of').on(table.editionId, table.id)],
)

/** Half of what needs two: the secretary's or the chair's signature, until the other one comes or it is done. */
export const awardSignatures = pgTable(
  'award_signatures',
  {
    editionId: text('edition_id').notNull(),
    action: text().$type<'extend-vote' | 'seal'>().notNull(),
    actor: text().$type<'secretary' | 'chair'>().notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** What is signed: the hour of an extension, the fingerprint of the papers that are sealed. Both must sign the same. */
    subject: text().notNull(),
    at: instant('at').notNull(),
  },
  table => [primaryKey({ columns: [table.editionId, table.action, table.actor] })],
)

/** The sealed protocol. Its bytes leave the house at the hour of the ceremony and not before; its hash at once. */
export const awardProtocols = pgTable('award_protocols', {
  editionId: text('edition_id').primaryKey(),
  sealedAt: instant('sealed_at').notNull(),
  hash: text().notNull(),
  bytes: bytes().notNull(),
  /** The answer of the time-stamping service; null until it has answered. */
  receipt: bytes(),
  stampedAt: instant('stamped_at'),
  /** The number of the receipt, as the service counts. */
  stampSerial: text('stamp_serial'),
  /** When letters and release went out: with the names, once. */
  announcedAt: instant('announced_at'),
})
