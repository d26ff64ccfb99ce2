import { loadPage } from '../../content/load-page.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { type Services, using } from '../../page-server/services.ts'
import { dayOf } from '../../platform/dates.ts'
import { keepRecentFor } from '../../platform/keep-recent.ts'
import { tidyQuery } from '../query-words.ts'
import { searchFair } from '../search-fair.server.ts'
import { isSearchKind, type SearchKind } from '../search-kinds.ts'

export const load = using(['contentVersion'], loadSearch)

async function loadSearch(context: LoadContext, { contentVersion }: Pick<Services, 'contentVersion'>) {
  const { search, locale, now, db } = context
  const asked = search.get('kind')
  const kind = isSearchKind(asked) ? asked : null
  const query = tidyQuery(search.get('q') ?? '')
  const look = () => lookFor(context, query, kind)
  // All results of a kind are long, and seldom asked for.
  if (kind) return look()
  return recent(db, [contentVersion(), dayOf(now), locale, query].join(' '), look)
}

// Many look for the same; an answer is the same until the content or the day changes.
const recent = keepRecentFor<LoadContext['db'], Promise<SearchData>>(300)

async function lookFor(context: LoadContext, query: string, kind: SearchKind | null) {
  const page = await loadPage(context, 'search')
  return { page, kind, answer: await searchFair(context, query, kind) }
}

export type SearchData = Awaited<ReturnType<typeof lookFor>>
