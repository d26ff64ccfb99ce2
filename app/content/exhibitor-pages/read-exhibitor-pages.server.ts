import { asc, isNull } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import { openFairOf } from '../../editions/exhibitor-days.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { endOfDay, formatDays } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { exhibitorPages } from './tables.ts'

/** Whoever has been published for the fair that is being prepared, in the order of the plan, in one language. */
export async function publishedExhibitors(
  db: Db,
  { exhibitors }: Pick<Edition, 'exhibitors'>,
  locale: LocaleCode,
) {
  const shown = await everyExhibitor(db, locale)
  return shown.filter(({ editionId }) => editionId === exhibitors.fairId)
}

/** One of them by the name of the page, whichever fair it was published for: an address stays readable. */
export async function findExhibitor(db: Db, slug: string | undefined, locale: LocaleCode) {
  const shown = await everyExhibitor(db, locale)
  return shown.find(exhibitor => exhibitor.slug === slug) ?? null
}

async function everyExhibitor(db: Db, locale: LocaleCode) {
  const rows = await db
    .select()
    .from(exhibitorPages)
    .where(isNull(exhibitorPages.withdrawnAt))
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

/** Those who apply for the next fair stand on the plan when the one on show is over, or theirs is the one on show. */
export function hasTurned(edition: Pick<Edition, 'lastDay' | 'nextFair'>, now: Date): boolean {
  return now >= endOfDay(edition.lastDay) || isTheirFair(edition)
}

/** The exhibitors' office has published them for this very fair. */
export function isTheirFair({ nextFair }: Pick<Edition, 'nextFair'>): boolean {
  return nextFair === null
}

/** «2–5 апреля 2026»: whose days they are. */
export function nextFairDays(edition: Edition, locale: LocaleCode): string {
  const { firstDay, lastDay } = openFairOf(edition)
  return formatDays(firstDay, lastDay, locale, { withYear: true })
}
