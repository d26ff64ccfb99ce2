import { useEffect, useRef, useState } from 'react'
import { markTorn } from '../torn-tickets.ts'

/** The control strip below a ticket: once it is in sight the perforation runs along, and the strip falls. A second in all. */
export function TornStub({ order, onGone }: { order: string; onGone(): void }) {
  const strip = useRef<HTMLSpanElement>(null)
  const [isTearing, setTearing] = useState(false)
  useEffect(() => {
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        seen.disconnect()
        if (markTorn(order)) setTearing(true)
        else onGone()
      },
      { threshold: 1 },
    )
    if (strip.current) seen.observe(strip.current)
    return () => seen.disconnect()
  }, [order, onGone])
  return (
    <span
      ref={strip}
      aria-hidden="true"
      data-layout="clear"
      data-tearing={isTearing || undefined}
      className="torn-stub"
      onAnimationEnd={event => {
        if (event.target === event.currentTarget) onGone()
      }}
    >
      <span className="torn-perforation" />
    </span>
  )
}
