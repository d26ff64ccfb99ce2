import { useState } from 'react'
import { isEmptyPlan } from '../../my-plan/kept-plan.ts'
import { currentPlan } from '../../my-plan/parts/use-my-plan.ts'
import { useIsHydrated } from '../../navigation/hydration.tsx'
import { useView } from '../../navigation/view.ts'

/**
 * A key for what looks different to a visitor with a query or a plan of their own than on the stored page. Such a part
 * is made anew when the browser takes over, instead of being pushed about: to the eye it appears, nothing jumps.
 */
export function useOwnStart(): 'stored' | 'own' {
  const { search } = useView()
  const [isOwn] = useState(() => search !== '' || !isEmptyPlan(currentPlan()))
  return useIsHydrated() && isOwn ? 'own' : 'stored'
}
