import { useEffect, useState } from 'react'
import { request } from '../../platform/fetch.ts'
import type { Places } from '../places-left.ts'

/** The places left now; null until the browser has asked. The page itself is kept for everybody and cannot know. */
export function usePlaces(isNeeded: boolean, told: Places | null = null): Places | null {
  const [places, setPlaces] = useState(told)
  useEffect(() => {
    if (!isNeeded) return
    const gone = new AbortController()
    request('/api/v1/slots', { signal: gone.signal })
      .then(answer => answer.json() as Promise<{ id: string; left: number }[]>)
      .then(slots => setPlaces(Object.fromEntries(slots.map(({ id, left }) => [id, left]))))
      // Without numbers one can still choose: whoever takes the last place is decided at the till.
      .catch(() => {})
    return () => gone.abort()
  }, [isNeeded])
  return places
}
