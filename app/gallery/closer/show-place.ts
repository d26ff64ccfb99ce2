import type { Point, Size } from '../zoom.ts'
import { type CloserRoom, partOf } from './closer-room.ts'
import { drawRuler } from './draw-ruler.ts'
import type { Frame, Sheet } from './frame.ts'
import { clamp, pointOf, seenCm, toCm, zoomPart } from './frame.ts'

export type Place = {
  frame: Frame
  stage: Size
  /** Where in the window the cursor is. */
  cursor: Point | null
}

/** Says where one is, beside the work: rulers, sizes, the window on the small picture, the sliders. */
export function placeShower(closer: HTMLElement, room: CloserRoom) {
  const rulers = {
    across: partOf<SVGSVGElement>(closer, 'ruler-across'),
    down: partOf<SVGSVGElement>(closer, 'ruler-down'),
  }
  const [seen, to, cursorAt] = ['window', 'to', 'cursor'].map(name => partOf(closer, name))
  const frameOnMap = partOf(closer, 'frame')
  const [zoom, across, down] = ['zoom', 'across', 'down'].map(name => partOf<HTMLInputElement>(closer, name))
  const [closerBy, furtherBy] = ['in', 'out'].map(name => partOf(closer, name))
  const { words } = room

  return function show({ frame, stage, cursor }: Place): void {
    const start = pointOf(frame, { x: 0, y: 0 }, stage)
    const end = pointOf(frame, { x: room.width, y: room.height }, stage)
    drawRuler(rulers.across, {
      isDown: false,
      breadthPx: 0,
      startPx: start.x,
      pxPerCm: (frame.scale * room.width) / room.widthCm,
      lengthCm: room.widthCm,
      windowPx: stage.width,
      cursorPx: cursor?.x ?? null,
      unit: words.centimetres,
    })
    drawRuler(rulers.down, {
      isDown: true,
      breadthPx: rulers.down.clientWidth,
      startPx: start.y,
      pxPerCm: (frame.scale * room.height) / room.heightCm,
      lengthCm: room.heightCm,
      windowPx: stage.height,
      cursorPx: cursor?.y ?? null,
      unit: words.centimetres,
    })
    const size = seenCm(frame, room, stage)
    const inWindow = sizeText({ x: Math.round(size.x), y: Math.round(size.y) }, room)
    setText(seen, inWindow)
    const pixel = cursor
      ? {
          x: frame.x + (cursor.x - stage.width / 2) / frame.scale,
          y: frame.y + (cursor.y - stage.height / 2) / frame.scale,
        }
      : frame
    const cm = toCm(pixel, room)
    setText(to, cursor ? words.toCursor : words.toMiddle)
    setText(
      cursorAt,
      sizeText({ x: clamp(cm.x, 0, room.widthCm), y: clamp(cm.y, 0, room.heightCm) }, room, 1),
    )

    const box = frameOnMap?.style
    const inPercent = (part: number) => `${clamp(part, 0, 1) * 100}%`
    const width = end.x - start.x
    const height = end.y - start.y
    box?.setProperty('left', inPercent(-start.x / width))
    box?.setProperty('top', inPercent(-start.y / height))
    box?.setProperty('right', inPercent((end.x - stage.width) / width))
    box?.setProperty('bottom', inPercent((end.y - stage.height) / height))

    const part = zoomPart(frame, room, stage)
    setSlider(zoom, part * 100, inWindow)
    zoom?.style.setProperty('--part', `${part * 100}%`)
    const middle = toCm(frame, room)
    setSlider(across, middle.x, `${decimal(middle.x, room, 1)}\u00a0${words.centimetres}`)
    setSlider(down, middle.y, `${decimal(middle.y, room, 1)}\u00a0${words.centimetres}`)
    // Switched off without losing the focus.
    closerBy?.setAttribute('aria-disabled', String(part >= 0.999))
    furtherBy?.setAttribute('aria-disabled', String(part <= 0.001))
  }
}

function sizeText({ x, y }: Point, room: CloserRoom & Sheet, digits = 0): string {
  return room.words.size
    .replace('{width}', decimal(x, room, digits))
    .replace('{height}', decimal(y, room, digits))
}

function decimal(value: number, { words }: CloserRoom, digits: number): string {
  return value.toFixed(digits).replace('.', words.decimal)
}

function setText(element: HTMLElement | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

// A slider that is being dragged is not moved under the finger.
function setSlider(slider: HTMLInputElement | undefined, value: number, words: string): void {
  if (!slider) return
  if (!slider.matches(':active')) slider.value = String(value)
  slider.setAttribute('aria-valuetext', words)
}
