import { type RefObject, useEffect, useEffectEvent } from 'react'
import { followPointers, type HandsOn } from '../follow-pointers.ts'
import type { Gallery } from '../gallery-state.ts'
import { groundOpacity, isDraggedAway, swipeStep } from '../gestures.ts'
import type { GalleryRun } from '../run-gallery.ts'
import { trackTransform } from './use-track.ts'
import type { ZoomControl } from './use-zoom.ts'

/** Swiping, carrying away, pinching, panning, the wheel. Everything here has a key or a button of its own too. */
export function useHands({
  run,
  gallery,
  zoom,
  stage,
  track,
  ground,
  work,
}: {
  run: GalleryRun
  gallery: Gallery
  zoom: ZoomControl
  /** What hands touch. It stays where it is while the row in it moves. */
  stage: RefObject<HTMLElement | null>
  track: RefObject<HTMLElement | null>
  ground: RefObject<HTMLElement | null>
  work: RefObject<HTMLElement | null>
}) {
  const canMove = gallery.slides.length > 1

  function pullRow(dx: number, isHeld: boolean) {
    track.current?.toggleAttribute('data-held', isHeld)
    if (track.current) track.current.style.transform = trackTransform(gallery.position, dx)
  }

  function hangUp() {
    zoom.reset()
    pullRow(0, false)
    if (ground.current) ground.current.style.opacity = ''
  }

  const hands: HandsOn = {
    isZoomed: zoom.isZoomed,
    // Where there is nothing beside it, the row gives only a little.
    onSwipe(dx) {
      run.send({ type: 'pause' })
      pullRow(canMove ? dx : dx / 4, true)
    },
    onSwipeEnd(dx, durationMs) {
      pullRow(canMove ? dx : dx / 4, false)
      const by = canMove ? swipeStep(dx, durationMs, innerWidth) : 0
      if (by === 0) pullRow(0, false)
      else run.send({ type: 'move', by })
    },
    onCarry(dy) {
      run.send({ type: 'pause' })
      zoom.carry(dy)
      if (ground.current) ground.current.style.opacity = String(groundOpacity(dy))
    },
    onCarryEnd(dy, durationMs) {
      if (!isDraggedAway(dy, durationMs)) return hangUp()
      void run.close().then(isClosed => {
        if (!isClosed) hangUp()
      })
    },
    onPan: zoom.pan,
    onPinch(ratio, middle, before) {
      run.send({ type: 'pause' })
      zoom.by(ratio, before)
      zoom.pan(middle.x - before.x, middle.y - before.y)
    },
    onPinchEnd() {
      if (!zoom.isZoomed()) zoom.reset()
    },
    onDoubleTap(point, target) {
      if (!work.current?.contains(target as Node)) return
      run.send({ type: 'pause' })
      if (zoom.isZoomed()) zoom.reset()
      else zoom.to(Math.min(zoom.largest, 3), point)
    },
    onCancel: hangUp,
  }

  const current = useEffectEvent(() => hands)
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    // The wheel enlarges the work, with Ctrl too (two fingers on a touchpad); it never scrolls or zooms the page.
    event.preventDefault()
    run.send({ type: 'pause' })
    zoom.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), { x: event.clientX, y: event.clientY })
  })
  useEffect(() => {
    const surface = stage.current
    if (!surface) return
    const stopFollowing = followPointers(surface, current)
    // React listens to wheels passively and could not keep the page from zooming.
    surface.addEventListener('wheel', turnWheel, { passive: false })
    return () => {
      stopFollowing()
      surface.removeEventListener('wheel', turnWheel)
    }
  }, [stage])
}
