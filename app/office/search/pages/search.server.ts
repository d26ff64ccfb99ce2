import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { officeFrameData } from '../../frame-data.ts'
import { actionsFor, plain } from '../office-action.ts'
import { longestSearch, searchOffice, shortestSearch } from '../office-search.ts'

/** Words that begin so ask for what can be done and for pages, and for nothing else. */
const actionsOnly = '>'

const shownBesides = 6

export const load = using(
  ['officeSearches', 'officeActions'],
  async (context: SignedIn<LoadContext>, services) => {
    const { officeSearches, officeActions } = services
    const typed = (context.search.get('q') ?? '').trim().slice(0, longestSearch)
    const isActions = typed.startsWith(actionsOnly)
    const query = isActions ? typed.slice(actionsOnly.length).trim() : typed
    const frame = officeFrameData(context)
    const wanted = plain(query)
    // Among what was found, the actions that have these very words; by themselves, all of them.
    const actions = isActions || query !== '' ? actionsFor(officeActions, { ...context, query }) : []
    return {
      frame,
      typed,
      isTooShort: !isActions && query.length > 0 && query.length < shortestSearch,
      pages: frame.links.filter(({ label }) => plain(label).includes(wanted)),
      actions: isActions ? actions : actions.slice(0, shownBesides),
      isActions,
      query,
      groups: isActions ? [] : await searchOffice(officeSearches, { ...context, query }),
    }
  },
)
