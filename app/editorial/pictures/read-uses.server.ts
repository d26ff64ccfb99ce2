import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { type KindName, kindNames } from '../kinds/kind-names.ts'
import { mayOpenKind } from '../rights.ts'

/** A record that names a picture: as the site has it, or as somebody drafts it. */
export type Use = { path: string; kind: KindName; key: string; onSite: boolean }

const textsIn = (column: string) =>
  sql.raw(`jsonb_path_query(${column}, 'strict $.** ? (@.type() == "string")') as text`)

/** Every place that names a picture, once for each record. */
export const allUses = sql`
  select path, kind, key, bool_or(on_site) as on_site from (
    select picture_path as path, 'speakers' as kind, id::text as key, true as on_site from speakers
    union all select picture_path, 'people', id::text, true from members
    union all select mark_path, 'partners', slug, true from partners
    union all select picture_path, 'releases', slug, true from releases
    union all select picture_path, 'participants', participants.slug, true
      from works join participants on participants.id = participant_id
    union all select text #>> '{}', 'pages', key, true from pages, ${textsIn('blocks')}
    union all select text #>> '{}', kind, key, false from content_drafts, ${textsIn('record')}
      where trashed_at is null
  ) as named where path is not null group by path, kind, key`

/** Where these pictures are used, in one query. */
export async function readUses(db: Db, paths: readonly string[]): Promise<Use[]> {
  if (paths.length === 0) return []
  const { rows } = await db.execute<{ path: string; kind: KindName; key: string; on_site: boolean }>(
    sql`select * from (${allUses}) as uses where path = any(${sql.param([...paths])}) order by kind, key`,
  )
  return rows.map(({ on_site: onSite, ...use }) => ({ ...use, onSite }))
}

/** Whether a picture stands on no page of other editors: what is done to it is done to every page at once. */
export async function isOnOwnPages(db: Db, person: Pick<Person, 'role'>, path: string): Promise<boolean> {
  if (kindNames.every(kind => mayOpenKind(person, kind))) return true
  return isOfOwn(person, await readUses(db, [path]))
}

export function isOfOwn(person: Pick<Person, 'role'>, uses: readonly Use[]): boolean {
  return uses.every(({ kind, onSite }) => !onSite || mayOpenKind(person, kind))
}
