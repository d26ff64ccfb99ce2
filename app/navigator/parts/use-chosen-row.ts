import { useEffect } from 'react'

/** The list follows the plan: the chosen row comes into sight inside the list, and the page does not move. */
export function useChosenRow(chosen: string | null): void {
  useEffect(() => {
    const row = chosen === null ? null : document.querySelector<HTMLElement>(`[data-row="${chosen}"]`)
    const list = row?.closest<HTMLElement>('.map-list')
    if (!row || !list || list.scrollHeight <= list.clientHeight) return
    const above = row.offsetTop - list.offsetTop
    const isSeen = above >= list.scrollTop && above + row.offsetHeight <= list.scrollTop + list.clientHeight
    if (!isSeen) list.scrollTo({ top: above - list.clientHeight / 3, behavior: 'instant' })
  }, [chosen])
}
