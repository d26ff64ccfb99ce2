import { and, asc, count, desc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { pictureFolders, pictures, pictureUploads } from '../../content/pictures/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { rightsWarningDays } from './library-bounds.ts'
import { allUses } from './read-uses.server.ts'

export const shownLists = ['', 'no-alt', 'rights', 'unused', 'similar', 'trash'] as const
export type ShownList = (typeof shownLists)[number]
export const shapes = ['', 'landscape', 'portrait', 'square'] as const
export type Wish = {
  words: string
  folder: string
  shape: (typeof shapes)[number]
  list: ShownList
  page: number
  today: Date
}

export const onPage = 24
/** Bits of 64 in which pictures may differ and still look alike. */
const alike = 5

const isThere = isNull(pictures.trashedAt)
const isNameless = sql`(${pictures.alt}->>'ru' = '' or ${pictures.alt}->>'en' = '')`
const isUsed = sql`${pictures.path} in (select path from uses)`

/** How alike two pictures look: the number of bits that differ. */
export const differenceTo = (looks: SQL) =>
  sql<number>`bit_count(('x' || ${pictures.looks})::bit(64) # ('x' || ${looks})::bit(64))::int`

/** A page of the library with everything the list says of each picture, in as many queries for one as for thousands. */
export async function readLibrary(db: Db, wish: Wish) {
  const wanted = and(...conditionsOf(wish))
  const withUses = sql`with uses as materialized (${allUses})`
  const { rows: found } = await db.execute<{ count: number }>(
    sql`${withUses} select count(*)::int as count from ${pictures} where ${wanted}`,
  )
  const total = found[0]?.count ?? 0
  const pages = Math.max(1, Math.ceil(total / onPage))
  const page = Math.min(Math.max(1, wish.page), pages)
  // The page first: what is looked up for each picture is looked up for these alone.
  const { rows } = await db.execute<ListedPicture>(sql`${withUses}
    select path, id, coalesce(file, path) as file, width, height, bytes, title, alt, rights_until::text as "rightsUntil",
      (select count(*)::int from uses where uses.path = pictures.path) as uses,
      ${hasTwin} as "hasTwin"
    from (
      select * from ${pictures} where ${wanted}
      order by ${newestFirst} limit ${onPage} offset ${(page - 1) * onPage}
    ) as pictures order by ${newestFirst}`)
  return { rows, total, page, pages }
}

/** The newest few that have all of these words, whatever list they are on; by one query, which looks up nothing more. */
export function findPictures(db: Db, words: string, limit: number) {
  const wanted = { words, folder: '', shape: '', list: '', today: new Date(0) } as const
  return db
    .select({ id: pictures.id, path: pictures.path, title: pictures.title, alt: pictures.alt })
    .from(pictures)
    .where(and(...conditionsOf(wanted)))
    .orderBy(newestFirst)
    .limit(limit)
}

export type ListedPicture = {
  path: string
  id: string
  file: string
  width: number
  height: number
  bytes: number | null
  title: { ru: string; en: string }
  alt: { ru: string; en: string }
  rightsUntil: string | null
  uses: number
  hasTwin: boolean
}

const newestFirst = sql`uploaded_at is not null desc, uploaded_at desc, path`

const differ = (one: string, other: string) =>
  sql.raw(`bit_count(('x' || ${one}.looks)::bit(64) # ('x' || ${other}.looks)::bit(64)) <= ${alike}`)

const hasTwin = sql`exists (select 1 from pictures as other
  where other.path <> pictures.path and other.trashed_at is null and ${differ('pictures', 'other')})`

// Five bits are in at most five of six parts: who looks alike has one part in common. So not every pair is compared.
const parts = sql`(select path, looks, part, substr(looks, start, length) as bits from pictures,
  (values (1, 1, 3), (2, 4, 3), (3, 7, 3), (4, 10, 3), (5, 13, 2), (6, 15, 2)) as cut (part, start, length)
  where trashed_at is null and looks is not null)`
const isTwin = sql`${pictures.path} in (select one.path from ${parts} as one join ${parts} as other using (part, bits)
  where one.path <> other.path and ${differ('one', 'other')})`

function conditionsOf({ words, folder, shape, list, today }: Omit<Wish, 'page'>): (SQL | undefined)[] {
  return [
    list === 'trash' ? isNotNull(pictures.trashedAt) : isThere,
    ...(folder ? [eq(pictures.folder, folder)] : []),
    ...words
      .toLowerCase()
      .split(/\s+/)
      .filter(word => word !== '')
      .slice(0, 8)
      .map(
        word =>
          sql`position(${word} in lower(concat_ws(' ', pictures.path, title->>'ru', title->>'en', alt->>'ru', alt->>'en',
            caption->>'ru', caption->>'en', credit, rights_holder))) > 0`,
      ),
    ...(shape === 'landscape' ? [sql`width > height`] : []),
    ...(shape === 'portrait' ? [sql`width < height`] : []),
    ...(shape === 'square' ? [sql`width = height`] : []),
    ...(list === 'no-alt' ? [isNameless] : []),
    ...(list === 'rights' ? [lte(pictures.rightsUntil, warnedFrom(today))] : []),
    ...(list === 'unused' ? [sql`not ${isUsed}`] : []),
    ...(list === 'similar' ? [isTwin] : []),
  ]
}

/** The last day of rights that is near enough to be spoken of. */
export function warnedFrom(today: Date): string {
  return dayOf(new Date(today.getTime() + rightsWarningDays * 86_400_000))
}

/** How much there is in each folder and behind each filter. */
export async function countLibrary(db: Db, today: Date) {
  const { rows: counted } = await db.execute<Counts>(sql`with uses as materialized (${allUses})
    select count(*) filter (where ${isThere})::int as "all", coalesce(sum(bytes) filter (where ${isThere}), 0)::float8 as bytes,
      count(*) filter (where ${isThere} and ${isNameless})::int as "noAlt",
      count(*) filter (where ${isThere} and ${lte(pictures.rightsUntil, warnedFrom(today))})::int as rights,
      count(*) filter (where ${isThere} and not ${isUsed})::int as unused,
      count(*) filter (where not (${isThere}))::int as trash
    from ${pictures}`)
  const folders = await db
    .select({ key: pictureFolders.key, name: pictureFolders.name, count: count(pictures.path) })
    .from(pictureFolders)
    .leftJoin(pictures, and(eq(pictures.folder, pictureFolders.key), isThere))
    .groupBy(pictureFolders.key)
    .orderBy(asc(pictureFolders.position), asc(pictureFolders.key))
  const none: Counts = { all: 0, bytes: 0, noAlt: 0, rights: 0, unused: 0, trash: 0 }
  return { ...(counted[0] ?? none), folders }
}

type Counts = { all: number; bytes: number; noAlt: number; rights: number; unused: number; trash: number }

/** One's own files of the last day that are on their way or were refused. */
export function readOwnUploads(db: Db, personId: string) {
  return db
    .select({ upload: pictureUploads, picture: { id: pictures.id, title: pictures.title } })
    .from(pictureUploads)
    .leftJoin(pictures, eq(pictures.path, pictureUploads.picture))
    .where(
      and(
        eq(pictureUploads.personId, personId),
        or(isNull(pictureUploads.outcome), sql`${pictureUploads.outcome} not in ('added', 'stopped')`),
      ),
    )
    .orderBy(desc(pictureUploads.createdAt))
    .limit(8)
}

/** Other pictures that look like this one, the most alike first. */
export function readAlike(db: Db, { path, looks }: Pick<typeof pictures.$inferSelect, 'path' | 'looks'>) {
  if (looks === null) return []
  const difference = differenceTo(sql`${looks}::text`)
  return db
    .select({ id: pictures.id, path: pictures.path, file: pictures.file, title: pictures.title })
    .from(pictures)
    .where(and(sql`${pictures.path} <> ${path}`, isThere, sql`${difference} <= ${alike}`))
    .orderBy(difference)
    .limit(4)
}
