import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { people } from '../accounts/tables.ts'
import { instant } from '../platform/database/instant.ts'
import type { Actor, ExhibitorAction, ExhibitorState } from './states.ts'
import type { GivenConsent, MaterialPictureKind, SubmittedMaterials, SubmittedWork } from './submitted.ts'
import type { UploadRefusal } from './upload-refusal.ts'

/** One of a person and a fair: what they are writing now, and how far it has come. */
export const exhibitorApplications = pgTable(
  'exhibitor_applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** «Э-218»: what people call it by. */
    number: integer().generatedAlwaysAsIdentity({ startWith: 201 }).notNull().unique(),
    editionId: text('edition_id').notNull(),
    /** Accounts go; what was submitted stays for as long as the law asks. */
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    state: text().$type<ExhibitorState>().notNull().default('draft'),
    /** What is typed, by field; nothing in it is required. */
    fields: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Grows with every change of the fields: who has seen an earlier one overwrites nothing. */
    revision: integer().notNull().default(0),
    /** As it was submitted last: what lists show. What is being written is its owner's alone. */
    kind: text().notNull().default(''),
    nameRu: text('name_ru').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    /** The language its owner wrote in last: letters go out in it. */
    locale: text().notNull(),
    /** Until when changes that were asked for are awaited. */
    changesUntil: instant('changes_until'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    submittedAt: instant('submitted_at'),
  },
  table => [
    unique('exhibitor_applications_one').on(table.editionId, table.personId),
    check(
      'exhibitor_applications_state',
      sql`${table.state} in ('draft', 'submitted', 'in-review', 'changes-asked', 'waiting-list', 'accepted', 'declined', 'withdrawn', 'stand-held', 'awaiting-payment', 'stand-paid', 'materials-in-review', 'published')`,
    ),
    // A person's own, to whichever fair.
    index('exhibitor_applications_by_person').on(table.personId, table.number),
    index('exhibitor_applications_by_time').on(table.updatedAt),
    index('exhibitor_applications_by_state').on(table.state, table.updatedAt),
    index('exhibitor_applications_by_kind').on(table.kind, table.updatedAt),
  ],
)

/** A picture as it is kept: made anew without what the camera wrote into it. Where it lies follows from its id alone. */
export const exhibitorPictures = pgTable(
  'exhibitor_pictures',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => exhibitorApplications.id, { onDelete: 'cascade' }),
    /** How its owner calls it; shown to people, never a path. */
    name: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** What it takes on the disk, all sizes together. */
    bytes: bigint({ mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('exhibitor_pictures_application').on(table.applicationId)],
)

export const exhibitorWorks = pgTable(
  'exhibitor_works',
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => exhibitorApplications.id, { onDelete: 'cascade' }),
    /** From 1; the first opens the application. */
    place: integer().notNull(),
    fields: jsonb().$type<Record<string, string>>().notNull().default({}),
    revision: integer().notNull().default(0),
    pictureId: uuid('picture_id').references(() => exhibitorPictures.id),
  },
  table => [
    check('exhibitor_works_place', sql`${table.place} > 0`),
    index('exhibitor_works_application').on(table.applicationId, table.place),
    index('exhibitor_works_picture').on(table.pictureId),
  ],
)

/** What was submitted, as the council sees it. Never changed. */
export const exhibitorVersions = pgTable(
  'exhibitor_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => exhibitorApplications.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    works: jsonb().$type<SubmittedWork[]>().notNull(),
    locale: text().notNull(),
    /** What was agreed to: which paper, in which version, and the hash of the very text. */
    consents: jsonb().$type<GivenConsent[]>().notNull(),
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
    submittedAt: instant('submitted_at').notNull(),
  },
  table => [unique('exhibitor_versions_number').on(table.applicationId, table.number)],
)

/** What a participant's page is made of, as its owner writes it, and as it was handed in last. */
export const exhibitorMaterials = pgTable('exhibitor_materials', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => exhibitorApplications.id, { onDelete: 'cascade' }),
  fields: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** Grows with every change of words or captions: who has seen an earlier one overwrites nothing. */
  revision: integer().notNull().default(0),
  /** One name a line; they go to the entrance and nowhere else. */
  passes: text().notNull().default(''),
  /** What the office reads and publishes. What is being written is its owner's alone. */
  submitted: jsonb().$type<SubmittedMaterials>(),
  submittedAt: instant('submitted_at'),
  updatedAt: instant('updated_at').notNull(),
})

/** A picture of the page, or the mark its owner is known by. */
export const exhibitorMaterialPictures = pgTable(
  'exhibitor_material_pictures',
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => exhibitorApplications.id, { onDelete: 'cascade' }),
    kind: text().$type<MaterialPictureKind>().notNull(),
    /** From 1; the first opens the page. A logo has none. */
    place: integer().notNull(),
    fields: jsonb().$type<Record<string, string>>().notNull().default({}),
    pictureId: uuid('picture_id').references(() => exhibitorPictures.id),
  },
  table => [
    check('exhibitor_material_pictures_kind', sql`${table.kind} in ('logo', 'picture')`),
    uniqueIndex('exhibitor_material_pictures_logo').on(table.applicationId).where(sql`kind = 'logo'`),
    index('exhibitor_material_pictures_application').on(table.applicationId, table.place),
    index('exhibitor_material_pictures_picture').on(table.pictureId),
  ],
)

