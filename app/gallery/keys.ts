export type Command =
  | 'close'
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'zoom-in'
  | 'zoom-out'
  | 'slideshow'
  | { pan: { x: -1 | 0 | 1; y: -1 | 0 | 1 } }

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>

/** What a key asks of the gallery. Combinations belong to the browser and to assistive technology. */
export function commandOf(
  pressed: Pressed,
  { isZoomed, isOnControl }: { isZoomed: boolean; isOnControl: boolean },
): Command | null {
  const { key } = pressed
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null
  // On most keyboards a plus is typed with Shift.
  if (pressed.shiftKey && key !== '+') return null
  // A button that has the focus is pressed with the space bar.
  if (key === ' ') return isOnControl ? null : 'slideshow'
  // A work larger than the screen is walked over by the same keys.
  const pan = isZoomed ? pans[key] : undefined
  return pan ? { pan } : (commands[key] ?? null)
}

const commands: Partial<Record<string, Command>> = {
  Escape: 'close',
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
}

const pans: Partial<Record<string, { x: -1 | 0 | 1; y: -1 | 0 | 1 }>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}
