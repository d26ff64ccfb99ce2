import { type Nomination, nominations } from '../count/award-rule.ts'
import { type ApplicationState, applicationStates } from '../way/application-states.ts'

/** What narrows the queue. The address is the filter. */
export type QueueFilter = {
  /** `waiting`: whatever has not been decided. */
  state: ApplicationState | 'waiting' | ''
  nomination: Nomination | ''
  words: string
}

export const waitingStates = [
  'submitted',
  'checked',
  'question',
] as const satisfies readonly ApplicationState[]
export const queueStates = ['', 'waiting', ...applicationStates] as const

export function readFilter(search: URLSearchParams): QueueFilter {
  return {
    state: queueStates.find(state => state === search.get('state')) ?? '',
    nomination: nominations.find(one => one === search.get('nomination')) ?? '',
    words: (search.get('q') ?? '').trim().slice(0, 100),
  }
}

export function filterSearch({ state, nomination, words }: QueueFilter, page = 1): string {
  const search = new URLSearchParams()
  if (words) search.set('q', words)
  if (state) search.set('state', state)
  if (nomination) search.set('nomination', nomination)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text && `?${text}`
}
