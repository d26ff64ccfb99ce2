import { useSyncExternalStore } from 'react'
import { type KeptWorks, noKeptWorks, readWorks } from '../kept-works.ts'

const key = 'portico-works'
let last: { text: string | null; works: KeptWorks; isStored: boolean } = {
  text: null,
  works: noKeptWorks,
  isStored: true,
}

/** The visitor's saved works. They live on the device; on the server and while hydrating there are none. */
export function useMyWorks(): KeptWorks {
  return useSyncExternalStore(subscribe, currentWorks, () => noKeptWorks)
}

/** Whether what was written last will be there tomorrow: some browsers keep nothing, or have no room left. */
export function useIsStored(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => last.isStored,
    () => true,
  )
}

/** What is changed is read anew first: another tab may have written since. */
export function changeWorks(change: (works: KeptWorks) => KeptWorks): void {
  const works = change(currentWorks())
  const text = JSON.stringify(works)
  last = { text, works, isStored: store(text) }
  // Other tabs are told by the browser, this one by us.
  dispatchEvent(new Event('storage'))
}

export function currentWorks(): KeptWorks {
  // What could not be stored is on this page alone.
  if (!last.isStored) return last.works
  const text = storedText()
  if (text !== last.text) last = { text, works: readWorks(text), isStored: true }
  return last.works
}

function store(text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return last.text
  }
}

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}
