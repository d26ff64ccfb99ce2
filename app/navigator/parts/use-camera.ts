import { type RefObject, useEffect, useRef } from 'react'
import {
  type Camera,
  canMoveUpAndDown,
  centredOn,
  type Frame,
  movedBy,
  pointAt,
  revealing,
  scaleOf,
  wholePlan,
  zoomedAt,
} from '../camera.ts'
import type { Spot } from '../plan.ts'
import { followGestures } from './gestures.ts'

/** What the plan's buttons, keys and addresses ask of the camera. */
export type CameraControls = {
  zoomBy(factor: number): void
  showAll(): void
  centre(spot: Spot, scale: number): void
  reveal(spot: Spot): void
  /** Whether stands are too small to be told apart. */
  isFar(): boolean
}

// Below this many pixels to a unit a code would be under 11 px, or wider than its stand.
const farBelow = 0.62
// From here on narrow stands have room for the whole code.
const closeFrom = 1.5

/**
 * Looks at the layers marked `data-camera` inside the window. The camera lives outside React: a gesture moves it
 * sixty times a second, and nothing else changes with it. What lies under the sheet counts as not seen.
 */
export function useCamera(
  window: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null> | undefined,
): RefObject<CameraControls> {
  const controls = useRef<CameraControls>({
    zoomBy: nothing,
    showAll: nothing,
    centre: nothing,
    reveal: nothing,
    isFar: () => false,
  })
  useEffect(() => {
    const element = window.current
    if (!element) return
    let camera: Camera = wholePlan
    let frame: Frame = frameOf(element, sheet?.current)

    function look(next: Camera, isGliding = false) {
      camera = next
      if (frame.width === 0 || frame.height === 0) return
      element?.toggleAttribute('data-gliding', isGliding)
      if (element) show(element, camera, frame)
    }

    const observer = new ResizeObserver(() => {
      frame = frameOf(element, sheet?.current)
      look(movedBy(camera, frame, { x: 0, y: 0 }))
    })
    observer.observe(element)
    if (sheet?.current) observer.observe(sheet.current)
    const stop = followGestures(element, {
      zoomAt: (pixel, factor) => look(zoomedAt(camera, frame, pointAt(frame, pixel), factor)),
      moveBy: by => look(movedBy(camera, frame, inUnits(by, frame))),
      isWhole: () => camera.zoom === 1,
    })
    controls.current = {
      zoomBy: factor => look(zoomedAt(camera, frame, middleOf(frame), factor), true),
      showAll: () => look(movedBy(wholePlan, frame, { x: 0, y: 0 }), true),
      centre(spot, scale) {
        frame = frameOf(element, sheet?.current)
        look(centredOn(camera, frame, spot, scale), true)
      },
      reveal(spot) {
        frame = frameOf(element, sheet?.current)
        look(revealing(camera, frame, spot, 60) ?? camera, true)
      },
      isFar: () => scaleOf(camera, frame) < farBelow,
    }
    return () => {
      observer.disconnect()
      stop()
    }
  }, [window, sheet])
  return controls
}

function show(element: HTMLElement, camera: Camera, frame: Frame) {
  const scale = scaleOf(camera, frame)
  for (const layer of element.querySelectorAll<SVGElement>('[data-camera]')) {
    layer.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.zoom})`
  }
  element.style.setProperty('--plan-scale', scale.toFixed(3))
  element.dataset.level = scale < farBelow ? 'far' : scale < closeFrom ? 'near' : 'close'
  // Where the plan cannot be moved up and down, that gesture is the page's own.
  element.style.touchAction = canMoveUpAndDown(camera, frame) ? 'none' : 'pan-y'
}

function frameOf(element: HTMLElement, sheet: HTMLElement | null | undefined): Frame {
  const { width, height, bottom } = element.getBoundingClientRect()
  const covered = sheet?.hasChildNodes() ? bottom - sheet.getBoundingClientRect().top : 0
  return { width, height, covered: Math.min(Math.max(0, covered), height / 2) }
}

function middleOf(frame: Frame): Spot {
  return pointAt(frame, { x: frame.width / 2, y: frame.height / 2 })
}

function inUnits(by: Spot, frame: Frame): Spot {
  const scale = scaleOf(wholePlan, frame)
  return { x: by.x / scale, y: by.y / scale }
}

function nothing() {}
