import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { exhibitorPages } from './tables.ts'

/** Whoever has been published for a fair, in the order of the plan, in one language; nobody where there is no such fair. */
export async function publishedExhibitors(db: Db, fairId: string | null, locale: LocaleCode) {
  return fairId === null ? [] : shownWhere(db, eq(exhibitorPages.editionId, fairId), locale)
}

/** One of them by the name of the page, whichever fair it was published for: an address stays readable. */
export async function findExhibitor(db: Db, slug: string | undefined, locale: LocaleCode) {
  const [found] = slug ? await shownWhere(db, eq(exhibitorPages.slug, slug), locale) : []
  return found ?? null
}

async function shownWhere(db: Db, isAsked: SQL, locale: LocaleCode) {
  const rows = await db
    .select()
    .from(exhibitorPages)
    .where(and(isAsked, isNull(exhibitorPages.withdrawnAt)))
    .orderBy(asc(exhibitorPages.standCode))
  return rows.map(({ editionId, slug, standCode, type, section, email, phone, links, logo, ...row }) => ({
    editionId,
    slug,
    standCode,
    type,
    section,
    email,
    phone,
    links,
    logo,
    name: row.name[locale],
    city: row.city[locale],
    about: row.about[locale],
    artists: row.artists.map(artist => artist[locale]),
    pictures: row.pictures.map(({ caption, colours: _, ...picture }) => ({
      ...picture,
      caption: caption[locale],
    })),
  }))
}

export type LocalExhibitor = Awaited<ReturnType<typeof publishedExhibitors>>[number]
