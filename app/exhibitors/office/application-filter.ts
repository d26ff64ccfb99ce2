import { type ApplicantKind, applicantKinds } from '../application/application-fields.ts'
import { officeFairIn } from '../office-fair.ts'
import { type ExhibitorState, states } from '../states.ts'

/** What narrows the list of applications. The address is the filter. */
export type ApplicationFilter = {
  /** Empty for the open one. */
  fair: string
  state: ExhibitorState | ''
  kind: ApplicantKind | ''
  words: string
}

export function readFilter(search: URLSearchParams): ApplicationFilter {
  return {
    fair: officeFairIn(search),
    state: states.find(state => state === search.get('state')) ?? '',
    kind: applicantKinds.find(kind => kind === search.get('kind')) ?? '',
    words: (search.get('q') ?? '').trim().slice(0, 100),
  }
}

export function filterSearch({ fair, state, kind, words }: ApplicationFilter, page = 1): string {
  const search = new URLSearchParams()
  if (fair) search.set('fair', fair)
  if (words) search.set('q', words)
  if (state) search.set('state', state)
  if (kind) search.set('kind', kind)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text && `?${text}`
}
