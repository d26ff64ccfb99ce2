import type { ReactNode } from 'react'
import { fill, type Phrase } from '../../platform/fill.ts'
import { Pagination } from './pagination.tsx'

/** One page of a long list and the way to its others, or a sentence where nothing is on it. */
export function PagedList({
  isEmpty,
  nothing,
  words,
  data: { from, to, count, page, pages },
  addressOf,
  children,
}: {
  isEmpty: boolean
  nothing: string
  words: { title: string; previous: string; next: string; of: Phrase<'from' | 'to' | 'count'> }
  data: { from: number; to: number; count: number; page: number; pages: number }
  addressOf(page: number): string
  children: ReactNode
}) {
  if (isEmpty) return <p className="type-body max-w-text">{nothing}</p>
  return (
    <>
      {children}
      <Pagination
        words={words}
        range={fill(words.of, { from, to, count })}
        page={page}
        pages={pages}
        addressOf={addressOf}
      />
    </>
  )
}
