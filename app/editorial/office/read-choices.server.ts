import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { pictures } from '../../content/pictures/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { findRecords } from '../drafts/find-records.server.ts'
import { contentDrafts } from '../drafts/tables.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { readListed } from '../live/read-live.server.ts'
import type { FieldRow, Row } from './edit-rows.ts'

/** So many are offered of a kind, and of pictures; what is chosen already is always among them. */
export const mostChoices = 200

/** `isWhole`: there are no others. Of more the field is written into, and these are what it suggests. */
export type KindChoices = {
  kind: KindName
  options: { value: string; label: string }[]
  isWhole: boolean
  /** Where the others are found. */
  list: { to: string; label: string }
}
export type Choices = { records: Partial<Record<KindName, KindChoices>>; pictures: string[] }

/** What the fields of a record may name, in as many questions for many records as for few. */
export async function readChoices(db: Db, rows: Row[], locale: LocaleCode): Promise<Choices> {
  const fields = rows.flatMap(fieldsIn)
  const wanted = Map.groupBy(
    fields.flatMap(field => (field.to ? [{ kind: field.to, keys: chosenIn(field) }] : [])),
    ({ kind }) => kind,
  )
  const records = await Promise.all(
    [...wanted].map(async ([kind, named]) => {
      const chosen = [...new Set(named.flatMap(({ keys }) => keys))]
      return [kind, await choicesOf(db, kind, chosen, locale)] as const
    }),
  )
  const ofPictures = fields.filter(({ type }) => type === 'picture' || type === 'pictures')
  return {
    records: Object.fromEntries(records),
    pictures: ofPictures.length > 0 ? await pictureChoices(db, ofPictures.flatMap(chosenIn)) : [],
  }
}

async function choicesOf(db: Db, kind: KindName, chosen: string[], locale: LocaleCode): Promise<KindChoices> {
  const everything = { words: '', state: '', edition: '' } as const
  const { rows, count } = await findRecords(db, kind, everything, { page: 1, onPage: mostChoices })
  const offered = new Set(rows.map(({ key }) => key))
  const named = await readNamed(
    db,
    kind,
    chosen.filter(key => !offered.has(key)),
  )
  const options = [...named, ...rows.slice(0, Math.max(0, mostChoices - named.length))].map(
    ({ key, title }) => ({ value: key, label: title[locale] || title.ru || key }),
  )
  return {
    kind,
    options: options.toSorted((a, b) => a.label.localeCompare(b.label, locale)),
    isWhole: count <= mostChoices,
    list: { to: `/office/content/${kind}/`, label: kinds[kind].label.many[locale] },
  }
}

/** Records by their keys, as editors have written them; what is in the trash is named all the same. */
async function readNamed(db: Db, kind: KindName, keys: string[]) {
  if (keys.length === 0) return []
  const [live, drafts] = await Promise.all([
    readListed(db, kind, keys),
    db
      .select({ key: contentDrafts.key, record: contentDrafts.record })
      .from(contentDrafts)
      .where(and(eq(contentDrafts.kind, kind), inArray(contentDrafts.key, keys))),
  ])
  const records = new Map([...live, ...drafts].map(({ key, record }) => [key, record]))
  return [...records].map(([key, record]) => ({ key, title: kinds[kind].titleOf(record, key) }))
}

/** What came in last is what is looked for; the library has all of them. */
async function pictureChoices(db: Db, chosen: string[]): Promise<string[]> {
  const latest = await db
    .select({ path: pictures.path })
    .from(pictures)
    .where(isNull(pictures.trashedAt))
    .orderBy(sql`${desc(pictures.uploadedAt)} nulls last`, pictures.path)
    .limit(mostChoices)
  const all = [...new Set([...chosen, ...latest.map(({ path }) => path)])]
  return all.slice(0, Math.max(mostChoices, chosen.length)).toSorted()
}

function fieldsIn(row: Row): FieldRow[] {
  if (row.is === 'field') return [row]
  return (row.is === 'group' ? row.rows : row.items.flatMap(item => item.rows)).flatMap(fieldsIn)
}

function chosenIn({ values }: FieldRow): string[] {
  return values.flatMap(({ value }) => value).filter(text => text !== '')
}
