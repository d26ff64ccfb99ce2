import { asc, isNull } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import { spring2026 } from '../../editions/spring-2026.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { endOfDay, formatDays } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { exhibitorPages } from './tables.ts'

/** Whoever has been published for the fair that is being prepared, in the order of the plan, in one language. */
export async function publishedExhibitors(db: Db, locale: LocaleCode) {
  const rows = await db
    .select()
    .from(exhibitorPages)
    .where(isNull(exhibitorPages.withdrawnAt))
    .orderBy(asc(exhibitorPages.standCode))
  return rows
    .filter(({ editionId }) => editionId === spring2026.id)
    .map(({ slug, standCode, type, section, email, phone, links, logo, ...row }) => ({
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
export function hasTurned({ firstDay, lastDay }: Pick<Edition, 'firstDay' | 'lastDay'>, now: Date): boolean {
  return now >= endOfDay(lastDay) || isTheirFair({ firstDay })
}

/** The exhibitors' office has published them for this very fair. */
export function isTheirFair({ firstDay }: Pick<Edition, 'firstDay'>): boolean {
  return firstDay === spring2026.firstDay
}

/** «2–5 апреля 2026»: whose days they are. */
export function nextFairDays(locale: LocaleCode): string {
  return formatDays(spring2026.firstDay, spring2026.lastDay, locale, { withYear: true })
}
