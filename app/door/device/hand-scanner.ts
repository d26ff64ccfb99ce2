type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'timeStamp'>

// A hand scanner types faster than any hand.
const longestGapMs = 100
const shortestText = 12

/**
 * Hand scanners are keyboards: they type what they read and press Enter, wherever the focus is. Answers the text when
 * it is whole. Keys are taken by their place, so that a Russian keyboard layout does no harm.
 */
export function handScanner() {
  let text = ''
  let lastMs = 0
  return (key: Key): string | null => {
    if (key.timeStamp - lastMs > longestGapMs) text = ''
    lastMs = key.timeStamp
    if (key.key === 'Enter') {
      const whole = text.length >= shortestText ? text : null
      text = ''
      return whole
    }
    text += characterOf(key)
    return null
  }
}

const others: Record<string, string> = { Period: '.', Slash: '/', Minus: '-', NumpadDecimal: '.' }

function characterOf({ key, code, shiftKey }: Key): string {
  if (code === 'Semicolon' && shiftKey) return ':'
  const place = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1]
  return place ?? others[code] ?? (key.length === 1 ? key.toUpperCase() : '')
}
