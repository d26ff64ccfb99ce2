import type { Point, Size } from '../zoom.ts'
import {
  boundFrame,
  type Frame,
  frameBetween,
  moveFrame,
  type Sheet,
  wholeFrame,
  zoomFrame,
} from './frame.ts'

/** How long it takes to come closer; at once for those who asked for less movement. */
const wayMs = 200

/** What the window shows, as it changes: moved by hands at once, led there by keys and buttons. */
export function runFrame(
  sheet: Sheet,
  options: { first: Frame | null; stage: Size; isStill(): boolean; onChange(): void },
) {
  const { isStill, onChange } = options
  let stage = options.stage
  let frame = options.first ?? wholeFrame(sheet, stage)
  let isWhole = options.first === null
  let way: { from: Frame; to: Frame; startMs: number } | null = null

  function set(next: Frame): void {
    frame = next
    isWhole = frame.scale <= wholeFrame(sheet, stage).scale
    onChange()
  }

  function lead(to: Frame, isByHand: boolean): void {
    way = null
    if (isByHand || isStill()) {
      set(to)
      return
    }
    way = { from: frame, to, startMs: performance.now() }
    requestAnimationFrame(step)
  }

  function step(): void {
    if (!way) return
    const part = Math.min(1, (performance.now() - way.startMs) / wayMs)
    const { from, to } = way
    if (part === 1) way = null
    // Slower towards the end, as the eye expects.
    set(part === 1 ? to : frameBetween(from, to, 1 - (1 - part) ** 2))
    if (way) requestAnimationFrame(step)
  }

  // Where it is going counts: two presses in a hurry go twice as far.
  const heading = () => way?.to ?? frame
  const middle = () => ({ x: stage.width / 2, y: stage.height / 2 })

  return {
    get: () => frame,
    stage: () => stage,
    zoom(times: number, point: Point = middle(), isByHand = false): void {
      lead(zoomFrame(heading(), times, point, sheet, stage), isByHand)
    },
    /** In pixels of the page, as a hand pushes. */
    push(by: Point): void {
      lead(moveFrame(frame, by, sheet, stage), true)
    },
    /** By parts of the window. */
    go({ x, y }: Point): void {
      lead(moveFrame(heading(), { x: -x * stage.width, y: -y * stage.height }, sheet, stage), false)
    },
    /** Another place or scale, whatever of it is said. */
    show(next: Partial<Frame>, isByHand = true): void {
      lead(boundFrame({ ...frame, ...next }, sheet, stage), isByHand)
    },
    whole(): void {
      lead(wholeFrame(sheet, stage), false)
    },
    /** The window is another: the same place stays in its middle, and the whole work whole. */
    resize(next: Size): void {
      way = null
      stage = next
      set(isWhole ? wholeFrame(sheet, stage) : boundFrame(frame, sheet, stage))
    },
    stop(): void {
      way = null
    },
  }
}

export type FrameRun = ReturnType<typeof runFrame>
