import { useEffect, useMemo, useState } from 'react'
import type { MapAddress } from '../map-address.ts'
import type { Planning } from '../route-planner.ts'
import type { NavigatorTexts } from '../texts.ru.ts'

type Planner = typeof import('../route-planner.ts')

/** The route the address asks for; null while there is none to show, 'failed' if the planner could not be loaded. */
export function useRoute(
  address: Pick<MapAddress, 'from' | 'to' | 'tour' | 'isStepFree'>,
  stops: readonly string[],
  nameOf: (id: string) => string,
  t: NavigatorTexts,
): Planning | 'failed' | null {
  const { from, to, tour, isStepFree } = address
  const isAsked = tour !== null || to !== null
  const [planner, setPlanner] = useState<Planner | 'failed' | null>(null)
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    import('../route-planner.ts').then(
      loaded => isCurrent && setPlanner(loaded),
      () => isCurrent && setPlanner('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [isAsked])
  // Names are those of the page's data: they change with nothing but the page.
  const stopsKey = stops.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: stops are told by their names
  return useMemo(() => {
    if (planner === null || planner === 'failed') return isAsked ? planner : null
    if (tour) return planner.planTour(stops, tour !== 'mine', isStepFree)
    if (!to) return null
    const start = from ?? (isStepFree ? 'courtyard-entrance' : 'main-entrance')
    return planner.planWay(start, to, isStepFree, nameOf, t)
  }, [planner, isAsked, from, to, tour, isStepFree, stopsKey, t])
}
