import { useSyncExternalStore } from 'react'
import { currentStop, onNextStop } from '../next-stop.ts'
import { useChunk } from './use-chunk.ts'

const nextBar = () => import('./next-bar.tsx')
const nothing = () => null

/** While nothing is asked of the map: where the plan of the day leads next. */
export function NextStopSlot() {
  const stop = useSyncExternalStore(onNextStop, currentStop, nothing)
  const bar = useChunk(stop !== null, nextBar)
  return stop && bar && bar !== 'failed' ? <bar.NextBar stop={stop} /> : null
}
