/** What can be found, in the order groups take when they match equally well. */
export const searchKinds = [
  'page',
  'participant',
  'artist',
  'work',
  'event',
  'speaker',
  'person',
  'question',
  'partner',
  'release',
  'audio-stop',
  'document',
] as const

export type SearchKind = (typeof searchKinds)[number]

/** What stands in the line under a title; which facts there are depends on the kind. */
export type EntryFacts = {
  stand?: string
  city?: string
  author?: string
  year?: number
  technique?: string
  /** Of an event, with its hour; of a release. */
  day?: string
  time?: string
  occupation?: string
  duty?: string
  role?: string
  number?: number
  place?: string
  /** Of a participant of the next fair. */
  edition?: string
}

export function isSearchKind(value: unknown): value is SearchKind {
  return searchKinds.some(kind => kind === value)
}
