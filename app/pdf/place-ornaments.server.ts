import type { LocaleCode } from '../platform/languages.ts'
import { abacus, capHeight, fluteEdges } from '../ui/column-geometry.ts'
import { monogramPath, lettering as nameOutlines } from '../ui/wordmark-paths.ts'
import { decorate, type Paper, paperInk, px, sheetWidth } from './open-sheet.server.ts'

/** The sign and the name as outlines; the name is also said in words. */
export function wordmark(paper: Paper, locale: LocaleCode, x: number, y: number, height: number) {
  const { doc } = paper
  decorate(paper, () => {
    doc
      .save()
      .translate(px(x), px(y))
      .scale(px(height) / 72)
    doc.path(monogramPath).path(nameOutlines[locale]).fill(paperInk.ink)
    doc.restore()
  })
}

/** A 3 px rule and a thin one under it. */
export function entablature(paper: Paper, x: number, y: number, width: number) {
  decorate(paper, () => {
    box(paper, x, y, width, 3, paperInk.ink)
    box(paper, x, y + 7, width, 1, paperInk.ink)
  })
}

export function rule(paper: Paper, x: number, y: number, width: number, thickness: number, color?: string) {
  decorate(paper, () => box(paper, x, y, width, thickness, color ?? paperInk.ink))
}

/** A box of thin lines, for a form's field or a notice. */
export function frame(
  paper: Paper,
  place: { x: number; y: number; width: number; height: number },
  color: string = paperInk.edge,
) {
  const { x, y, width, height } = place
  decorate(paper, () => {
    box(paper, x, y, width, 1, color)
    box(paper, x, y + height, width + 1, 1, color)
    box(paper, x, y, 1, height, color)
    box(paper, x + width, y, 1, height, color)
  })
}

/** A thin beam on two short posts, over a group of lines. */
export function lightLintel(paper: Paper, x: number, y: number, width: number) {
  decorate(paper, () => {
    box(paper, x, y, width, 1, paperInk.edge)
    box(paper, x, y, 1, 10, paperInk.edge)
    box(paper, x + width - 1, y, 1, 10, paperInk.edge)
  })
}

/** Where the stub is torn off: the flutes of a column laid across the sheet. */
export function tearLine(paper: Paper, y: number) {
  decorate(paper, () => {
    for (const { foot, opacity } of fluteEdges(7)) {
      box(paper, 0, y + 11 + foot * 0.22, sheetWidth, 0.5 + 0.6 * opacity, paperInk.ink)
    }
  })
}

function box({ doc }: Paper, x: number, y: number, width: number, height: number, color: string) {
  doc.rect(px(x), px(y), px(width), px(height)).fill(color)
}

/** Columns that hang from the entablature and dissolve downwards. */
export function hangingColumns(paper: Paper, from: number, to: number, y: number, count: number) {
  decorate(paper, () => {
    for (let k = 0; k < count; k++) hangingColumn(paper, from + ((to - from) * k) / (count - 1), y)
  })
}

const column = { width: 24, height: 66 }
const fadeSteps = 8

function hangingColumn({ doc }: Paper, middle: number, y: number) {
  const unit = column.width / 100
  const cap = capHeight * unit
  const edges = fluteEdges(11)
  doc.save().translate(px(middle), px(y)).lineWidth(px(0.7))
  doc.rect(px((-abacus.width * unit) / 2), 0, px(abacus.width * unit), px(abacus.height * unit))
  doc.fillAndStroke(tint(0.06), tint(0.5))
  doc
    .save()
    .scale(px(unit))
    .lineWidth(0.8 / unit)
  doc.path('M-69 20C-66 33-50 34-46 42H46C50 34 66 33 69 20M-46 47H46').stroke(tint(0.5)).restore()
  // Steps instead of gradients, which would weigh more than the rest of the ticket.
  for (const { top, foot, opacity } of edges) {
    for (let step = 0; step < fadeSteps; step++) {
      const [from, to] = [step / fadeSteps, (step + 1) / fadeSteps]
      doc.moveTo(px((top + (foot - top) * from) * unit), px(cap + (column.height - cap) * from))
      doc.lineTo(px((top + (foot - top) * to) * unit), px(cap + (column.height - cap) * to))
      doc.stroke(tint((0.1 + opacity * 0.42) * (1 - (step + 0.5) / fadeSteps)))
    }
  }
  doc.restore()
}

// Ink on white paper without transparency: printers keep it as drawn.
function tint(opacity: number): string {
  const ink = [0x1b, 0x16, 0x13].map(part => Math.round(255 - (255 - part) * opacity))
  return `#${ink.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

// A triangle with an exclamation mark, 19 px across.
export function warningSign({ doc }: Paper, x: number, y: number) {
  doc.save().translate(px(x), px(y)).scale(px(1)).lineWidth(1.3)
  doc.path('M9.5 1.2L18.3 16.5H.7zM9.5 6v5.6').stroke(paperInk.sanguine)
  doc.circle(9.5, 13.9, 0.9).fill(paperInk.sanguine)
  doc.restore()
}
