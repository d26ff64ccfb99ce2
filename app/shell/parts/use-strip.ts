import { useEffect, useRef, useState } from 'react'

/** A row that scrolls sideways: which of its `count` equal items are in view, and steps in both directions. */
export function useStrip(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const [seen, setSeen] = useState({ first: 1, last: 1, isScrollable: true })

  useEffect(() => {
    const row = list.current
    if (!row) return
    const look = () => setSeen(old => (same(old, inView(row, count)) ? old : inView(row, count)))
    const observer = new ResizeObserver(look)
    observer.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [count])

  // Past the end it begins anew: six bays are soon gone round.
  function step(direction: 1 | -1) {
    const row = list.current
    if (!row) return
    const { scrollLeft, scrollWidth, clientWidth } = row
    const end = scrollWidth - clientWidth
    const isAtEdge = direction === 1 ? scrollLeft >= end - 2 : scrollLeft <= 2
    const target = isAtEdge ? (direction === 1 ? 0 : end) : scrollLeft + direction * (scrollWidth / count)
    row.scrollTo({ left: target, behavior: isAtEdge ? 'instant' : 'auto' })
  }

  return { list, ...seen, back: () => step(-1), forward: () => step(1) }
}

type Seen = { first: number; last: number; isScrollable: boolean }

function inView(row: HTMLElement, count: number): Seen {
  const item = row.scrollWidth / count
  const first = Math.round(row.scrollLeft / item) + 1
  const visible = Math.max(1, Math.round(row.clientWidth / item))
  return {
    first,
    last: Math.min(count, first + visible - 1),
    isScrollable: row.scrollWidth > row.clientWidth + 1,
  }
}

function same(one: Seen, other: Seen) {
  return one.first === other.first && one.last === other.last && one.isScrollable === other.isScrollable
}
