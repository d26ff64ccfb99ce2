import { loadPage } from '../../content/load-page.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { searchFair } from '../search-fair.server.ts'
import { isSearchKind } from '../search-kinds.ts'

export async function load(context: LoadContext) {
  const { search } = context
  const asked = search.get('kind')
  const kind = isSearchKind(asked) ? asked : null
  const [page, answer] = [
    await loadPage(context, 'search'),
    await searchFair(context, search.get('q') ?? '', kind),
  ]
  return { page, kind, answer }
}

export type SearchData = Awaited<ReturnType<typeof load>>
