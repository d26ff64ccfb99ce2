import { useEffect, useState } from 'react'

/** The screen stays lit while this part is on the page. False where a browser cannot do it, or the device will not. */
export function useScreenAwake(): boolean {
  const [isAwake, setAwake] = useState(true)
  useEffect(() => {
    let isGone = false
    let lock: WakeLockSentinel | null = null
    // A page that goes out of sight loses its lock, and asks for it again when it comes back.
    async function hold() {
      if (document.visibilityState === 'hidden') return
      lock = await askForLock()
      if (isGone) void lock?.release()
      else setAwake(lock !== null)
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
  return isAwake
}

// Some browsers have none; some refuse when the battery is low.
async function askForLock(): Promise<WakeLockSentinel | null> {
  try {
    return await navigator.wakeLock.request('screen')
  } catch {
    return null
  }
}
