import { useEffect, useState } from 'react'
import type { HallGrid } from './hall-grid.tsx'

let loaded: typeof HallGrid | null = null

/** The drawing of the halls comes only to those who ask for it; until it has come, or if it cannot, the list stays. */
export function useHallGrid(isAsked: boolean): typeof HallGrid | null {
  const [grid, setGrid] = useState(() => loaded)
  useEffect(() => {
    if (!isAsked || loaded) return
    let isGone = false
    import('./hall-grid.tsx').then(
      module => {
        loaded = module.HallGrid
        if (!isGone) setGrid(() => loaded)
      },
      (error: unknown) => console.warn('The timetable could not be loaded', error),
    )
    return () => {
      isGone = true
    }
  }, [isAsked])
  return isAsked ? grid : null
}
