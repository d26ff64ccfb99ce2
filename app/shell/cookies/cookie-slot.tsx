import { Suspense } from 'react'
import { useIsHydrated } from '../../navigation/hydration.tsx'
import { useView } from '../../navigation/view.ts'
import { onDemand } from '../parts/on-demand.ts'

const Analytics = onDemand(() => import('./analytics.tsx'))

/** Where no analytics are configured there is nothing to ask, and nothing is loaded. */
export function CookieSlot() {
  const { analyticsId } = useView().notice
  if (!useIsHydrated() || !analyticsId) return null
  return (
    <Suspense>
      <Analytics id={analyticsId} />
    </Suspense>
  )
}
