import type { LocaleCode } from '../platform/languages.ts'
import { fluteEdges } from '../ui/column-geometry.ts'
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
