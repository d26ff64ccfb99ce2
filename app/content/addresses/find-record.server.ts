import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { events } from '../events/tables.ts'
import { artists, participants, releases } from '../tables.ts'
import type { AddressedKind } from './record-path.ts'

export const addressedTables = { participants, artists, events, releases } as const

/** What the record at an address is known by. `moved`: it was there once; null where nobody has it. */
export async function findRecord(
  db: Db,
  kind: AddressedKind,
  name: string,
): Promise<{ key: string } | 'moved' | null> {
  const { slug, address } = addressedTables[kind]
  const current = sql<string>`coalesce(${address}, ${slug})`
  const rows = await db
    .select({ key: slug, current })
    .from(addressedTables[kind])
    .where(or(eq(current, name), eq(slug, name)))
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
}

/** What a route was asked for, with the record's own name in the place of its address; and whether the record is there. */
export async function ownParams(
  db: Db,
  routeId: string,
  params: Record<string, string>,
): Promise<{ params: Record<string, string>; state: 'there' | 'moved' | 'unknown' }> {
  const kind = Object.hasOwn(kindOfRoute, routeId) ? kindOfRoute[routeId] : undefined
  if (!kind || params.slug === undefined) return { params, state: 'there' }
  const found = await findRecord(db, kind, params.slug)
  if (found === 'moved') return { params, state: 'moved' }
  return found ? { params: { ...params, slug: found.key }, state: 'there' } : { params, state: 'unknown' }
}
