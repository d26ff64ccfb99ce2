import { useEffect, useState } from 'react'
import { askFairClock, currentFairTime } from './fair-clock.ts'

/** Whole seconds until a moment by the fair's clock: null until known, nought when it has passed. */
export function useSecondsLeft(until: string | null): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    setLeft(null)
    if (until === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const tick = () => {
      const current = currentFairTime()
      if (isGone || !current) return
      const ms = Date.parse(until) - current.getTime()
      setLeft(Math.max(0, Math.ceil(ms / 1000)))
      if (ms > 0) timer = setTimeout(tick, ms % 1000 || 1000)
    }
    void askFairClock().then(tick)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [until])
  return left
}
