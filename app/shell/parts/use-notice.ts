import { useSyncExternalStore } from 'react'
import { newBuildEvent } from '../../navigation/build-watch.ts'

export type Notice = 'offline' | 'newVersion'

const listeners = new Set<() => void>()
let isOutdated = false
let isCutOff = false

/** What the visitor should know about the page as a whole. Without a connection there is nothing to refresh to. */
export function useNotice(): Notice | null {
  return useSyncExternalStore(subscribe, current, () => null)
}

/** The network may be gone although the device believes otherwise: then the service worker says so. */
export function setCutOff(value: boolean): void {
  isCutOff = value
  tell()
}

export function setOutdated(): void {
  isOutdated = true
  tell()
}

function current(): Notice | null {
  if (isCutOff || !navigator.onLine) return 'offline'
  return isOutdated ? 'newVersion' : null
}

function tell() {
  for (const listener of listeners) listener()
}

// Listened to for as long as the site is open; adding a listener again changes nothing.
function subscribe(onChange: () => void) {
  listeners.add(onChange)
  addEventListener('online', onOnline)
  addEventListener('offline', tell)
  addEventListener(newBuildEvent, setOutdated)
  return () => {
    listeners.delete(onChange)
  }
}

function onOnline() {
  setCutOff(false)
}
