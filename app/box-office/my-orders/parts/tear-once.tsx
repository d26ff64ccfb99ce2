import { type ComponentType, useEffect, useState } from 'react'
import { isTorn } from '../torn-tickets.ts'

type Stub = ComponentType<{ order: string; onGone(): void }>

/** The ticket of an order that is looked at for the first time on this device is torn off, unless one wants no motion. */
export function TearOnce({ order }: { order: string }) {
  const [Stub, setStub] = useState<Stub | null>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || isTorn(order)) return
    let isGone = false
    import('./torn-stub.tsx').then(
      ({ TornStub }) => {
        if (!isGone) setStub(() => TornStub)
      },
      // An ornament: without it nothing is missing.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [order])
  return Stub && <Stub order={order} onGone={() => setStub(null)} />
}
