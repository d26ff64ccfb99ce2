import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Slide } from '../slide.ts'
import {
  atRest,
  type Box,
  keepOnScreen,
  largestScale,
  middleOf,
  type Point,
  type Zoom,
  zoomAt,
} from '../zoom.ts'
import type { Place } from './use-place.ts'

export type ZoomControl = {
  /** As last drawn. */
  scale: number
  largest: number
  /** As it is this very moment. */
  isZoomed(): boolean
  /** By a factor, at a point of the screen or where the middle of the work hangs. */
  by(factor: number, point?: Point): void
  to(scale: number, point: Point): void
  pan(dx: number, dy: number): void
  /** Where a hand holds it, off its nail; `reset` hangs it up again. */
  carry(dy: number): void
  reset(): void
}

/** How large the current work is shown and where. Written straight to its element: a hand moves faster than React. */
export function useZoom({
  state,
  position,
  picture,
  hung,
  place,
  track,
  work,
}: {
  state: RefObject<Zoom>
  position: number
  /** Nothing, where there is nothing to enlarge. */
  picture: Slide | undefined
  hung: Box | null
  place: Place | null
  track: RefObject<HTMLElement | null>
  work: RefObject<HTMLElement | null>
}): ZoomControl {
  const [scale, setScale] = useState(1)
  const largest = picture && hung ? largestScale(hung, picture) : 1

  function put(next: Zoom, isHeld: boolean) {
    track.current?.toggleAttribute('data-held', isHeld)
    state.current = next
    setScale(next.scale)
    const { x, y, scale } = next
    if (work.current)
      work.current.style.transform = next === atRest ? '' : `translate(${x}px, ${y}px) scale(${scale})`
  }

  function to(scale: number, point: Point, isHeld: boolean) {
    if (hung && place)
      put(zoomAt(state.current, scale, point, { hung, screen: place.screen, most: largest }), isHeld)
  }

  // Another slide, or another size of the window: the work hangs where it belongs.
  const hangUp = useEffectEvent(() => put(atRest, false))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place and the position are when, not what
  useLayoutEffect(() => {
    const shown = work.current
    hangUp()
    return () => {
      if (shown) shown.style.transform = ''
    }
  }, [position, place])

  const middle = hung ? middleOf(hung) : { x: 0, y: 0 }
  return {
    scale,
    largest,
    isZoomed: () => state.current.scale > 1,
    by: (factor, point) => to(state.current.scale * factor, point ?? middle, point !== undefined),
    to: (scale, point) => to(scale, point, false),
    pan(dx, dy) {
      const { scale, x, y } = state.current
      if (hung && place) put(keepOnScreen({ scale, x: x + dx, y: y + dy }, hung, place.screen), true)
    },
    carry: dy => put({ scale: 1, x: 0, y: dy }, true),
    reset: () => put(atRest, false),
  }
}
