import { sql } from 'drizzle-orm'
import { addressedTables } from '../../content/addresses/find-record.server.ts'
import { type AddressedKind, beginnings } from '../../content/addresses/record-path.ts'
import { foundOfEach } from '../../office/search/office-search.ts'
import type { Db } from '../../platform/database/transaction.server.ts'

export const redirectsOnPage = 50

export type ListedRedirect = {
  from: string
  /** Where it leads now; null where its record is gone. */
  to: string | null
  isByHand: boolean
  isRemoved: boolean
  madeAt: Date
  who: string
  hits: number
  lastHitOn: string | null
}

/** One page of the redirects, the newest first: two queries however many there are. */
export async function readRedirects(
  db: Db,
  { words, page }: { words: string; page: number },
): Promise<{ count: number; page: number; pages: number; rows: ListedRedirect[] }> {
  const isWanted = has(words)
  const counted = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${listed} where ${isWanted}`,
  )
  const count = counted.rows[0]?.count ?? 0
  const pages = Math.max(1, Math.ceil(count / redirectsOnPage))
  const shown = Math.min(Math.max(page, 1), pages)
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select * from ${listed} where ${isWanted} order by made_at desc, from_path
      limit ${redirectsOnPage} offset ${(shown - 1) * redirectsOnPage}`,
  )
  return { count, page: shown, pages, rows: rows.map(listedOf) }
}

/** The newest few that have these words. */
export async function findRedirects(db: Db, words: string): Promise<ListedRedirect[]> {
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select * from ${listed} where ${has(words)} order by made_at desc, from_path limit ${foundOfEach}`,
  )
  return rows.map(listedOf)
}

const has = (words: string) => {
  const pattern = `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`(from_path like ${pattern} or place like ${pattern} or lower(person_name) like ${pattern})`
}

const part = (kind: AddressedKind) => {
  const { table, slug, address } = addressedTables[kind]
  return sql`(select coalesce(${address}, ${slug}) from ${table} where ${slug} = redirects.key)`
}
/** Where a row of `redirects` leads to, whether or not anybody can see it there. */
export const placeNow = sql`coalesce(redirects.to_path, case redirects.kind ${sql.join(
  (Object.keys(beginnings) as AddressedKind[]).map(
    kind => sql`when ${kind} then ${beginnings[kind]} || ${part(kind)} || '/'`,
  ),
  sql` `,
)} end)`

const listed = sql`(select redirects.*, ${placeNow} as place from redirects) as listed`

function listedOf(row: Record<string, unknown>): ListedRedirect {
  return {
    from: String(row.from_path),
    to: row.place === null ? null : String(row.place),
    isByHand: row.is_by_hand === true,
    isRemoved: row.removed_at !== null,
    madeAt: new Date(String(row.made_at)),
    who: String(row.person_name),
    hits: Number(row.hits),
    lastHitOn: row.last_hit_on === null ? null : String(row.last_hit_on).slice(0, 10),
  }
}