/** A file on its way to us, for as long as it takes. */
export const exhibitorUploads = pgTable(
  'exhibitor_uploads',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => exhibitorApplications.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Whose work is gone still counts against what one may send in a day. */
    workId: uuid('work_id').references(() => exhibitorWorks.id, { onDelete: 'set null' }),
    /** The picture of the materials it becomes, where it is no work's. */
    materialId: uuid('material_id').references(() => exhibitorMaterialPictures.id, { onDelete: 'set null' }),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** What the sender knows the same file by, should it have to begin again. */
    fingerprint: text().notNull(),
    /** So many bytes are on the disk for good. */
    received: bigint({ mode: 'number' }).notNull().default(0),
    refusal: jsonb().$type<UploadRefusal>(),
    pictureId: uuid('picture_id'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  table => [
    check('exhibitor_uploads_size', sql`${table.size} > 0 and ${table.received} between 0 and ${table.size}`),
    index('exhibitor_uploads_person').on(table.personId, table.createdAt),
    index('exhibitor_uploads_by_time').on(table.createdAt),
    // The same file for the same work is one upload, however often its sender begins.
    uniqueIndex('exhibitor_uploads_open').on(table.workId).where(sql`${table.endedAt} is null`),
    uniqueIndex('exhibitor_uploads_open_material').on(table.materialId).where(sql`${table.endedAt} is null`),
    index('exhibitor_uploads_application').on(table.applicationId),
  ],
)

/** Everything that happened to an application: who, when, what, from where to where. Only ever added to. */
export const exhibitorHistory = pgTable(
  'exhibitor_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => exhibitorApplications.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    actor: text().$type<Actor>().notNull(),
    /** An address: people go, and what they did stays. */
    who: text().notNull(),
    action: text().$type<ExhibitorAction>().notNull(),
    fromState: text('from_state').$type<ExhibitorState>().notNull(),
    toState: text('to_state').$type<ExhibitorState>().notNull(),
    details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
  },
  table => [index('exhibitor_history_application').on(table.applicationId, table.id)],
)

/** Who writes in a thread: the exhibitor, or the fair's office. */
export type Side = 'exhibitor' | 'office'

/** What an exhibitor and the office have to say to each other, one for an application; made with its first message. */
export const exhibitorThreads = pgTable(
  'exhibitor_threads',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => exhibitorApplications.id, { onDelete: 'cascade' }),
    lastAt: instant('last_at').notNull(),
    /** Since when the exhibitor waits for an answer; null when nobody does. */
    waitsSince: instant('waits_since'),
    /** The last message that each side has had before its eyes. */
    exhibitorReadId: bigint('exhibitor_read_id', { mode: 'number' }).notNull().default(0),
    officeReadId: bigint('office_read_id', { mode: 'number' }).notNull().default(0),
    /** The last message that each side was told of by e-mail, and when. */
    exhibitorToldId: bigint('exhibitor_told_id', { mode: 'number' }).notNull().default(0),
    officeToldId: bigint('office_told_id', { mode: 'number' }).notNull().default(0),
    exhibitorToldAt: instant('exhibitor_told_at'),
    officeToldAt: instant('office_told_at'),
  },
  table => [
    index('exhibitor_threads_by_time').on(table.lastAt, table.applicationId),
    index('exhibitor_threads_waiting')
      .on(table.lastAt, table.applicationId)
      .where(sql`${table.waitsSince} is not null`),
  ],
)

/** Never changed. */
export const exhibitorMessages = pgTable(
  'exhibitor_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => exhibitorThreads.applicationId, { onDelete: 'cascade' }),
    side: text().$type<Side>().notNull(),
    /** Whoever wrote it; accounts go, and what they wrote stays with its application. */
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    author: text().notNull(),
    text: text().notNull(),
    /** The same text after the same message is the same message, however often it is sent. */
    key: text().notNull(),
    at: instant('at').notNull(),
  },
  table => [
    check('exhibitor_messages_side', sql`${table.side} in ('exhibitor', 'office')`),
    check('exhibitor_messages_text', sql`${table.text} <> ''`),
    unique('exhibitor_messages_key').on(table.applicationId, table.key),
    index('exhibitor_messages_thread').on(table.applicationId, table.id),
  ],
)

/** What a file that came with a message is, by its bytes. */
export type AttachmentType = 'pdf' | 'jpeg' | 'png'

/** A file that came with a message: one of each. Where it lies follows from its application and its id. */
export const exhibitorMessageFiles = pgTable(
  'exhibitor_message_files',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => exhibitorThreads.applicationId, { onDelete: 'cascade' }),
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .unique('exhibitor_message_files_message')
      .references(() => exhibitorMessages.id, { onDelete: 'cascade' }),
    /** How its sender calls it; shown to people, never a path. */
    name: text().notNull(),
    type: text().$type<AttachmentType>().notNull(),
    bytes: integer().notNull(),
  },
  table => [
    check('exhibitor_message_files_type', sql`${table.type} in ('pdf', 'jpeg', 'png')`),
    index('exhibitor_message_files_application').on(table.applicationId),
  ],
)
