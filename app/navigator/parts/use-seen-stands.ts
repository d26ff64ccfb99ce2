import { useSyncExternalStore } from 'react'
import { standOf } from '../plan-stands.ts'

const key = 'portico-seen-stands'
const changed = 'portico-seen-stands-changed'
const none: readonly string[] = []
let last: { text: string; codes: readonly string[] } = { text: '', codes: none }

/** Stands the visitor has ticked off. They live on the device; on the server there are none. */
export function useSeenStands(): readonly string[] {
  return useSyncExternalStore(subscribe, seenStands, () => none)
}

export function toggleSeen(code: string): void {
  const seen = seenStands()
  const codes = seen.includes(code) ? seen.filter(other => other !== code) : [...seen, code]
  last = { text: codes.join(','), codes }
  try {
    localStorage.setItem(key, last.text)
  } catch {
    // A browser that keeps nothing still knows until the page is left.
  }
  window.dispatchEvent(new Event(changed))
}

function seenStands(): readonly string[] {
  const text = storedText()
  if (text !== last.text) last = { text, codes: text.split(',').filter(code => standOf(code)) }
  return last.codes
}

function storedText(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return last.text
  }
}

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(changed, onChange)
  }
}
