import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { events } from '../events/tables.ts'
import { artists, pages, participants, releases } from '../tables.ts'
import { madePageRoute } from './made-pages.ts'
import type { AddressedKind } from './record-path.ts'

export const addressedTables = {
  participants: { table: participants, slug: participants.slug, address: participants.address },
  artists: { table: artists, slug: artists.slug, address: artists.address },
  events: { table: events, slug: events.slug, address: events.address },
  releases: { table: releases, slug: releases.slug, address: releases.address },
  pages: { table: pages, slug: pages.key, address: pages.address },
} as const

// A page of the floor plan has its address there; one that is withdrawn in every language has no page.
const isThere: Partial<Record<AddressedKind, SQL | undefined>> = {
  pages: and(isNotNull(pages.madeAt), or(isNull(pages.withdrawnRuAt), isNull(pages.withdrawnEnAt))),
}

/** What the record at an address is known by. `moved`: it was there once; null where nobody has it. */
export async function findRecord(
  db: Db,
  kind: AddressedKind,
  name: string,
): Promise<{ key: string } | 'moved' | null> {
  const { table, slug, address } = addressedTables[kind]
  const current = sql<string>`coalesce(${address}, ${slug})`
  const rows = await db
    .select({ key: slug, current })
    .from(table)
    .where(and(or(eq(current, name), eq(slug, name)), isThere[kind]))
  const found = rows.find(row => row.current === name)
  if (found) return { key: found.key }
  return rows.length > 0 ? 'moved' : null
}

// The routes whose parameter is an address.
const kindOfRoute: Record<string, AddressedKind> = {
  participant: 'participants',
  artist: 'artists',
  event: 'events',
  release: 'releases',
  [madePageRoute]: 'pages',
}

/**
 * What a route was asked for, with the record's own name in the place of its address; and whether the record is there.
 * `unknown`: not among these, its loader may know another; `nowhere`: nobody else has it either.
 */
export async function ownParams(
  db: Db,
  routeId: string,
  params: Record<string, string>,
): Promise<{ params: Record<string, string>; state: 'there' | 'moved' | 'unknown' | 'nowhere' }> {
  const kind = Object.hasOwn(kindOfRoute, routeId) ? kindOfRoute[routeId] : undefined
  if (!kind || params.slug === undefined) return { params, state: 'there' }
  const found = await findRecord(db, kind, params.slug)
  if (found === 'moved') return { params, state: 'moved' }
  if (found) return { params: { ...params, slug: found.key }, state: 'there' }
  return { params, state: kind === 'pages' ? 'nowhere' : 'unknown' }
}
