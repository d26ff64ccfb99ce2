import { Suspense } from 'react'
import { useView } from '../../navigation/view.ts'
import { onDemand } from '../parts/on-demand.ts'
import { useAccess } from './use-access.ts'

const Panel = onDemand(() => import('./panel.tsx'))

/**
 * Where the panel of the version for the visually impaired stands; its code comes only to those who use it. Should
 * it not come, the version itself is still there, and the eye still leads back.
 */
export function AccessSlot() {
  const choice = useAccess()
  const { locale } = useView()
  if (choice === null) return null
  return (
    <div className="access-slot">
      <Suspense>
        <Panel choice={choice} locale={locale} />
      </Suspense>
    </div>
  )
}
