import { createHash } from 'node:crypto'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { ContentRecords, Entity } from '../../../content/types.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { dayAfter } from '../../platform/dates.ts'
import type { Both } from '../../platform/languages.ts'
import { audioStops } from '../audio/tables.ts'
import { documents } from '../documents/tables.ts'
import * as tables from '../tables.ts'
import { type InsertContext, publishedIn } from './insert-context.ts'
import { insertArtists, insertParticipants } from './insert-participants.server.ts'
import { insertDepartures, insertEvents } from './insert-programme.server.ts'
import { insertEquipment, insertStands } from './insert-stands.server.ts'

type Insert<Kind extends Entity> = (
  tx: Tx,
  records: ContentRecords[Kind][],
  context: InsertContext,
) => Promise<number>

/** Writes new records. Whoever has the key already stays as they are. Answers how many were written. */
export function insertRecords<Kind extends Entity>(
  tx: Tx,
  entity: Kind,
  records: ContentRecords[Kind][],
  context: InsertContext,
): Promise<number> {
  return (inserts[entity] as unknown as Insert<Kind>)(tx, records, context)
}

const inserts: { [Kind in Entity]: Insert<Kind> } = {
  async speakers(tx, records, { now }) {
    const rows = records
      .map(({ picture, ...speaker }) => ({
        ...speaker,
        picturePath: picture,
        publishedRuAt: now,
        publishedEnAt: now,
      }))
      .toSorted((a, b) => a.id - b.id)
    const inserted = await insertNew(tx, tables.speakers, rows)
    // These ids were given by hand; the next speaker takes the number after them.
    await tx.execute(
      "select setval('speakers_id_seq', greatest((select max(id) from speakers), (select last_value from speakers_id_seq)))",
    )
    return inserted
  },

  async pages(tx, records, { now }) {
    const rows = records.map(page => ({ ...page, publishedAt: now }))
    return insertNew(tx, tables.pages, rows)
  },

  artists: insertArtists,
  participants: insertParticipants,
  events: insertEvents,
  departures: insertDepartures,

  async 'audio-stops'(tx, records, context) {
    const rows = records.map(stop => ({ ...stop, ...publishedIn(context) }))
    return insertNew(tx, audioStops, rows)
  },

  async people(tx, records, context) {
    // A member's row has no key of its own: the name in its body is one.
    const known = new Set((await tx.select().from(tables.members)).map(memberKey))
    const rows = records
      .filter(person => !known.has(memberKey(person)))
      .map(({ picture, ...person }) => ({ ...person, ...publishedIn(context), picturePath: picture }))
      .toSorted((a, b) => a.position - b.position)
    if (rows.length > 0) await tx.insert(tables.members).values(rows)
    return rows.length
  },

  async partners(tx, records, context) {
    const rows = records.map(({ mark, ...partner }) => ({
      ...partner,
      ...publishedIn(context),
      markPath: mark,
    }))
    return insertNew(tx, tables.partners, rows)
  },

  async releases(tx, records, context) {
    const rows = records.map(({ daysBefore, picture, ...release }) => ({
      ...release,
      ...publishedIn(context),
      releasedOn: dayAfter(context.edition.firstDay, -daysBefore),
      picturePath: picture,
    }))
    return insertNew(tx, tables.releases, rows)
  },

  async questions(tx, records, context) {
    const rows = records.map(question => ({ ...question, ...publishedIn(context) }))
    return insertNew(tx, tables.questions, rows)
  },

  async departments(tx, records, context) {
    const rows = records.map(department => ({ ...department, ...publishedIn(context) }))
    return insertNew(tx, tables.departments, rows)
  },

  async documents(tx, records, { edition }) {
    const rows = records.map(({ validFromDaysBefore, ...document }) => ({
      ...document,
      validFrom: dayAfter(edition.firstDay, -validFromDaysBefore),
      // What a visitor agrees to is known by this: the consent record names it.
      sha256: createHash('sha256').update(JSON.stringify(document)).digest('hex'),
    }))
    return insertNew(tx, documents, rows)
  },

  stands: insertStands,
  equipment: insertEquipment,
}

async function insertNew<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: PgInsertValue<Table>[],
): Promise<number> {
  const { rowCount } = await tx.insert(table).values(rows).onConflictDoNothing()
  return rowCount ?? 0
}

function memberKey({ body, firstName, lastName }: { body: string; firstName: Both; lastName: Both }) {
  return `${body} ${firstName.ru} ${lastName.ru}`
}
