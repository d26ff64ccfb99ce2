/** Outlines on a field of 1000 units: for each character how far it carries, and its path with y upwards. */
export type LetterFace = { outlines: Record<string, [number, string]>; kerning: Record<string, number> }

const unitsPerEm = 1000

/** A line of text as SVG paths, its left end on the baseline at `x`, `y`. */
export function letterLine(face: LetterFace, text: string, size: number, x: number, y: number): string {
  const scale = round(size / unitsPerEm)
  return place(face, text)
    .map(({ path, at }) => {
      const left = round(x + (at * size) / unitsPerEm)
      return (
        path && `<path transform="translate(${left} ${round(y)}) scale(${scale} ${-scale})" d="${path}"/>`
      )
    })
    .join('')
}

export function lineWidth(face: LetterFace, text: string, size: number): number {
  const last = place(face, text).at(-1)
  return last ? ((last.at + last.advance) * size) / unitsPerEm : 0
}

/** Lines no wider than `width`, broken at spaces; a no-break space is none. A word that is too wide stays whole. */
export function breakLines(face: LetterFace, text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && lineWidth(face, longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function place(face: LetterFace, text: string) {
  const characters = [...text]
  let at = 0
  return characters.map((character, index) => {
    // What the face does not have leaves a gap instead of somebody else's letter.
    const [advance, path] = face.outlines[character] ?? [face.outlines[' ']?.[0] ?? 250, '']
    const placed = { path, at, advance }
    at += advance + (face.kerning[character + (characters[index + 1] ?? '')] ?? 0)
    return placed
  })
}

function round(value: number): number {
  return Number(value.toFixed(3))
}
