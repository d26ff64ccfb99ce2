/** Keys that are the office’s wherever one is, also in the page within the page: it hears them as if pressed beside it. */
export function carryKeys(page: Document): void {
  page.addEventListener('keydown', event => {
    const frame = page.defaultView?.frameElement
    if (!frame || event.defaultPrevented || event.isComposing || !isTheOffices(event)) return
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
    const heard = { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, bubbles: true, cancelable: true }
    if (!frame.dispatchEvent(new KeyboardEvent('keydown', heard))) event.preventDefault()
  })
}

function isTheOffices({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return code === 'KeyK' || key === 'Enter'
  return key === 'F6' || (altKey && (key === 'ArrowUp' || key === 'ArrowDown'))
}
