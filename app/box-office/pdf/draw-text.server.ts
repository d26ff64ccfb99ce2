import { type Face, type Paper, paperInk, px } from './open-sheet.server.ts'
import { wrapLines } from './wrap-lines.ts'

export type Setting = {
  x: number
  y: number
  width: number
  face?: Face
  size?: number
  /** Height of a line, as in the design: the letters stand in its middle. */
  leading?: number
  color?: string
  align?: 'left' | 'right' | 'center'
  /** What is longer ends in an ellipsis: names and titles are as long as people make them. */
  maxLines?: number
  /** What it is to a reader that speaks. */
  tag?: 'P' | 'H1' | 'H2' | 'Lbl'
}

/** Sets a text and returns where it ends, in pixels from the top. */
export function write({ doc, root }: Paper, text: string, setting: Setting): number {
  const { x, y, width, face = 'text', size = 13, align = 'left', tag = 'P' } = setting
  const leading = setting.leading ?? Math.round(size * 1.5)
  doc.font(face).fontSize(px(size))
  const measure = (line: string) => doc.widthOfString(line) / px(1)
  const lines = wrapLines(text, width, measure, setting.maxLines)
  const rise = (px(leading) - doc.currentLineHeight(true)) / 2
  root.add(
    doc.struct(tag, {}, () => {
      doc.fillColor(setting.color ?? paperInk.ink)
      lines.forEach((line, place) => {
        const spare = { left: 0, center: 0.5, right: 1 }[align] * (width - measure(line))
        doc.text(line, px(x + spare), px(y + place * leading) + rise, { lineBreak: false })
      })
    }),
  )
  return y + lines.length * leading
}

/** The largest size, up to `most`, at which every line of a title fits the width. */
export function fittingSize(
  { doc }: Paper,
  lines: readonly string[],
  face: Face,
  width: number,
  most: number,
) {
  doc.font(face).fontSize(100)
  const widest = Math.max(...lines.map(line => doc.widthOfString(line)))
  return Math.min(most, Math.floor((100 * px(width)) / widest / px(1)))
}
