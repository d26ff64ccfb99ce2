import { useEffect, useState } from 'react'
import type { Places } from '../../slots/queries.server.ts'
import { readPlaces } from '../read-places.ts'

/** The places left now; null until the browser has asked. The page itself is kept for everybody and cannot know. */
export function usePlaces(isNeeded: boolean): Places | null {
  const [places, setPlaces] = useState<Places | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    const gone = new AbortController()
    // Without numbers one can still choose: whoever takes the last place is decided when it is sent.
    readPlaces(gone.signal).then(setPlaces, () => {})
    return () => gone.abort()
  }, [isNeeded])
  return places
}
