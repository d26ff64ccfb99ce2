/** Whether somebody is in a field already, about to write: the focus is theirs. */
export function isInField(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false
}

/** The focus, and the field in the middle of the window: a browser's own scrolling leaves it at the very edge. */
export function goToField(box: HTMLElement): void {
  box.focus({ preventScroll: true })
  box.scrollIntoView({ block: 'center' })
}
