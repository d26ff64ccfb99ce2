import { useEffect, useState } from 'react'
import { request } from '../../platform/fetch.ts'
import type { DoorCounts } from '../counts.ts'

const everyMs = 15_000

/** The day at all doors, asked for again and again while somebody looks at it. */
export function useCounts(isOnline: boolean): DoorCounts | null {
  const [counts, setCounts] = useState<DoorCounts | null>(null)
  useEffect(() => {
    if (!isOnline) return
    let isGone = false
    const ask = async () => {
      if (document.hidden) return
      const answer = await request('/api/v1/door/counts').catch(() => null)
      const told = (await answer?.json().catch(() => null)) as DoorCounts | null
      if (told && !isGone) setCounts(told)
    }
    void ask()
    const timer = setInterval(() => void ask(), everyMs)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [isOnline])
  return counts
}
