import { followPointers, type HandsOn } from '../follow-pointers.ts'
import { durationMs } from '../motion.ts'
import type { Point } from '../zoom.ts'
import { closerCommand, zoomStep } from './closer-keys.ts'
import { partOf, readRoom } from './closer-room.ts'
import { type Drawing, drawFrame, tilesWanted } from './draw-frame.ts'
import { scaleAt, toPixel } from './frame.ts'
import { frameIn, searchOf } from './frame-address.ts'
import { runFrame } from './run-frame.ts'
import { placeShower } from './show-place.ts'
import { stateShower } from './show-state.ts'
import { createTileStore } from './tile-store.ts'

export type CloserWays = {
  /** What the address asks for. */
  search: string
  onSearch(search: string): void
  onClose(): void
  /** To the work that hangs beside this one. */
  onBeside(link: HTMLAnchorElement): void
}

/** Brings a page of this kind to life: the work in its window, followed by hands, keys and buttons. Returns how to end it. */
export function attachCloser(closer: HTMLElement, ways: CloserWays): () => void {
  const room = readRoom(closer)
  const stage = partOf(closer, 'stage')
  const canvas = partOf<HTMLCanvasElement>(closer, 'canvas')
  const context = canvas.getContext('2d')
  const first = closer.querySelector<HTMLImageElement>('.closer-first')
  if (!context || !first) return () => {}
  const ending = new AbortController()
  const { signal } = ending
  const isStill = () => durationMs() === 0
  const sizeOf = () => ({ width: stage.clientWidth, height: stage.clientHeight })
  const run = runFrame(room, {
    first: frameIn(ways.search, room, sizeOf()),
    stage: sizeOf(),
    isStill,
    onChange: due,
  })
  const tiles = createTileStore(room.tiles, { onTile: due, onState: state => said.set(state) })
  const said = stateShower(closer, room.words, tiles.tryAgain, signal)
  const showPlace = placeShower(closer, room)
  let cursor: Point | null = null
  let isDue = false
  let density = 1

  const drawing = (): Drawing => ({
    frame: run.get(),
    sheet: room,
    stage: run.stage(),
    density,
    first,
    tiles,
    isStill: isStill(),
  })

  function due(): void {
    if (isDue) return
    isDue = true
    requestAnimationFrame(draw)
  }

  function draw(nowMs: number): void {
    isDue = false
    if (signal.aborted || !context) return
    const now = drawing()
    tiles.want(tilesWanted(now))
    if (drawFrame(context, now, nowMs)) due()
    const { frame, stage: window } = now
    showPlace({ frame, stage: window, cursor })
    const search = searchOf(frame, room, window)
    share.href = `${closer.dataset.path ?? ''}${search}`
    ways.onSearch(search)
  }

  const share = partOf<HTMLAnchorElement>(closer, 'share')
  const measuring = new ResizeObserver(() => {
    const { width, height } = sizeOf()
    density = devicePixelRatio
    canvas.width = Math.round(width * density)
    canvas.height = Math.round(height * density)
    run.resize({ width, height })
  })
  measuring.observe(stage)
  first.addEventListener('load', due, { signal })
  const letGo = followPointers(stage, () => hands)
  const here = ({ x, y }: Point): Point => {
    const { left, top } = stage.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }
  const nothing = () => {}
  const hands: HandsOn = {
    isZoomed: () => true,
    onSwipe: nothing,
    onSwipeEnd: nothing,
    onCarry: nothing,
    onCarryEnd: nothing,
    onPan: (x, y) => run.push({ x, y }),
    onPinch(ratio, middle, before) {
      run.zoom(ratio, here(middle), true)
      run.push({ x: middle.x - before.x, y: middle.y - before.y })
    },
    onPinchEnd: nothing,
    onDoubleTap: point => run.zoom(2, here(point)),
    onCancel: nothing,
  }

  listen(stage, 'wheel', event => {
    event.preventDefault()
    // Lines and pages of old wheels are some pixels each.
    const px = event.deltaY * (event.deltaMode === 0 ? 1 : 24)
    run.zoom(Math.exp(-Math.min(200, Math.max(-200, px)) * (event.ctrlKey ? 0.01 : 0.002)), here(event), true)
  })
  listen(stage, 'pointermove', event => {
    cursor = here(event)
    due()
  })
  listen(stage, 'pointerleave', () => {
    cursor = null
    due()
  })
  // Over the lightbox they are the dialog's.
  listen(closer.closest('dialog') ?? document, 'keydown', event => {
    if (event.defaultPrevented) return
    const target = event.target instanceof Element ? event.target : null
    const command = closerCommand(event, target?.matches('input[type=range]') ?? false)
    if (!command) return
    event.preventDefault()
    if (command === 'close') return ways.onClose()
    if (command === 'whole') return run.whole()
    if ('zoom' in command) return run.zoom(command.zoom)
    run.go(command.move)
  })
  listen(partOf(closer, 'in'), 'click', () => run.zoom(zoomStep))
  listen(partOf(closer, 'out'), 'click', () => run.zoom(1 / zoomStep))
  const zoom = partOf<HTMLInputElement>(closer, 'zoom')
  const across = partOf<HTMLInputElement>(closer, 'across')
  const down = partOf<HTMLInputElement>(closer, 'down')
  listen(zoom, 'input', () => run.show({ scale: scaleAt(Number(zoom.value) / 100, room, run.stage()) }))
  const slide = () => run.show(toPixel({ x: Number(across.value), y: Number(down.value) }, room))
  listen(across, 'input', slide)
  listen(down, 'input', slide)
  const map = partOf(closer, 'map')
  const goTo = (event: PointerEvent) => {
    const { left, top, width, height } = map.getBoundingClientRect()
    const part = { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
    run.show({ x: part.x * room.width, y: part.y * room.height })
  }
  listen(map, 'pointerdown', event => {
    if (event.button !== 0) return
    map.setPointerCapture(event.pointerId)
    goTo(event)
  })
  listen(map, 'pointermove', event => {
    if (map.hasPointerCapture(event.pointerId)) goTo(event)
  })
  listen(partOf(closer, 'close'), 'click', event => {
    if (!isPlain(event)) return
    event.preventDefault()
    ways.onClose()
  })
  for (const link of closer.querySelectorAll<HTMLAnchorElement>('[data-beside]'))
    listen(link, 'click', event => {
      if (!isPlain(event)) return
      event.preventDefault()
      ways.onBeside(link)
    })
  listen(share, 'click', event => {
    // Where nothing may be copied the link itself is what is shared.
    if (!isPlain(event) || !navigator.clipboard) return
    event.preventDefault()
    navigator.clipboard.writeText(share.href).then(
      () => said.say(room.words.shared),
      () => location.assign(share.href),
    )
  })
  closer.dataset.live = ''

  return () => {
    ending.abort()
    measuring.disconnect()
    letGo()
    run.stop()
    tiles.stop()
    said.stop()
  }

  function listen<Name extends keyof HTMLElementEventMap>(
    target: HTMLElement | Document,
    name: Name,
    hear: (event: HTMLElementEventMap[Name]) => void,
  ): void {
    const heard = hear as EventListener
    target.addEventListener(name, heard, { signal, passive: false })
  }
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
}
