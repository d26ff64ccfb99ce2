import { savedEvent } from './keep-saved.ts'
import type { Others, Unsaved } from './take-others.ts'

/**
 * What is typed and not yet saved stays in this tab: a reload, a press of a button while the house is shut, or a browser
 * that dies loses none of it. It is kept for one person and one record, and gone when the tab is closed.
 */
export function keepUnsaved(place: HTMLElement, key: string, others: Others): void {
  const storageKey = `portico:unsaved:${key}`
  const kept = recall()
  place.addEventListener('input', keep)
  document.addEventListener(savedEvent, keep)
  for (const words of kept) others.bringBack(words)

  function keep(): void {
    const unsaved = others.unsaved()
    try {
      if (unsaved.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(unsaved))
      else sessionStorage.removeItem(storageKey)
    } catch {
      // A browser that keeps nothing, or has no room: the words are in their fields.
    }
  }

  function recall(): Unsaved[] {
    try {
      const found: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
      return Array.isArray(found) ? found.filter(isUnsaved) : []
    } catch {
      return []
    }
  }
}

function isUnsaved(found: unknown): found is Unsaved {
  const { name, was, mine } = (found ?? {}) as Record<string, unknown>
  return [name, was, mine].every(text => typeof text === 'string')
}
