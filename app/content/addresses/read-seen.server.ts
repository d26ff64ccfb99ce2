import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { type LocaleCode, localeCodes } from '../../platform/languages.ts'
import { languagesSeen } from '../../platform/published-at.ts'
import { exhibitorPages } from '../exhibitor-pages/tables.ts'
import { languagesOfPage } from '../one-language/find-language.server.ts'
import { pageKeyOf } from '../page-key.ts'
import { pages, speakers } from '../tables.ts'
import { addressedTables } from './find-record.server.ts'
import { recordIn } from './record-path.ts'

/**
 * In which languages visitors may read the page at a path, by what the database says of it now. Of a page that is nobody's
 * record in particular the plan says whether it is there; where nobody asks the plan, it is.
 */
export async function readSeen(
  db: Db,
  path: string,
  mayOpen: (path: string) => boolean = () => true,
): Promise<readonly LocaleCode[]> {
  const named = recordIn(path)
  if (named && named.kind !== 'pages') return readRecord(db, named.kind, named.name)
  const speaker = /^\/speakers\/(\d{1,9})\/$/.exec(path)?.[1]
  if (speaker) {
    const [row] = await db
      .select({ publishedRuAt: speakers.publishedRuAt, publishedEnAt: speakers.publishedEnAt })
      .from(speakers)
      .where(eq(speakers.id, Number(speaker)))
    return row ? languagesSeen(row) : []
  }
  const page = await readPage(db, path)
  if (page?.madeAt) return languagesOfPage(page)
  if (!mayOpen(path)) return []
  return page ? languagesOfPage(page) : localeCodes
}

/** The page at a path: one that editors have made by its address, another by its key. */
async function readPage(db: Db, path: string) {
  const { key, address, madeAt, withdrawnRuAt, withdrawnEnAt } = pages
  const rows = await db
    .select({ address, madeAt, withdrawnRuAt, withdrawnEnAt })
    .from(pages)
    .where(sql`coalesce(${address}, ${key}) = ${pageKeyOf(path)}`)
  // The key of a page made by editors is one word of the path, whatever hyphens are in it.
  return rows.find(row => row.madeAt === null || recordIn(path) !== null)
}

async function readRecord(
  db: Db,
  kind: Exclude<keyof typeof addressedTables, 'pages'>,
  name: string,
): Promise<readonly LocaleCode[]> {
  const { table, slug, address } = addressedTables[kind]
  const [row] = await db
    .select({ publishedRuAt: table.publishedRuAt, publishedEnAt: table.publishedEnAt })
    .from(table)
    .where(sql`coalesce(${address}, ${slug}) = ${name}`)
  if (row) return languagesSeen(row)
  if (kind !== 'participants') return []
  const isShown = sql`${exhibitorPages.slug} = ${name} and ${exhibitorPages.withdrawnAt} is null`
  return (await db.$count(exhibitorPages, isShown)) > 0 ? localeCodes : []
}
