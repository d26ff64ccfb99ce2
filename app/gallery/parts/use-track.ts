import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Gallery } from '../gallery-state.ts'
import { arrive } from '../motion.ts'

/** Where the row of panes stands: one window and a gap for each slide, and as far aside as a hand has pulled it. */
export function trackTransform(position: number, dx = 0): string {
  return `translateX(calc(${-position} * (100% + 40px) + ${dx}px))`
}

/** To a neighbour the row slides; to a slide further off it is simply another picture. */
export function useTrack({
  gallery: { position },
  track,
  work,
}: {
  gallery: Gallery
  track: RefObject<HTMLElement | null>
  work: RefObject<HTMLElement | null>
}) {
  const last = useRef(position)
  useLayoutEffect(() => {
    const row = track.current
    if (!row) return
    const isJump = Math.abs(position - last.current) > 1
    const isStart = row.style.transform === ''
    last.current = position
    row.toggleAttribute('data-held', isJump || isStart)
    row.style.transform = trackTransform(position)
    if (isJump) arrive(work.current, { opacity: 0 })
    if (!isJump && !isStart) return
    // Laid out without sliding, then free to slide again.
    row.getBoundingClientRect()
    row.removeAttribute('data-held')
  }, [position, track, work])
}
