import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { defaultLocale, type LocaleCode, localeCodes } from '../../platform/languages.ts'
import type { Field } from '../fields.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { isOfOneFair, kinds } from '../kinds/kinds.ts'
import { liveTables, seenColumn, withdrawnColumn } from '../live/find-table.server.ts'
import { hasWords, readListed } from '../live/read-live.server.ts'
import type { ListFilter } from '../office/list-filter.ts'
import type { JsonObject } from '../record.ts'
import type { LanguageState, ListedRecord } from './read-records.server.ts'
import { contentDrafts } from './tables.ts'

type FoundRow = {
  key: string
  record: JsonObject | null
  state_ru: LanguageState
  state_en: LanguageState
  changed_ms: number | null
  changed_by: string
  is_trashed: boolean
  release_id: number | null
  action: string | null
  languages: LocaleCode[] | null
  planned_ms: number | null
  count: number
}

const mostPages = 100_000

/** One page of a list, however long the list is: filtered, sorted and counted by the database. */
export async function findRecords(
  db: Db,
  kind: KindName,
  filter: ListFilter,
  wanted: { page: number; onPage: number; onShow?: string },
): Promise<{ rows: ListedRecord[]; count: number; page: number; pages: number }> {
  const list = listOf(kind, filter, wanted.onShow)
  const read = async (page: number) => {
    const { rows } = await db.execute<FoundRow>(sql`
      select ${keyOf(kind)} as key, d.record, ${stateIn(kind, 'ru')} as state_ru, ${stateIn(kind, 'en')} as state_en,
        (extract(epoch from d.changed_at) * 1000)::float8 as changed_ms,
        case when d.revision > 0 then d.person_name else '' end as changed_by, d.trashed_at is not null as is_trashed,
        s.release_id, s.action, s.languages, (extract(epoch from s.planned_for) * 1000)::float8 as planned_ms,
        count(*) over ()::int as count
      ${list} ${orderOf(kind)} limit ${wanted.onPage} offset ${(page - 1) * wanted.onPage}`)
    return rows
  }
  const asked = Math.min(Math.max(1, wanted.page), mostPages)
  let page = asked
  let rows = await read(page)
  // Beyond the end there is nothing to count by: whoever asks for it is shown the last page.
  if (rows.length === 0 && page > 1) {
    rows = await read(1)
    page = Math.max(1, Math.ceil((rows[0]?.count ?? 0) / wanted.onPage))
    if (page > 1) rows = await read(page)
  }
  const count = rows[0]?.count ?? 0
  const pages = Math.max(1, Math.ceil(count / wanted.onPage))
  const without = rows.filter(({ record }) => record === null).map(({ key }) => key)
  const seen = new Map((await readListed(db, kind, without)).map(live => [live.key, live.record]))
  return { rows: rows.map(row => listedOf(kind, row, seen.get(row.key) ?? {})), count, page, pages }
}

