import { useEffect, useState } from 'react'
import { request } from '../platform/fetch.ts'

const clockAddress = '/api/v1/clock'
const minuteMs = 60_000

/**
 * The fair's time in this browser: null until known, then a new value with every minute. The visitor's own clock may
 * be wrong or in another zone, and the fair's may be a demo clock; so it is asked for, once, by pages that need it.
 */
export function useFairNow(isNeeded: boolean): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const tick = () => {
      const current = currentFairTime()
      if (isGone || !current) return
      setNow(current)
      timer = setTimeout(tick, minuteMs - (current.getTime() % minuteMs))
    }
    void askFairClock().then(tick)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isNeeded])
  return now
}

let told: { fairMs: number; atMs: number } | null = null
let asking: Promise<void> | null = null

/** From the answer on, time is counted by the device's own steady timer, which nobody can set. */
export function currentFairTime(): Date | null {
  return told && new Date(told.fairMs + performance.now() - told.atMs)
}

export function askFairClock(): Promise<void> {
  asking ??= request(clockAddress)
    .then(response => response.json() as Promise<{ now: string }>)
    .then(answer => {
      told = { fairMs: Date.parse(answer.now), atMs: performance.now() }
    })
    .catch(() => {
      // Without the clock nothing is marked as running; the next page that needs it may ask again.
      asking = null
    })
  return asking
}
