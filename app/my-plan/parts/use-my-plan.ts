import { useSyncExternalStore } from 'react'
import { emptyPlan, type KeptKind, type KeptPlan, readPlan, withToggled } from '../kept-plan.ts'

const key = 'portico-plan'
/** What a page hears when what is kept changes on it. */
export const planChanged = 'portico-plan-changed'
let last: { text: string | null; plan: KeptPlan } = { text: null, plan: emptyPlan }

/** The visitor's own plan. It lives on the device; on the server and while hydrating it is empty. */
export function useMyPlan(): KeptPlan {
  return useSyncExternalStore(subscribe, currentPlan, () => emptyPlan)
}

export function toggleKept(kind: KeptKind, item: string): void {
  keepPlan(withToggled(currentPlan(), kind, item))
}

export function keepPlan(plan: KeptPlan): void {
  last = { text: JSON.stringify(plan), plan }
  try {
    localStorage.setItem(key, last.text ?? '')
  } catch {
    // A browser that keeps nothing still has the plan until the page is left.
  }
  window.dispatchEvent(new Event(planChanged))
}

export function currentPlan(): KeptPlan {
  const text = storedText()
  if (text !== last.text) last = { text, plan: readPlan(text) }
  return last.plan
}

function storedText(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return last.text
  }
}

// Other tabs tell by `storage`, this one by an event of our own.
function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange)
  window.addEventListener(planChanged, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(planChanged, onChange)
  }
}
