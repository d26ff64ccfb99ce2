import { eq, isNotNull } from 'drizzle-orm'
import { readerOfTexts } from '../../editions/phrases.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { type LocaleCode, localeCodes } from '../../platform/languages.ts'
import type { MadePages } from '../addresses/made-pages.ts'
import { localize } from '../blocks/blocks.ts'
import { pageKeyAt } from '../page-key.ts'
import { pages } from '../tables.ts'

type Withdrawn = Pick<typeof pages.$inferSelect, 'withdrawnRuAt' | 'withdrawnEnAt'>

/** The column that says since when a page is not read in a language. */
export const withdrawnAt = {
  ru: 'withdrawnRuAt',
  en: 'withdrawnEnAt',
} as const satisfies Record<LocaleCode, keyof Withdrawn>

export function languagesOfPage(page: Withdrawn): LocaleCode[] {
  return localeCodes.filter(code => page[withdrawnAt[code]] === null)
}

/** In which languages each editable page is read, by its key. */
export async function readPageLanguages(db: Db): Promise<Map<string, LocaleCode[]>> {
  const { key, withdrawnRuAt, withdrawnEnAt } = pages
  const rows = await db.select({ key, withdrawnRuAt, withdrawnEnAt }).from(pages)
  return new Map(rows.map(row => [row.key, languagesOfPage(row)]))
}

/** Pages that editors have made, as far as somebody may read them. */
export async function readMadePages(db: Db): Promise<MadePages> {
  const { key, address, withdrawnRuAt, withdrawnEnAt } = pages
  const rows = await db
    .select({ key, address, withdrawnRuAt, withdrawnEnAt })
    .from(pages)
    .where(isNotNull(pages.madeAt))
  const read = rows.map(row => [row.address ?? row.key, languagesOfPage(row)] as const)
  return new Map(read.filter(([, languages]) => languages.length > 0))
}

/** The one language of the page at an address, with its title there; null where it is read in all of them. */
export async function findOnlyLanguage(context: LoadContext) {
  const { db, edition, now, dependsOn } = context
  const key = pageKeyAt(context)
  dependsOn(`page:${key}`)
  const { title, withdrawnRuAt, withdrawnEnAt } = pages
  const [page] = await db
    .select({ title, withdrawnRuAt, withdrawnEnAt })
    .from(pages)
    .where(eq(pages.key, key))
  const [language, ...more] = page ? languagesOfPage(page) : []
  if (!page || !language || more.length > 0) return null
  const said = localize({ title: page.title }, language, readerOfTexts(edition, language, now))
  return { language, title: said.title }
}

export type OnlyLanguage = NonNullable<Awaited<ReturnType<typeof findOnlyLanguage>>>
