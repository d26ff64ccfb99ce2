/** While the menu is open, Tab goes round inside the header. */
export function keepFocus(event: KeyboardEvent) {
  const frame = document.querySelector('details.menu[open]')?.closest('header')
  if (event.key !== 'Tab' || !frame) return
  const stops = [...frame.querySelectorAll<HTMLElement>('a[href], summary, button, input')].filter(isShown)
  const from = event.shiftKey ? stops[0] : stops.at(-1)
  if (document.activeElement !== from) return
  event.preventDefault()
  ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
}

// What is folded has its place in some browsers all the same.
function isShown(stop: HTMLElement): boolean {
  return stop.getClientRects().length > 0 && !stop.matches('details:not([open]) > :not(summary) *')
}
