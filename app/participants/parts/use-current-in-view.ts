import { useEffect, useRef } from 'react'

/** On phones a row scrolls sideways: whatever is chosen in it is brought into sight. */
export function useCurrentInView<Row extends HTMLElement>(chosen: string | null) {
  const row = useRef<Row>(null)
  useEffect(() => {
    const current = chosen !== null && row.current?.querySelector<HTMLElement>('[aria-current="true"]')
    if (!current || !row.current) return
    const { left, width } = current.getBoundingClientRect()
    const middle = row.current.getBoundingClientRect().left + row.current.clientWidth / 2
    row.current.scrollBy({ left: left + width / 2 - middle, behavior: 'instant' })
  }, [chosen])
  return row
}
