import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { create, type Font } from 'fontkit'
import sharp from 'sharp'
import type { DemoBook } from './demo-award.ts'

const width = 1_000
const height = 1_400

/** A cover of paper and one ink: a spine, the author, the title, a drawing, the publisher. */
export async function drawCover(
  { author, title, publisher, cover: { paper, ink, drawing } }: DemoBook,
  place: string,
): Promise<number> {
  const lines = linesOf(title, 13)
  const size = Math.min(112, Math.floor(740 / (0.58 * Math.max(...lines.map(({ length }) => length)))))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <rect width="36" height="100%" fill="#000" opacity=".18"/>
    <g fill="${ink}">
      ${outlined(faces.text(), author, { x: 130, y: 150, size: 44 })}
      ${lines.map((line, row) => outlined(faces.display(), line, { x: 130, y: 272 + row * 112, size })).join('')}
      ${outlined(faces.text(), publisher, { x: 130, y: 1300, size: 40 })}
    </g>
    <g color="${ink}" fill="none" stroke="${ink}" stroke-width="8" transform="translate(130 640)">${drawings[drawing]()}</g>
  </svg>`
  await mkdir(dirname(place), { recursive: true })
  return (await sharp(Buffer.from(svg)).webp({ quality: 84 }).toFile(place)).size
}

/** Letters as lines: no face has to be installed where the demonstration runs. */
function outlined(face: Font, text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / face.unitsPerEm
  const { glyphs, positions } = face.layout(text)
  let along = 0
  const letters = glyphs.map((glyph, at) => {
    const letter = `<path transform="translate(${along} 0)" d="${glyph.path.toSVG()}"/>`
    along += positions[at]?.xAdvance ?? 0
    return letter
  })
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters.join('')}</g>`
}

function linesOf(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const require = createRequire(import.meta.url)
const opened = new Map<string, Font>()

function faceOf(file: string): Font {
  const face = opened.get(file) ?? (create(readFileSync(require.resolve(file))) as Font)
  opened.set(file, face)
  return face
}

const faces = {
  text: () => faceOf('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf'),
  display: () => faceOf('@expo-google-fonts/noto-serif-display/400Regular/NotoSerifDisplay_400Regular.ttf'),
}

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('')

const drawings: Record<DemoBook['cover']['drawing'], () => string> = {
  waves: () => times(10, row => `<path d="M0 ${row * 58} q185 ${60 - row * 12} 370 0 t370 0"/>`),
  rings: () => times(6, ring => `<circle cx="370" cy="280" r="${50 + ring * 44}"/>`),
  dots: () =>
    times(48, dot => {
      // Seeds of a sunflower lie like this: even, and in no rows.
      const angle = dot * 2.39996
      const far = 38 * Math.sqrt(dot)
      const [x, y] = [370 + far * Math.cos(angle), 280 + far * Math.sin(angle)]
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="12" fill="currentColor"/>`
    }),
  frame: () =>
    '<rect width="740" height="520"/><path d="M0 0 740 520M740 0 0 520"/><circle cx="370" cy="260" r="130"/>',
  steps: () => times(9, step => `<path d="M${step * 42} ${540 - step * 58}H740"/>`),
}
