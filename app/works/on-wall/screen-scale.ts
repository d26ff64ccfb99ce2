import { cardCm } from './card.ts'

/** How many CSS pixels a centimetre takes on this very screen, and at which zoom that was measured. */
export type ScreenScale = { pxPerCm: number; ratio: number }

// From a wall of monitors to the finest telephone.
const bounds = { least: 15, most: 140 }
/** What the machine takes for an inch; true on few screens, a beginning on all. */
export const usualPxPerCm = 96 / 2.54

/** The card as it fits on the screen: lengthwise where there is room, upright on a telephone. */
export function cardOn(box: { width: number; height: number }) {
  return box.width >= box.height
    ? { width: cardCm.long, height: cardCm.short }
    : { width: cardCm.short, height: cardCm.long }
}

/** The longest card that still fits, as CSS pixels of its long side, and the shortest one could mean. */
export function cardRange(box: { width: number; height: number }) {
  const { width, height } = cardOn(box)
  const fits = Math.min(box.width / width, box.height / height)
  const most = Math.floor(Math.min(bounds.most, fits) * cardCm.long)
  return { least: Math.min(most, Math.ceil(bounds.least * cardCm.long)), most }
}

export function scaleOfCard(longPx: number, ratio: number): ScreenScale {
  return { pxPerCm: longPx / cardCm.long, ratio }
}

/** What the device kept; null where there is nothing to be read. */
export function readScale(text: string | null): ScreenScale | null {
  try {
    const { pxPerCm, ratio } = (JSON.parse(text ?? 'null') ?? {}) as Partial<
      Record<keyof ScreenScale, unknown>
    >
    const isScale =
      typeof pxPerCm === 'number' &&
      pxPerCm >= bounds.least &&
      pxPerCm <= bounds.most &&
      typeof ratio === 'number' &&
      ratio > 0
    return isScale ? { pxPerCm, ratio } : null
  } catch {
    return null
  }
}

/** Another zoom of the page or another screen makes a pixel another size: then the card is laid against it again. */
export function isTrue(scale: ScreenScale, ratio: number): boolean {
  return Math.abs(scale.ratio - ratio) < 0.001
}

/** How much of a work fits into a window of the screen, in whole centimetres. */
export function partSeen(
  work: { widthCm: number; heightCm: number },
  box: { width: number; height: number },
  pxPerCm: number,
) {
  const widthCm = Math.min(work.widthCm, Math.round(box.width / pxPerCm))
  const heightCm = Math.min(work.heightCm, Math.round(box.height / pxPerCm))
  return { widthCm, heightCm, isWhole: widthCm === work.widthCm && heightCm === work.heightCm }
}
