import {
  type InvitationKind,
  type InvitationState,
  invitableProducts,
  invitationKinds,
  invitationStates,
} from '../invitation.ts'

/** What staff have asked to see, as the address of the list says it. */
export type InvitationFilter = {
  query: string
  kind: InvitationKind | ''
  product: string
  state: InvitationState | ''
  batch: string
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whatever the address has that is no answer counts as not asked. */
export function readFilter(search: URLSearchParams): InvitationFilter {
  const asked = (name: string) => search.get(name) ?? ''
  return {
    query: asked('q').trim().slice(0, 200),
    kind: invitationKinds.find(kind => kind === asked('kind')) ?? '',
    product: invitableProducts().find(({ id }) => id === asked('product'))?.id ?? '',
    state: invitationStates.find(state => state === asked('state')) ?? '',
    batch: uuid.test(asked('batch')) ? asked('batch') : '',
  }
}

/** The same as an address would say it, `?` included; nothing where nothing was asked. */
export function filterSearch({ query, ...rest }: InvitationFilter, page = 1): string {
  const asked = { q: query, ...rest, page: page > 1 ? String(page) : '' }
  const pairs = Object.entries(asked).filter(([, value]) => value !== '')
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
