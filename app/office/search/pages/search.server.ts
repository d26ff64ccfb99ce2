import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { officeFrameData } from '../../frame-data.ts'
import { longestSearch, searchOffice, shortestSearch } from '../office-search.ts'

/** Words that begin so ask for pages and nothing else. */
const actionsOnly = '>'

export const load = using(['officeSearches'], async (context: SignedIn<LoadContext>, { officeSearches }) => {
  const typed = (context.search.get('q') ?? '').trim().slice(0, longestSearch)
  const isActions = typed.startsWith(actionsOnly)
  const query = isActions ? typed.slice(actionsOnly.length).trim() : typed
  const frame = officeFrameData(context)
  const wanted = query.toLowerCase()
  return {
    frame,
    typed,
    isTooShort: !isActions && query.length > 0 && query.length < shortestSearch,
    pages: frame.links.filter(({ label }) => label.toLowerCase().replaceAll('\u00a0', ' ').includes(wanted)),
    groups: isActions ? [] : await searchOffice(officeSearches, { ...context, query }),
  }
})
