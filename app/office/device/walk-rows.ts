/** J and K walk the rows of a list, X ticks the one that has been reached; Enter is the link's own. */
export const rowKeys: Record<string, () => void> = { J: () => step(1), K: () => step(-1), X: tick }

/** The row of a list that one is on. */
export function rowInHand(): HTMLElement | undefined {
  return rows().find(one => one.contains(document.activeElement))
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('tbody tr')].filter(row => linkIn(row) !== null)
}

function linkIn(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('a[href]')
}

function step(by: 1 | -1): void {
  const all = rows()
  const at = all.findIndex(row => row.contains(document.activeElement))
  const next = at < 0 ? all[by > 0 ? 0 : all.length - 1] : all[at + by]
  if (!next) return
  linkIn(next)?.focus()
  next.scrollIntoView({ block: 'nearest' })
}

function tick(): void {
  rowInHand()?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
}
