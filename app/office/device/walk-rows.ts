import { isTyping } from './is-typing.ts'

/** J and K walk the rows of a list, X ticks the one that has been reached; Enter is the link's own. */
export function walkRows(): void {
  addEventListener('keydown', event => {
    if (isTyping(event)) return
    if (event.code === 'KeyJ') step(1)
    if (event.code === 'KeyK') step(-1)
    if (event.code === 'KeyX') tick()
  })
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
  const row = rows().find(one => one.contains(document.activeElement))
  row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
}
