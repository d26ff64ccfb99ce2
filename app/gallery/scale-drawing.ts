/** The person beside the work, as tall as a museum's figure. */
export const figureCm = 170

const eyeLineCm = 155
const figureWidthCm = 46
const gapCm = 42
const drawingHeightPx = 66
const drawingWidthPx = 150

/**
 * A work beside a person, drawn to one scale: the work hangs with its middle on the eye line, or stands on the
 * floor if it is too tall for that. Everything in pixels, from the upper left corner.
 */
export function scaleDrawing({ heightCm, widthCm }: { heightCm: number; widthCm: number }) {
  const footCm = Math.max(0, eyeLineCm - heightCm / 2)
  const topCm = Math.max(figureCm, footCm + heightCm)
  const wholeCm = widthCm + gapCm + figureWidthCm
  const pxPerCm = Math.min(drawingHeightPx / topCm, drawingWidthPx / wholeCm)
  const px = (cm: number) => Math.round(cm * pxPerCm * 10) / 10
  return {
    width: px(wholeCm),
    height: px(topCm),
    work: { x: 0, y: px(topCm - footCm - heightCm), width: px(widthCm), height: px(heightCm) },
    figure: {
      x: px(widthCm + gapCm),
      y: px(topCm - figureCm),
      width: px(figureWidthCm),
      height: px(figureCm),
    },
  }
}
