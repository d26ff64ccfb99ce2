import { useEffect, useState, useSyncExternalStore } from 'react'
import { deviceMs } from '../../platform/device-clock.ts'
import { deviceStore } from '../device/device-store.ts'
import { doorNetwork } from '../device/door-network.ts'
import { createScanner, type Scanner, waitingIn } from '../device/scanner.ts'

const listMs = 60_000
const uploadMs = 15_000

/** The gate of this device, at work as long as its page is open. */
export function useScanner() {
  const [scanner] = useState(() => createScanner({ store: deviceStore(), network: doorNetwork, deviceMs }))
  useEffect(() => keepGoing(scanner), [scanner])
  return { scanner, state: useSyncExternalStore(scanner.subscribe, scanner.getState) }
}

function keepGoing(scanner: Scanner): () => void {
  const catchUp = () => void scanner.upload().then(scanner.refresh)
  const timers = [
    setInterval(() => void scanner.refresh(), listMs),
    setInterval(() => {
      if (waitingIn(scanner.getState()).length > 0) void scanner.upload()
    }, uploadMs),
  ]
  const closeAtSignOut = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && target.action.endsWith('/sign-out/')) scanner.close()
  }
  addEventListener('submit', closeAtSignOut)
  addEventListener('online', catchUp)
  addEventListener('offline', scanner.noticeOffline)
  void scanner.open().then(catchUp)
  // What waits here must not be thrown away because the device is full.
  void navigator.storage?.persist?.()
  return () => {
    for (const timer of timers) clearInterval(timer)
    removeEventListener('submit', closeAtSignOut)
    removeEventListener('online', catchUp)
    removeEventListener('offline', scanner.noticeOffline)
  }
}
