import { and, eq, isNull, like, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { addressedTables } from './find-record.server.ts'
import { type AddressedKind, beginnings, isAddressed, recordIn, recordPath } from './record-path.ts'
import { redirects } from './tables.ts'

// What a redirect can begin at (`redirects_from`): anything else asks the database nothing.
const form = /^\/(?:[a-z0-9_-]+\/)+$/

/** Where a path that has no page leads to, in one step: a record that moved on is found where it is now. */
export async function findRedirect(db: Db, path: string): Promise<string | null> {
  if (path.length > 200 || !form.test(path)) return null
  const [found] = await db
    .select()
    .from(redirects)
    .where(and(eq(redirects.fromPath, path), isNull(redirects.removedAt)))
  const to = found && (await placeOf(db, found))
  return to && to !== path ? to : null
}

/** Where a redirect leads to now; null where its record is gone. */
export async function placeOf(
  db: Db,
  { kind, key, toPath }: { kind: string | null; key: string | null; toPath: string | null },
): Promise<string | null> {
  if (toPath !== null || kind === null || key === null || !isAddressed(kind)) return toPath
  const { table, slug, address } = addressedTables[kind]
  const [row] = await db
    .select({ slug, address: sql<string | null>`${address}` })
    .from(table)
    .where(eq(slug, key))
  return row ? recordPath(kind, row) : null
}

/** Names that records of a kind had before, as far as they still lead anywhere. */
export async function formerNames(db: Db, kind: AddressedKind): Promise<string[]> {
  const rows = await db
    .select({ path: redirects.fromPath })
    .from(redirects)
    .where(and(like(redirects.fromPath, `${beginnings[kind]}%`), isNull(redirects.removedAt)))
  return rows.flatMap(({ path }) => recordIn(path)?.name ?? [])
}
