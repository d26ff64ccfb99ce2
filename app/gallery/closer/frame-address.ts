import type { Size } from '../zoom.ts'
import { boundFrame, type Frame, type Sheet, toCm, toPixel, wholeFrame } from './frame.ts'

/**
 * What the window shows as the address says it, in centimetres of the work, so that it is the same detail in any window:
 * `?at=32.4,23.3&w=29` is 29 cm wide, with that point in the middle. The whole work needs no words.
 */
export function searchOf(frame: Frame, sheet: Sheet, stage: Size): string {
  if (frame.scale <= wholeFrame(sheet, stage).scale) return ''
  const { x, y } = toCm(frame, sheet)
  const across = (stage.width / frame.scale / sheet.width) * sheet.widthCm
  return `?at=${short(x)},${short(y)}&w=${short(across)}`
}

// A hundredth of a centimetre is less than a pixel of the largest pictures there are.
function short(cm: number): string {
  return String(Math.round(cm * 100) / 100)
}

/** What the address asks for, as far as the work goes; what makes no sense is passed over. */
export function frameIn(search: string, sheet: Sheet, stage: Size): Frame | null {
  const query = new URLSearchParams(search)
  const [, x, y] = /^(\d{1,4}(?:\.\d{1,4})?),(\d{1,4}(?:\.\d{1,4})?)$/.exec(query.get('at') ?? '') ?? []
  const [across] = /^\d{1,6}(?:\.\d{1,4})?$/.exec(query.get('w') ?? '') ?? []
  if (x === undefined || y === undefined || across === undefined || Number(across) === 0) return null
  const at = { x: Number(x), y: Number(y) }
  if (at.x > sheet.widthCm || at.y > sheet.heightCm) return null
  const scale = stage.width / ((Number(across) / sheet.widthCm) * sheet.width)
  return boundFrame({ ...toPixel(at, sheet), scale }, sheet, stage)
}
