import { and, inArray, isNull } from 'drizzle-orm'
import type { FoundThing, OfficeSearch } from '../../office/search/office-search.ts'
import { foundOfEach } from '../../office/search/office-search.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { contentDrafts } from '../drafts/tables.ts'
import { isKindName, type KindName, kindNames } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { findLive, hasWords } from '../live/read-live.server.ts'
import type { JsonObject } from '../record.ts'
import { mayOpenKind } from '../rights.ts'

/** Everything that is written, on the site and in drafts, by any of its words: what has them in its name comes first. */
export const contentInSearch: OfficeSearch = {
  at: '/office/content/',
  label: { ru: 'Редакция', en: 'Editors’ desk' },
  hasNoList: true,
  async find({ db, query, locale, person }) {
    const found = await findRecords(
      db,
      query,
      kindNames.filter(kind => mayOpenKind(person, kind)),
    )
    const wanted = query.toLowerCase()
    const isNamed = ({ title }: FoundThing) => title.toLowerCase().includes(wanted)
    const things = found.map(record => thingOf(record, locale))
    return [...things.filter(isNamed), ...things.filter(thing => !isNamed(thing))]
  },
}

type Written = { kind: KindName; key: string; record: JsonObject; isSeen: boolean }

async function findRecords(db: Db, query: string, open: readonly KindName[]): Promise<Written[]> {
  const drafted = await db
    .select({ kind: contentDrafts.kind, key: contentDrafts.key, record: contentDrafts.record })
    .from(contentDrafts)
    .where(
      and(
        inArray(contentDrafts.kind, [...open]),
        isNull(contentDrafts.trashedAt),
        hasWords(contentDrafts.record, query),
      ),
    )
    .limit(foundOfEach)
  const found = new Map<string, Written>()
  for (const { kind, key, record } of drafted)
    if (isKindName(kind))
      found.set(`${kind} ${key}`, { kind, key, record: record as JsonObject, isSeen: false })
  for (const kind of open)
    for (const { key, record } of await findLive(db, kind, query, foundOfEach))
      found.set(`${kind} ${key}`, {
        ...(found.get(`${kind} ${key}`) ?? { kind, key, record }),
        isSeen: true,
      })
  return [...found.values()]
}

function thingOf({ kind, key, record, isSeen }: Written, locale: LocaleCode): FoundThing {
  const title = kinds[kind].titleOf(record, key)
  return {
    to: `/office/content/${kind}/${key}/`,
    title: title[locale] || title.ru || key,
    note: kinds[kind].label.one[locale],
    // A letter is seen in mailboxes alone.
    ...(isSeen && kind !== 'letters' && { site: kinds[kind].pathOf(key, record) }),
  }
}
