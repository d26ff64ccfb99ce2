import type { LoadContext } from '../pages/load-context.ts'
import { dayOf, startOfDay } from '../platform/dates.ts'
import { nextReleaseOn, publishedReleases } from './list-queries.server.ts'
import { readerOf } from './load-page.server.ts'

/** Releases that are out by now, the newest first; the page holds until the next one comes out. */
export async function loadReleases(context: LoadContext) {
  const reader = readerOf(context)
  const today = dayOf(context.now)
  context.dependsOn('releases')
  const next = await nextReleaseOn(reader, today)
  if (next) context.trueUntil(startOfDay(next))
  return publishedReleases(reader, today)
}
