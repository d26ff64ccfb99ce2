import type { Spot } from '../plan.ts'
import {
  canMoveUpAndDown,
  centredOn,
  type Frame,
  firstLook,
  movedBy,
  pointAt,
  revealing,
  scaleOf,
  type Viewport,
  wholeIn,
  wholePlan,
  zoomedAt,
} from '../viewport.ts'
import { followGestures } from './gestures.ts'

/** What the plan's buttons, keys and addresses ask of the viewport. */
export type ViewportControls = {
  zoomBy(factor: number): void
  showAll(): void
  /** Brings a point to the middle, at least so many pixels to a unit. */
  centre(spot: Spot, scale: number): void
  /** Moves no more than it takes to see a point. */
  reveal(spot: Spot): void
}

// Below this many pixels to a unit a code would be under 11 px, or wider than its stand.
const farBelow = 0.62
// From here on narrow stands have room for the whole code.
const closeFrom = 1.5
// The plan's buttons stand on the sheet: their height and the air under them.
const roomOfControls = 56
// Units of air around what is brought into sight.
const air = 60

/**
 * Looks at the layers marked `data-camera` inside the window. The viewport lives outside React: a gesture moves it
 * sixty times a second, and nothing else changes with it. What lies under the sheet counts as not seen.
 */
export function startViewport(
  element: HTMLElement,
  sheet: HTMLElement | null,
): ViewportControls & { stop(): void } {
  let frame: Frame = frameOf(element, sheet)
  let viewport: Viewport = firstLook(frame)
  // What was last brought into sight stays there when the window or the sheet over it changes.
  let target: { spot: Spot; isCentred: boolean } | null = null

  function look(next: Viewport, isGliding = false) {
    viewport = next
    if (frame.width === 0 || frame.height === 0) return
    element.toggleAttribute('data-gliding', isGliding)
    show(element, viewport, frame)
  }

  function held(next: Viewport): Viewport {
    if (!target) return next
    if (target.isCentred) return centredOn(next, frame, target.spot, 0)
    return revealing(next, frame, target.spot, air) ?? next
  }

  const observer = new ResizeObserver(() => {
    frame = frameOf(element, sheet)
    look(held(movedBy(viewport, frame, { x: 0, y: 0 })))
  })
  observer.observe(element)
  if (sheet) observer.observe(sheet)
  const stopGestures = followGestures(element, {
    zoomAt(pixel, factor) {
      target = null
      look(zoomedAt(viewport, frame, pointAt(frame, pixel), factor))
    },
    moveBy(by) {
      target = null
      look(movedBy(viewport, frame, inUnits(by, frame)))
    },
    isWhole: () => viewport.zoom <= 1,
  })
  look(viewport)
  return {
    zoomBy: factor => look(zoomedAt(viewport, frame, middleOf(frame), factor), true),
    showAll() {
      target = null
      look(wholeIn(frame), true)
    },
    centre(spot, scale) {
      target = { spot, isCentred: true }
      frame = frameOf(element, sheet)
      look(centredOn(viewport, frame, spot, scale), true)
    },
    reveal(spot) {
      target = { spot, isCentred: false }
      frame = frameOf(element, sheet)
      look(revealing(viewport, frame, spot, air) ?? viewport, true)
    },
    stop() {
      observer.disconnect()
      stopGestures()
    },
  }
}

function show(element: HTMLElement, viewport: Viewport, frame: Frame) {
  const scale = scaleOf(viewport, frame)
  for (const layer of element.querySelectorAll<SVGElement>('[data-camera]')) {
    layer.style.transform = `translate(${viewport.x}px, ${viewport.y}px) scale(${viewport.zoom})`
  }
  element.style.setProperty('--plan-scale', scale.toFixed(3))
  element.dataset.level = scale < farBelow ? 'far' : scale < closeFrom ? 'near' : 'close'
  // Where the plan cannot be moved up and down, that gesture is the page's own.
  element.style.touchAction = canMoveUpAndDown(viewport, frame) ? 'none' : 'pan-y'
}

function frameOf(element: HTMLElement, sheet: HTMLElement | null): Frame {
  const { width, height, bottom, right } = element.getBoundingClientRect()
  const over = sheet?.getBoundingClientRect()
  // In a wide window nothing lies over the plan; in a low one the sheet stands beside it.
  if (!over || over.height === 0 || over.left >= right) return { width, height, covered: 0 }
  const covered = bottom - over.top + roomOfControls
  return { width, height, covered: Math.min(Math.max(0, covered), height * 0.75) }
}

function middleOf(frame: Frame): Spot {
  return pointAt(frame, { x: frame.width / 2, y: frame.height / 2 })
}

function inUnits(by: Spot, frame: Frame): Spot {
  const scale = scaleOf(wholePlan, frame)
  return { x: by.x / scale, y: by.y / scale }
}
