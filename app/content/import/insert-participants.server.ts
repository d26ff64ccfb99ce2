import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ArtistRecord, ParticipantRecord } from '../../../content/types.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { holdSlugs } from '../exhibitor-pages/hold-slugs.server.ts'
import * as tables from '../tables.ts'
import { type InsertContext, publishedIn } from './insert-context.ts'

/** Artists. One whom a fair older than this list knew by name alone gets the rest; whom staff described stays theirs. */
export async function insertArtists(
  tx: Tx,
  records: ArtistRecord[],
  context: InsertContext,
): Promise<number> {
  const { artists } = tables
  const free = await withoutTaken(tx, records)
  if (free.length === 0) return 0
  const { rowCount } = await tx
    .insert(artists)
    .values(free.map(artist => ({ ...artist, ...publishedIn(context) })))
    .onConflictDoUpdate({
      target: artists.slug,
      set: {
        born: sql`excluded.born`,
        city: sql`excluded.city`,
        school: sql`excluded.school`,
        practice: sql`excluded.practice`,
        about: sql`excluded.about`,
      },
      setWhere: and(isNull(artists.born), isNull(artists.practice), isNull(artists.about)),
    })
  return rowCount ?? 0
}

/** Somebody else may have the address by now: their page is not stood before. */
async function withoutTaken(tx: Tx, records: ArtistRecord[]): Promise<ArtistRecord[]> {
  const { artists } = tables
  const rows = await tx.select({ address: artists.address }).from(artists).where(isNotNull(artists.address))
  const taken = new Set(rows.map(({ address }) => address))
  return records.filter(({ slug }) => !taken.has(slug))
}

/** Everybody with a stand, whom they show, and what hangs there. */
export async function insertParticipants(
  tx: Tx,
  all: ParticipantRecord[],
  context: InsertContext,
): Promise<number> {
  // An exhibitor's page that is on the site keeps its address: a record that would stand before it is left out.
  const taken = await holdSlugs(tx)
  const records = all.filter(({ slug }) => !taken.has(slug))
  if (records.length === 0) return 0
  const inserted = await tx
    .insert(tables.participants)
    .values(
      records
        .toSorted((a, b) => a.number - b.number)
        .map(({ stand, works: _works, artists: _artists, ...participant }) => ({
          ...participant,
          ...publishedIn(context),
          standCode: stand,
        })),
    )
    .onConflictDoNothing()
    .returning({ id: tables.participants.id, slug: tables.participants.slug })
  // Staff may have removed an artist: then the participant comes without them and their works.
  const known = new Set(
    (await tx.select({ slug: tables.artists.slug }).from(tables.artists)).map(({ slug }) => slug),
  )
  await insertShown(tx, records, inserted, known)
  const noteOf = new Map(context.notes.map(note => [note.file, note]))
  const worksOf = new Map(records.map(({ slug, works }) => [slug, works]))
  const works = inserted.flatMap(({ id, slug }) =>
    (worksOf.get(slug) ?? []).flatMap((work, index) => {
      if (!known.has(work.artist)) return []
      const note = noteOf.get(work.picture)
      if (!note) throw new Error(`the manifest does not know ${work.picture}`)
      return {
        participantId: id,
        position: index + 1,
        picturePath: work.picture,
        artistSlug: work.artist,
        title: work.title ?? note.title,
        year: note.year,
        technique: note.technique,
        heightCm: note.size_cm.height,
        widthCm: note.size_cm.width,
        mark: work.mark,
        priceKopecks: work.priceRoubles === null ? null : work.priceRoubles * 100,
      }
    }),
  )
  if (works.length > 0) await tx.insert(tables.works).values(works)
  return inserted.length
}

async function insertShown(
  tx: Tx,
  records: ParticipantRecord[],
  inserted: { id: number; slug: string }[],
  known: ReadonlySet<string>,
) {
  const artistsOf = new Map(records.map(({ slug, artists }) => [slug, artists]))
  const shown = inserted.flatMap(({ id, slug }) =>
    (artistsOf.get(slug) ?? [])
      .filter(artistSlug => known.has(artistSlug))
      .map((artistSlug, index) => ({ participantId: id, artistSlug, position: index + 1 })),
  )
  if (shown.length > 0) await tx.insert(tables.participantArtists).values(shown)
}
