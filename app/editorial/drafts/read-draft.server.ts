import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { adoptIds } from '../adopt-ids.ts'
import { catchUp } from '../changes.ts'
import { toDraft, toLive } from '../draft-record.ts'
import { withEveryField } from '../earlier-record.ts'
import { idsFor } from '../item-ids.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { isOfOneFair, kinds } from '../kinds/kinds.ts'
import { type LiveRecord, readLive, readLives } from '../live/read-live.server.ts'
import { isSame, type JsonObject } from '../record.ts'
import type { Stale } from '../stale.ts'
import { contentDrafts, contentVersions } from './tables.ts'

/** A record as editors have it before them. */
export type Draft = {
  kind: KindName
  key: string
  /** What stands in the path of its page. */
  address: string
  record: JsonObject
  /** What the site shows, in the same form; null where it was never there. */
  live: JsonObject | null
  seenIn: LocaleCode[]
  stale: Stale
  revision: number
  isStored: boolean
  /** There is something that the site does not show yet. */
  isChanged: boolean
  changedAt: Date | null
  changedBy: { id: string; name: string } | null
  trashedAt: Date | null
  /** The fair it was made for; null of what every fair shares, or where nobody said. */
  editionId: string | null
  /** Its page is a line of the floor plan: it stays, and stays there. */
  isPlanned: boolean
}

/**
 * The draft of a record: what was written, with whatever was published meanwhile by another way (an exhibitor's materials,
 * a new text that came with a release of the software). Without a draft, what the site shows.
 */
export async function readDraft(
  db: Db,
  kind: KindName,
  key: string,
  options: { isLocked?: true } = {},
): Promise<Draft | null> {
  const asked = db
    .select()
    .from(contentDrafts)
    .where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.key, key)))
  const [row] = options.isLocked ? await asked.for('update') : await asked
  return draftOf(kind, key, row, await readLive(db, kind, key))
}

/** Many of them, by their keys or all of a kind, in as many queries as one takes. */
export async function readDrafts(db: Db, kind: KindName, keys: readonly string[] | null): Promise<Draft[]> {
  const rows = await db
    .select()
    .from(contentDrafts)
    .where(and(eq(contentDrafts.kind, kind), keys ? inArray(contentDrafts.key, [...keys]) : undefined))
    .orderBy(contentDrafts.key)
  const lives = await readLives(db, kind, keys)
  const written = new Map(rows.map(row => [row.key, row]))
  const seen = new Map(lives.map(live => [live.key, live]))
  const all = new Set([...seen.keys(), ...written.keys()])
  return [...all].flatMap(key => draftOf(kind, key, written.get(key), seen.get(key) ?? null) ?? [])
}

function draftOf(
  kind: KindName,
  key: string,
  row: typeof contentDrafts.$inferSelect | undefined,
  seen: LiveRecord | null,
): Draft | null {
  if (!row && !seen) return null
  const { fields } = kinds[kind]
  const read = seen && toDraft(fields, seen.record, idsFor(seen.record))
  const live = read && adoptIds(read, row?.record)
  const base = row?.base ?? null
  const written = row && withEveryField(fields, row.record)
  const record =
    written && live && base && !isSame(toLive(fields, live), toLive(fields, base))
      ? catchUp(adoptIds(base, live), written, live)
      : (written ?? live ?? {})
  return {
    kind,
    key,
    address: seen?.address ?? key,
    record,
    live,
    seenIn: seen?.seenIn ?? [],
    stale: row?.stale ?? {},
    revision: row?.revision ?? 0,
    isStored: row !== undefined,
    isChanged: !live || !isSame(toLive(fields, record), toLive(fields, live)),
    changedAt: row?.changedAt ?? null,
    changedBy: row ? { id: row.personId, name: row.personName } : null,
    trashedAt: row?.trashedAt ?? null,
    editionId: isOfOneFair(kind) ? (seen?.editionId ?? row?.editionId ?? null) : null,
    isPlanned: seen?.isPlanned ?? false,
  }
}

export async function readVersions(db: Db, kind: KindName, key: string) {
  return db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, kind), eq(contentVersions.key, key)))
    .orderBy(desc(contentVersions.number))
}

export type Version = typeof contentVersions.$inferSelect
