import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/transaction.server.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { publishedAt } from '../platform/published-at.ts'
import { drawnBlocks } from './blocks/drawn-blocks.ts'
import { pictures } from './pictures/tables.ts'
import { pages, speakers } from './tables.ts'

/** Everybody who speaks at the fair and is published in this language, by surname. */
export function publishedSpeakers(db: Db, locale: LocaleCode) {
  return db
    .select({ speaker: speakers, picture: pictures })
    .from(speakers)
    .leftJoin(pictures, eq(pictures.path, speakers.picturePath))
    .where(isNotNull(speakers[publishedAt[locale]]))
    .orderBy(asc(bySurname(locale)), asc(speakers.id))
}

/** A page with those of its blocks that it draws. */
export async function pageByKey(db: Db, key: string) {
  const [page] = await db.select().from(pages).where(eq(pages.key, key))
  if (!page) throw new Error(`the page «${key}» is not in the database`)
  return { ...page, blocks: drawnBlocks(key, page.blocks) }
}

export async function picturesByPath(db: Db, paths: string[]) {
  if (paths.length === 0) return new Map<string, typeof pictures.$inferSelect>()
  const rows = await db
    .select()
    .from(pictures)
    .where(sql`${pictures.path} = any(${sql.param(paths)})`)
  return new Map(rows.map(row => [row.path, row]))
}

// The database sorts by bytes unless told otherwise: Ё would stand before А.
function bySurname(locale: LocaleCode) {
  return sql`${speakers.lastName}->>${sql.raw(`'${locale}' collate ${collations[locale]}`)}`
}

const collations: Record<LocaleCode, string> = { ru: 'russian', en: 'english' }
