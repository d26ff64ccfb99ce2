import { officeFairIn } from '../../office-fair.ts'
import type { StandState } from '../../stands/stand-view.ts'
import { type HallKey, hallKeys } from '../halls.ts'

export const officeStates = ['free', 'held', 'overdue', 'sold', 'not-offered'] as const
/** Overdue: its invoice is due and not paid; a person decides. */
export type OfficeState = StandState | 'overdue'
/** `fair` is empty for the open one. */
export type OfficeFilter = { fair: string; hall: HallKey | ''; state: OfficeState | ''; words: string }

export function readOfficeFilter(search: URLSearchParams): OfficeFilter {
  return {
    fair: officeFairIn(search),
    hall: hallKeys.find(key => key === search.get('hall')) ?? '',
    state: officeStates.find(state => state === search.get('state')) ?? '',
    words: (search.get('q') ?? '').trim().slice(0, 100),
  }
}

export function officeSearch({ fair, hall, state, words }: OfficeFilter): string {
  const search = new URLSearchParams()
  if (fair) search.set('fair', fair)
  if (words) search.set('q', words)
  if (hall) search.set('hall', hall)
  if (state) search.set('state', state)
  const text = search.toString()
  return text && `?${text}`
}
