import { encode } from 'uqr'

/** The dark modules of a QR code, row by row, without the quiet zone. A quarter of them may be lost (level Q). */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: 'Q', border: 0 }).data
}

/** Modules of light that must surround a code. */
export const quietModules = 4

/**
 * The code for a page: strokes of one module in a box of whole modules, quiet zone included. It has attributes only,
 * so the content policy has nothing to object to; `crispEdges` keeps seams out of it.
 */
export function qrPath(text: string): QrPath {
  const rows = qrModules(text)
  const path = rows.map((row, y) => strokesOf(runsOf(row), y + quietModules + 0.5)).join('')
  return { size: rows.length + 2 * quietModules, path }
}

export type QrPath = { size: number; path: string }

/** The runs of a row as strokes, each after the last: half as long as boxes would be, in every page that shows a code. */
function strokesOf(runs: ReturnType<typeof runsOf>, y: number): string {
  let at = 0
  return runs
    .map(({ from, length }, place) => {
      const start = place === 0 ? `M${from + quietModules} ${y}` : `m${from - at} 0`
      at = from + length
      return `${start}h${length}`
    })
    .join('')
}

/** Neighbouring dark modules of a row as one piece: fewer shapes, and no hairline between them. */
export function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  row.forEach((isDark, place) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last.from + last.length === place) last.length += 1
    else runs.push({ from: place, length: 1 })
  })
  return runs
}
