import { and, eq, getTableColumns, getTableName, inArray, notInArray, sql } from 'drizzle-orm'
import { eventSpeakers } from '../../content/events/tables.ts'
import { pages, participantArtists, works } from '../../content/tables.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { type LocaleCode, localeCodes } from '../../platform/languages.ts'
import { toLive } from '../draft-record.ts'
import { contentDrafts } from '../drafts/tables.ts'
import type { Field } from '../fields.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import type { Item, Json, JsonObject } from '../record.ts'
import { liveTables, seenColumn, withdrawnColumn } from './find-table.server.ts'
import { liveItemId } from './read-live.server.ts'
import { writeDocument } from './write-document.server.ts'

type Publication = { languages: readonly LocaleCode[]; editionId: string; now: Date }

/**
 * Puts a draft where the site reads it. The triggers of the tables tell every process which pages have changed. What
 * was seen in another language stays as it is.
 */
export async function writeLive(
  tx: Tx,
  kind: KindName,
  key: string,
  draft: JsonObject,
  publication: Publication,
): Promise<void> {
  const { table, key: column, isNumbered, isCounted, isVersioned } = liveTables[kind]
  const columns = getTableColumns(table)
  const keyName = Object.entries(columns).find(([, one]) => one === column)?.[0] ?? 'key'
  const live = toLive(kinds[kind].fields, draft)
  if (isVersioned) return writeDocument(tx, key, live)
  if (kind === 'events') await tellMoment(tx, publication.now)
  const values: Record<string, unknown> = {
    ...Object.fromEntries(
      kinds[kind].fields
        .filter(({ name }) => name in columns)
        .map(field => [
          field.name,
          columnValue(field, live[field.name], columns[field.name]?.notNull ?? false),
        ]),
    ),
    ...seenFrom(kind, columns, publication),
  }
  const keyValue = isNumbered ? Number(key) : key
  const changed = await tx.update(table).set(values).where(eq(column, keyValue)).returning()
  const [row] = changed.length > 0 ? changed : await insert()
  const id = Number((row as { id?: number } | undefined)?.id)
  if (kind === 'participants') await writeParticipant(tx, id, draft)
  if (kind === 'events') await writeSpeakers(tx, id, draft)

  async function insert() {
    // A record is of the fair it was begun for, whichever is on show when it goes out.
    const [begun] = await tx
      .select({ editionId: contentDrafts.editionId })
      .from(contentDrafts)
      .where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.key, key)))
    // A first revision is what the table says it is.
    const { revision: _, ...first } = values
    const row = {
      ...first,
      ...(kind === 'pages' && madeNow(publication)),
      [keyName]: keyValue,
      ...('editionId' in columns && { editionId: begun?.editionId ?? publication.editionId }),
    }
    const inserted = await tx.insert(table).overridingSystemValue().values(row).returning()
    if (isCounted) await tx.execute(countOn(getTableName(table)))
    return inserted
  }
}

/** A page that was never there is an editor's, and not yet read in the other language. */
function madeNow({ languages, now }: Publication) {
  const others = localeCodes.filter(code => !languages.includes(code))
  return { madeAt: now, ...Object.fromEntries(others.map(code => [withdrawnColumn[code], now])) }
}

/** The next number the database gives comes after those that were given by hand. */
function countOn(name: string) {
  const sequence = sql`pg_get_serial_sequence(${name}, 'id')`
  return sql`select setval(${sequence}, greatest((select max(id) from ${sql.identifier(name)}), nextval(${sequence})))`
}

/** The trigger that writes down what becomes of the programme goes by the fair's clock. */
async function tellMoment(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`select set_config('portico.programme_at', ${now.toISOString()}, true)`)
}

/** Takes a record off the site in some languages. It stays where it was, for nobody to see. */
export async function hideLive(
  tx: Tx,
  kind: KindName,
  key: string,
  languages: readonly LocaleCode[],
  now: Date,
): Promise<void> {
  const { table, key: column, isNumbered, isWithdrawnSince } = liveTables[kind]
  const hidden = Object.fromEntries(
    languages.map(code => (isWithdrawnSince ? [withdrawnColumn[code], now] : [seenColumn[code], null])),
  )
  if (kind === 'events') await tellMoment(tx, now)
  await tx
    .update(table)
    .set(hidden)
    .where(eq(column, isNumbered ? Number(key) : key))
}

function seenFrom(kind: KindName, columns: object, { languages, now }: Publication): Record<string, unknown> {
  const revision = 'revision' in columns ? { revision: sql`coalesce(revision, 0) + 1` } : {}
  if (kind === 'pages') {
    const back = Object.fromEntries(languages.map(code => [withdrawnColumn[code], null]))
    return { revision: sql`${pages.revision} + 1`, publishedAt: now, ...back }
  }
  const seen = languages.map(code => seenColumn[code])
  return { ...(kind === 'speakers' ? revision : {}), ...Object.fromEntries(seen.map(name => [name, now])) }
}

function columnValue(field: Field, value: Json | undefined, isNeeded: boolean): unknown {
  if (value === undefined || value === null) return isNeeded ? emptyColumn(field) : null
  return field.type === 'moment' ? new Date(String(value)) : value
}

// An optional text whose column cannot be null is an empty one.
function emptyColumn({ type }: Field): unknown {
  if (type === 'text') return { ru: '', en: '' }
  if (type === 'paragraphs') return { ru: [], en: [] }
  return type === 'flag' ? false : ''
}

async function writeParticipant(tx: Tx, participantId: number, draft: JsonObject): Promise<void> {
  const artists = (draft.artists ?? []) as string[]
  await tx.delete(participantArtists).where(eq(participantArtists.participantId, participantId))
  if (artists.length > 0) {
    await tx
      .insert(participantArtists)
      .values(artists.map((artistSlug, place) => ({ participantId, artistSlug, position: place + 1 })))
  }
  const items = (draft.works ?? []) as Item[]
  const own = await tx.select({ id: works.id }).from(works).where(eq(works.participantId, participantId))
  const ownIds = new Map(own.map(({ id }) => [liveItemId(id), id]))
  const kept = items.flatMap(item => ownIds.get(item.id) ?? [])
  const gone = own.map(({ id }) => id).filter(id => !kept.includes(id))
  if (gone.length > 0) await tx.delete(works).where(inArray(works.id, gone))
  for (const [position, item] of items.entries()) {
    const { id: _, ...fields } = item
    const row = { ...(fields as unknown as typeof works.$inferInsert), participantId, position: position + 1 }
    const known = ownIds.get(item.id)
    if (known === undefined) await tx.insert(works).values(row)
    else await tx.update(works).set(row).where(eq(works.id, known))
  }
}

async function writeSpeakers(tx: Tx, eventId: number, draft: JsonObject): Promise<void> {
  const ids = ((draft.speakers ?? []) as string[]).map(Number)
  await tx
    .delete(eventSpeakers)
    .where(
      and(
        eq(eventSpeakers.eventId, eventId),
        ids.length > 0 ? notInArray(eventSpeakers.speakerId, ids) : undefined,
      ),
    )
  for (const [position, speakerId] of ids.entries()) {
    await tx
      .insert(eventSpeakers)
      .values({ eventId, speakerId, position })
      .onConflictDoUpdate({ target: [eventSpeakers.eventId, eventSpeakers.speakerId], set: { position } })
  }
}
