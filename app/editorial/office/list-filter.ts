import type { KindName } from '../kinds/kind-names.ts'

export const listStates = [
  '',
  'on-site',
  'draft',
  'scheduled',
  'stale',
  'withdrawn',
  'none',
  'trashed',
] as const

/** What a list is asked for: words, how the records stand, and of which fair they are; without one, of the fair on show. */
export type ListFilter = { words: string; state: (typeof listStates)[number]; edition: string }

export function filterIn(sent: (name: string) => string | null): ListFilter {
  return {
    words: (sent('q') ?? '').slice(0, 100),
    state: listStates.find(one => one === sent('state')) ?? '',
    edition: /^[0-9A-Z-]{1,20}$/.exec(sent('edition') ?? '')?.[0] ?? '',
  }
}

export function listAddress(
  kind: KindName,
  { words, state, edition }: ListFilter,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    ...(words && { q: words }),
    ...(state && { state }),
    ...(edition && { edition }),
    ...more,
  })
  return `/office/content/${kind}/${query.size > 0 ? `?${query}` : ''}`
}
