import { asc, eq, sql } from 'drizzle-orm'
import { eventSpeakers, participantArtists, works } from '../../content/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Field } from '../fields.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import type { Json, JsonObject } from '../record.ts'
import { liveTables } from './find-table.server.ts'

/** A record as the site has it, and in which languages it is seen. */
export type LiveRecord = { key: string; record: JsonObject; seenIn: LocaleCode[] }
type Row = Record<string, unknown>

export async function readLive(db: Db, kind: KindName, key: string): Promise<LiveRecord | null> {
  const { table, key: column, isNumbered } = liveTables[kind]
  if (isNumbered && !/^\d{1,9}$/.test(key)) return null
  const [row] = await db
    .select()
    .from(table)
    .where(eq(column, isNumbered ? Number(key) : key))
  if (!row) return null
  return { ...liveOf(kind, row, key), record: await withParts(db, kind, row, recordOf(kind, row)) }
}

/** Every record of a kind, without what hangs on it: enough for lists. */
export async function listLive(db: Db, kind: KindName): Promise<LiveRecord[]> {
  const { table, key } = liveTables[kind]
  const rows: Row[] = await db.select().from(table).orderBy(asc(key))
  const name = Object.entries(table).find(([, column]) => column === key)?.[0] ?? 'key'
  return rows.map(row => liveOf(kind, row, String(row[name])))
}

function liveOf(kind: KindName, row: Row, key: string): LiveRecord {
  const seenIn: LocaleCode[] = liveTables[kind].isAlwaysSeen
    ? ['ru', 'en']
    : [...(row.publishedRuAt ? (['ru'] as const) : []), ...(row.publishedEnAt ? (['en'] as const) : [])]
  return { key, record: recordOf(kind, row), seenIn }
}

function recordOf(kind: KindName, row: Row): JsonObject {
  const known = kinds[kind].fields.filter(({ name }) => row[name] !== undefined && row[name] !== null)
  return Object.fromEntries(known.map(field => [field.name, jsonOf(field, row[field.name])]))
}

function jsonOf({ type }: Field, value: unknown): Json {
  if (type === 'moment') return (value as Date).toISOString()
  return value as Json
}

/** What belongs to a record and stands in tables of its own. */
async function withParts(db: Db, kind: KindName, row: Row, record: JsonObject): Promise<JsonObject> {
  const id = Number(row.id)
  if (kind === 'participants') {
    const [artists, shown] = await Promise.all([
      db
        .select({ slug: participantArtists.artistSlug })
        .from(participantArtists)
        .where(eq(participantArtists.participantId, id))
        .orderBy(asc(participantArtists.position)),
      db.select().from(works).where(eq(works.participantId, id)).orderBy(asc(works.position), asc(works.id)),
    ])
    return { ...record, artists: artists.map(({ slug }) => slug), works: shown.map(workItem) }
  }
  if (kind === 'events') {
    const speakers = await db
      .select({ id: sql<string>`${eventSpeakers.speakerId}::text` })
      .from(eventSpeakers)
      .where(eq(eventSpeakers.eventId, id))
      .orderBy(asc(eventSpeakers.position))
    return { ...record, speakers: speakers.map(speaker => speaker.id) }
  }
  return record
}

function workItem({
  id,
  participantId: _,
  position: __,
  formerAuthor: ___,
  ...work
}: typeof works.$inferSelect) {
  return { ...work, id: liveItemId(id) }
}

/** Items that have a row of their own are known by it (`adopt-ids.ts` leaves such ids alone). */
export function liveItemId(id: number): string {
  return `live${id}`
}
