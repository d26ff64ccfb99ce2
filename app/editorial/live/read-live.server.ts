import { asc, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { documents } from '../../content/documents/tables.ts'
import { eventSpeakers } from '../../content/events/tables.ts'
import { participantArtists, works } from '../../content/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { type LocaleCode, localeCodes } from '../../platform/languages.ts'
import type { Field } from '../fields.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import type { Json, JsonObject } from '../record.ts'
import { liveTables, seenColumn, withdrawnColumn } from './find-table.server.ts'

/** A record as the site has it, and in which languages it is seen. */
export type LiveRecord = {
  key: string
  /** What stands in the path of its page: the key, unless somebody has changed it. */
  address: string
  record: JsonObject
  seenIn: LocaleCode[]
  /** The fair it was made for, where it was made for one. */
  editionId: string | null
  /** Its page is a line of the floor plan: it stays, and stays there. */
  isPlanned: boolean
}
type Row = Record<string, unknown>

export async function readLive(db: Db, kind: KindName, key: string): Promise<LiveRecord | null> {
  const [record] = await readLives(db, kind, [key])
  return record ?? null
}

/** Whole records by their keys, or all of a kind, in as many queries as one of them takes. */
export async function readLives(
  db: Db,
  kind: KindName,
  keys: readonly string[] | null,
): Promise<LiveRecord[]> {
  const { table, key: column, isNumbered } = liveTables[kind]
  const wanted = isNumbered ? keys?.filter(isNumber).map(Number) : keys
  if (wanted?.length === 0) return []
  const rows: Row[] = await db
    .selectDistinctOn([column])
    .from(table)
    .where(wanted ? inArray(column, [...wanted]) : undefined)
    .orderBy(asc(column), ...lastFirst(kind))
  const parts = await readParts(db, kind, keys ? rows.map(({ id }) => Number(id)) : null)
  return rows.map(row => {
    const live = liveOf(kind, row, keyOf(kind, row))
    return { ...live, record: { ...live.record, ...parts(Number(row.id)) } }
  })
}

/** Every record of a kind, without what hangs on it: enough for lists. */
export function listLive(db: Db, kind: KindName): Promise<LiveRecord[]> {
  return readListed(db, kind, null)
}

/** The same for some of them, by their keys. */
export async function readListed(
  db: Db,
  kind: KindName,
  keys: readonly string[] | null,
): Promise<LiveRecord[]> {
  const { table, key, isNumbered } = liveTables[kind]
  const wanted = isNumbered ? keys?.filter(isNumber).map(Number) : keys
  if (wanted?.length === 0) return []
  const rows: Row[] = await db
    .selectDistinctOn([key])
    .from(table)
    .where(wanted ? inArray(key, [...wanted]) : undefined)
    .orderBy(asc(key), ...lastFirst(kind))
  return rows.map(row => liveOf(kind, row, keyOf(kind, row)))
}

/** The first records of a kind that have these words in any of their texts. */
export async function findLive(db: Db, kind: KindName, words: string, limit: number): Promise<LiveRecord[]> {
  const { table, key } = liveTables[kind]
  const rows: Row[] = await db
    .selectDistinctOn([key])
    .from(table)
    .where(hasWords(sql`${table}`, words))
    .orderBy(asc(key), ...lastFirst(kind))
    .limit(limit)
  return rows.map(row => liveOf(kind, row, keyOf(kind, row)))
}

/** Whatever the case, «ё» as «е», and with whichever blank between the words. */
export function hasWords(text: SQL | PgColumn, words: string): SQL {
  const pattern = `%${words
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`translate(lower(${text}::text), ${'ё\u00a0'}, ${'е '}) like ${pattern}`
}

const isNumber = (key: string) => /^\d{1,9}$/.test(key)

/** Of several versions, the last. */
function lastFirst(kind: KindName): SQL[] {
  return liveTables[kind].isVersioned ? [desc(documents.version)] : []
}

function keyOf(kind: KindName, row: Row): string {
  const { table, key } = liveTables[kind]
  const name = Object.entries(table).find(([, column]) => column === key)?.[0] ?? 'key'
  return String(row[name])
}

function liveOf(kind: KindName, row: Row, key: string): LiveRecord {
  const { isAlwaysSeen, isWithdrawnSince } = liveTables[kind]
  const seenIn = localeCodes.filter(
    code => isAlwaysSeen || (isWithdrawnSince ? !row[withdrawnColumn[code]] : row[seenColumn[code]]),
  )
  const address = typeof row.address === 'string' ? row.address : key
  const editionId = (row.editionId as string | undefined) ?? null
  const isPlanned = kind === 'pages' && !row.madeAt
  return { key, address, record: recordOf(kind, row), seenIn, editionId, isPlanned }
}

function recordOf(kind: KindName, row: Row): JsonObject {
  const known = kinds[kind].fields.filter(({ name }) => row[name] !== undefined && row[name] !== null)
  return Object.fromEntries(known.map(field => [field.name, jsonOf(field, row[field.name])]))
}

function jsonOf({ type }: Field, value: unknown): Json {
  if (type === 'moment') return (value as Date).toISOString()
  return value as Json
}

/** What belongs to records and stands in tables of its own, by their ids; of all of a kind where no ids are given. */
async function readParts(
  db: Db,
  kind: KindName,
  ids: readonly number[] | null,
): Promise<(id: number) => JsonObject> {
  const of = (column: PgColumn) => (ids ? inArray(column, [...ids]) : undefined)
  if (ids?.length === 0) return () => ({})
  if (kind === 'participants') {
    const [artists, shown] = await Promise.all([
      db
        .select({ id: participantArtists.participantId, slug: participantArtists.artistSlug })
        .from(participantArtists)
        .where(of(participantArtists.participantId))
        .orderBy(asc(participantArtists.position)),
      db.select().from(works).where(of(works.participantId)).orderBy(asc(works.position), asc(works.id)),
    ])
    const artistsOf = Map.groupBy(artists, ({ id }) => id)
    const worksOf = Map.groupBy(shown, ({ participantId }) => participantId)
    return id => ({
      artists: (artistsOf.get(id) ?? []).map(({ slug }) => slug),
      works: (worksOf.get(id) ?? []).map(workItem),
    })
  }
  if (kind === 'events') {
    const speakers = await db
      .select({ id: eventSpeakers.eventId, speaker: sql<string>`${eventSpeakers.speakerId}::text` })
      .from(eventSpeakers)
      .where(of(eventSpeakers.eventId))
      .orderBy(asc(eventSpeakers.position))
    const speakersOf = Map.groupBy(speakers, ({ id }) => id)
    return id => ({ speakers: (speakersOf.get(id) ?? []).map(({ speaker }) => speaker) })
  }
  return () => ({})
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
