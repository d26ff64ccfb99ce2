import { gt, min } from 'drizzle-orm'
import type { LoadContext } from '../page-server/load-context.ts'
import { dayOf, startOfDay } from '../platform/dates.ts'
import { readerOf } from './load-page.server.ts'
import { publishedReleases, type Reader } from './read-lists.server.ts'
import { releases } from './tables.ts'

/** Releases that are out by now, the newest first; the page holds until the next one comes out. */
export async function loadReleases(context: LoadContext) {
  const reader = readerOf(context)
  const today = dayOf(context.now)
  context.dependsOn('releases')
  const next = await nextReleaseOn(reader, today)
  if (next) context.trueUntil(startOfDay(next))
  return publishedReleases(reader, context.now)
}

/** The day on which the next release comes out, or null. */
async function nextReleaseOn({ db }: Reader, today: string): Promise<string | null> {
  const [row] = await db
    .select({ on: min(releases.releasedOn) })
    .from(releases)
    .where(gt(releases.releasedOn, today))
  return row?.on ?? null
}
