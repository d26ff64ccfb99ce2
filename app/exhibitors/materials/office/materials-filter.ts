import { officeFairIn } from '../../office-fair.ts'

export const shelves = ['', 'waiting', 'comments', 'late', 'published'] as const
export type Shelf = (typeof shelves)[number]

/** What narrows the list. The address is the filter. */
export type MaterialsFilter = {
  /** Empty for the open one. */
  fair: string
  shelf: Shelf
  words: string
}

export function readFilter(search: URLSearchParams): MaterialsFilter {
  return {
    fair: officeFairIn(search),
    shelf: shelves.find(shelf => shelf === search.get('show')) ?? '',
    words: (search.get('q') ?? '').trim().slice(0, 100),
  }
}

export function filterSearch({ fair, shelf, words }: MaterialsFilter, page = 1): string {
  const search = new URLSearchParams()
  if (fair) search.set('fair', fair)
  if (words) search.set('q', words)
  if (shelf) search.set('show', shelf)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text && `?${text}`
}
