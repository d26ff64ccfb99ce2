import { ticksOf } from './ruler.ts'

const shortPx = 9
const longPx = 18

/** Draws a ruler along the window: lines, numbers, and in the accent's colour where the cursor is. */
export function drawRuler(
  ruler: SVGSVGElement,
  { isDown, breadthPx, startPx, pxPerCm, lengthCm, windowPx, cursorPx, unit }: RulerView,
): void {
  const ticks = ticksOf({ startPx, pxPerCm, lengthCm, windowPx })
  const lines = ticks.map(({ px, isLong }) => lineTo(px, isLong ? longPx : shortPx)).join('')
  const path = element('path', { d: lines, class: 'closer-ticks' })
  const cursor =
    cursorPx === null ? [] : [element('path', { d: lineTo(cursorPx, 26), class: 'closer-cursor' })]
  const numbers = ticks.filter(({ isLong }) => isLong).map(({ px, cm }, place) => numberAt(px, cm, place))
  ruler.replaceChildren(path, ...numbers, ...cursor)
  ruler.dataset.startPx = String(startPx)
  ruler.dataset.pxPerCm = String(pxPerCm)

  // From the window's edge outwards.
  function lineTo(px: number, length: number): string {
    const at = Math.round(px * 2) / 2
    return isDown ? `M${breadthPx} ${at}h-${length}` : `M${at} 0v${length}`
  }

  function numberAt(px: number, cm: number, place: number): SVGElement {
    const text = isDown || place % 2 ? String(cm) : `${cm}\u00a0${unit}`
    const at = isDown
      ? { x: String(breadthPx - longPx - 4), y: String(px + 4), 'text-anchor': 'end' }
      : { x: String(px), y: '36', 'text-anchor': 'start' }
    const number = element('text', { ...at, class: 'closer-number' })
    number.textContent = text
    return number
  }
}

export type RulerView = {
  isDown: boolean
  /** How wide the ruler itself is. */
  breadthPx: number
  startPx: number
  pxPerCm: number
  lengthCm: number
  windowPx: number
  cursorPx: number | null
  unit: string
}

function element(name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
