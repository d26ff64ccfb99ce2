import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { recordPath } from '../../content/addresses/record-path.ts'
import { departures, events } from '../../content/events/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Day } from '../../platform/dates.ts'
import type { Both, LocaleCode } from '../../platform/languages.ts'
import { isPublishedIn } from '../../platform/published-at.ts'
import { concerns, type Happened, newsOf } from './news.ts'
import { programmeChanges } from './tables.ts'

export type ProgrammeChange = Happened & {
  title: Both
  /** Its page in a language, where there is one to read now. */
  path: Record<LocaleCode, string | null>
}

// A day of a fair has a hundred events; whoever writes by the thousand is not read to the end.
const mostRows = 1_000

const toursPath = '/excursions/'

/**
 * What has become of the programme since a moment, as it stands now (`news.ts`), the last first; with `day`, only what
 * goes from that day or comes to it. Every row is told on `programme_changed`.
 */
export async function readChanges(
  db: Db,
  { editionId, since, day }: { editionId: string; since: Date; day?: Day },
): Promise<ProgrammeChange[]> {
  const rows = await db
    .select()
    .from(programmeChanges)
    .where(and(eq(programmeChanges.editionId, editionId), gte(programmeChanges.happenedAt, since)))
    .orderBy(desc(programmeChanges.id))
    .limit(mostRows)
  const news = newsOf(rows).filter(change => !day || concerns(change, day))
  if (news.length === 0) return []
  const named = await readNames(
    db,
    news.map(({ eventSlug }) => eventSlug),
  )
  return news.flatMap(change => {
    const name = named.get(change.eventSlug)
    return name ? [{ ...change, ...name }] : []
  })
}

type Name = Pick<ProgrammeChange, 'title' | 'path'>

async function readNames(db: Db, slugs: string[]): Promise<Map<string, Name>> {
  const own = await db.select().from(events).where(inArray(events.slug, slugs))
  const tours = await db
    .select({ id: departures.id, title: departures.route })
    .from(departures)
    .where(inArray(sql`'departure-' || ${departures.id}`, slugs))
  return new Map<string, Name>([
    ...own.map((row): [string, Name] => {
      const path = recordPath('events', row)
      return [
        row.slug,
        {
          title: row.title,
          path: {
            ru: isPublishedIn(row, 'ru') ? path : null,
            en: isPublishedIn(row, 'en') ? path : null,
          },
        },
      ]
    }),
    ...tours.map(({ id, title }): [string, Name] => [
      `departure-${id}`,
      { title, path: { ru: toursPath, en: toursPath } },
    ]),
  ])
}
