import { getTableName, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { type KindName, kindNames } from '../kinds/kind-names.ts'
import { isForGood, liveTables } from '../live/find-table.server.ts'

/** A record whose texts lead to a path: as the site has it, or as somebody drafts it. */
export type LinkUse = { kind: KindName; key: string; path: string; onSite: boolean }

/** Every text of the site that has one of these paths in it, once for each record and path, in one query. */
export async function readLinks(db: Db, paths: readonly string[]): Promise<LinkUse[]> {
  if (paths.length === 0) return []
  const live = kindNames.map(kind => {
    const { table, key } = liveTables[kind]
    // Whatever nobody can see shows no link to anybody.
    const seen = seenBy(kind)
    const name = sql.identifier(getTableName(table))
    return sql`select ${kind} as kind, ${sql.identifier(key.name)}::text as key, ${name}::text as text, true as on_site from ${name} where ${seen}`
  })
  const { rows } = await db.execute<{ kind: KindName; key: string; path: string; on_site: boolean }>(sql`
    select kind, key, path, bool_or(on_site) as on_site
    from (${sql.join(live, sql` union all `)}
      union all select kind, key, record::text, false from content_drafts where trashed_at is null) as texts,
      unnest(${sql.param([...paths])}::text[]) as path
    where position(path in text) > 0 and (path ~ '^/.+/.+/$' or text ~ (${standsAlone} || path))
    group by kind, key, path order by kind, key, path`)
  return rows.map(({ on_site: onSite, ...use }) => ({ ...use, onSite }))
}

function seenBy(kind: KindName) {
  if (isForGood(kind)) return sql`true`
  return liveTables[kind].isWithdrawnSince
    ? sql`(withdrawn_ru_at is null or withdrawn_en_at is null)`
    : sql`(published_ru_at is not null or published_en_at is not null)`
}

// `/painting/` is no link where `/participants/painting/` is: before it stands a language, a host, or no part of a path.
const standsAlone = '(^|[^a-z0-9_-]|/en|[.][a-z]{2,})'
