import { useSyncExternalStore } from 'react'
import { choiceCookie, firstChoice, rememberedChoice } from './choice.ts'

const listeners = new Set<() => void>()
let isFresh = false

/** The choice in force, or null in the ordinary version; null too until the page is taken over. */
export function useAccess(): string | null {
  return useSyncExternalStore(subscribe, current, () => null)
}

/** Takes effect at once, without a reload: the stylesheet follows the attribute. */
export function setAccess(choice: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = choiceCookie(choice, { isSecure: location.protocol === 'https:' })
  show(choice)
}

export function toggleAccess(): void {
  isFresh = current() === null
  setAccess(isFresh ? firstChoice : null)
}

/** Whether the visitor has just asked for this version, and so wants to set it up. */
export function isFreshlyOpened(): boolean {
  return isFresh
}

/** A document kept on the device, or by the browser, may not know what was chosen since. */
export function followRememberedChoice(): void {
  show(rememberedChoice(document.cookie))
  addEventListener('pageshow', event => {
    if (event.persisted) show(rememberedChoice(document.cookie))
  })
}

function show(choice: string | null) {
  if (choice === current()) return
  if (choice === null) delete document.documentElement.dataset.access
  else document.documentElement.dataset.access = choice
  for (const listener of listeners) listener()
}

function current(): string | null {
  return document.documentElement.dataset.access ?? null
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}
