/** Something that a page offers to a key and to the palette: its element says the key and, in words, what it is for. */
export type OnThisPage = { key: string; label: string; act(): void }

/** What this page offers, in the order in which it stands there. */
export function onThisPage(): OnThisPage[] {
  return [...document.querySelectorAll<HTMLElement>('[data-hotkey]')].filter(isOffered).map(element => ({
    key: element.dataset.hotkey ?? '',
    label: element.dataset.does ?? element.textContent?.trim() ?? '',
    act: () => goTo(element),
  }))
}

/** Does what is behind a key on this page, if anything is. */
export function actBy(key: string): boolean {
  const found = onThisPage().find(one => one.key === key)
  found?.act()
  return found !== undefined
}

/** A link is followed; a field or a button is gone to, and somebody's own press does the rest. */
function goTo(element: HTMLElement): void {
  if (element.matches('a[href], [data-hotkey-press]')) {
    element.click()
    return
  }
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true
  element.scrollIntoView({ block: 'center' })
  element.focus({ preventScroll: true })
}

// What stands in a closed fold is opened; what is hidden is not there.
function isOffered(element: HTMLElement): boolean {
  return element.closest('[hidden]') === null && !element.matches(':disabled')
}