/** The keys of everything a filter finds, up to a bound. */
export async function findKeys(
  db: Db,
  kind: KindName,
  filter: ListFilter,
  most: number,
  onShow?: string,
): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select ${keyOf(kind)} as key ${listOf(kind, filter, onShow)} ${orderOf(kind)} limit ${most}`,
  )
  return rows.map(({ key }) => key)
}

/** What the site has, what editors have written, and what is planned, record by record. */
function listOf(kind: KindName, filter: ListFilter, onShow?: string): SQL {
  const { table, key, isVersioned } = liveTables[kind]
  // Of several versions, the last.
  const live = isVersioned
    ? sql`(select distinct on (${key}) * from ${table} order by ${key}, version desc) as ${sql.identifier(getTableName(table))}`
    : sql`${table}`
  return sql`
    from ${live}
    full join (select * from ${contentDrafts} where kind = ${kind}) d on d.key = ${key}::text
    left join (
      select i.key, i.action, i.languages, r.id as release_id, r.planned_for
      from content_release_items i join content_releases r on r.id = i.release_id
      where i.is_open and i.kind = ${kind} and r.state = 'planned'
    ) s on s.key = ${keyOf(kind)}
    where ${sql.join([...conditionsOf(kind, filter), ...isOfFair(kind, filter, onShow)], sql` and `)}`
}

function conditionsOf(kind: KindName, { words, state }: ListFilter): SQL[] {
  const isTrashed = state === 'trashed' ? sql`d.trashed_at is not null` : sql`d.trashed_at is null`
  const isOf =
    state === '' || state === 'trashed'
      ? []
      : [sql`${state} in (${stateIn(kind, 'ru')}, ${stateIn(kind, 'en')})`]
  const asked = words.split(/\s+/).filter(word => word !== '')
  const text = asked.length > 0 ? listedText(kind) : sql``
  return [isTrashed, ...isOf, ...asked.map(word => hasWords(sql`(${text})`, word))]
}

/** What is of one fair only, of the fair that is asked for, or of the one on show; what nobody has said it of is of that one too. */
function isOfFair(kind: KindName, { edition }: ListFilter, onShow?: string): SQL[] {
  const column = getTableColumns(liveTables[kind].table).editionId
  if (!isOfOneFair(kind) || !column || onShow === undefined) return []
  return [sql`coalesce(${column}, d.edition_id, ${onShow}) = ${edition || onShow}`]
}

function keyOf(kind: KindName): SQL {
  return sql`coalesce(d.key, ${liveTables[kind].key}::text)`
}

/** What the site has comes first, by its key; then what was never there, the newest first. */
function orderOf(kind: KindName): SQL {
  return sql`order by ${liveTables[kind].key} asc nulls last, d.changed_at desc, d.key`
}

/** How a record stands in a language; what is told first counts. */
function stateIn(kind: KindName, code: LocaleCode): SQL {
  const { key, isAlwaysSeen, isWithdrawnSince, table } = liveTables[kind]
  const columns = getTableColumns(table)
  const seenAt = columns[seenColumn[code]]
  const goneAt = isWithdrawnSince && columns[withdrawnColumn[code]]
  const isSeen = goneAt
    ? sql`${goneAt} is null`
    : isAlwaysSeen || !seenAt
      ? sql`true`
      : sql`${seenAt} is not null`
  const isStale = code === defaultLocale ? sql`false` : sql`d.stale <> '{}'`
  return sql`case
    when s.action = 'trash' or s.languages @> ${JSON.stringify([code])}::jsonb then 'scheduled'
    when ${isStale} then 'stale'
    when d.is_changed then 'draft'
    when ${key} is null then 'none'
    when ${isSeen} then 'on-site'
    else 'withdrawn' end`
}

/** What a record is found by: its key, and whatever stands in its title and its second line. */
function listedText(kind: KindName): SQL {
  const columns = getTableColumns(liveTables[kind].table)
  const texts = listedFields(kind).flatMap(field => {
    const column = columns[field.name]
    if (field.type !== 'text')
      return [sql`coalesce(d.record->>${field.name}, ${column ? sql`${column}::text` : sql`null`}, '')`]
    return localeCodes.map(
      code =>
        sql`coalesce(d.record->${field.name}->>${code}, ${column ? sql`${column}->>${code}` : sql`null`}, '')`,
    )
  })
  return sql.join([keyOf(kind), ...texts], sql` || ' ' || `)
}

/** The fields that title and second line are made of: whichever they look at. */
export function listedFields(kind: KindName): Field[] {
  const { fields, titleOf, noteOf } = kinds[kind]
  const looked = new Set<string>()
  const record = new Proxy<JsonObject>(
    {},
    {
      get(_, name) {
        looked.add(String(name))
        return undefined
      },
    },
  )
  titleOf(record, '')
  noteOf?.(record)
  return fields.filter(({ name }) => looked.has(name))
}

function listedOf(kind: KindName, row: FoundRow, live: JsonObject): ListedRecord {
  const record = row.record ?? live
  return {
    key: row.key,
    title: kinds[kind].titleOf(record, row.key),
    note: kinds[kind].noteOf?.(record) ?? { ru: '', en: '' },
    states: { ru: row.state_ru, en: row.state_en },
    changedAt: row.changed_ms === null ? null : new Date(row.changed_ms),
    changedBy: row.changed_by,
    isTrashed: row.is_trashed,
    scheduled:
      row.release_id === null || row.planned_ms === null
        ? null
        : {
            leaves: row.action !== 'publish',
            languages: row.action === 'trash' ? localeCodes : (row.languages ?? []),
            at: new Date(row.planned_ms),
            releaseId: row.release_id,
          },
  }
}
