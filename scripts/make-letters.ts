/**
 * Writes the outlines of the letters that pictures for sharing are lettered with, so that the server needs no fonts:
 * app/shell/social/social-letters.json. The result is committed; run it again after changing a face or a character set:
 *
 *   node scripts/make-letters.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { LetterFace } from '../app/shell/social/lettering.ts'
import { type Alphabet, alphabets } from './font-alphabets.ts'

type Cut = { source: (script: string) => string; axes: Record<string, number>; alphabets: Alphabet[] }

const root = join(import.meta.dirname, '..')
const unitsPerEm = 1000
// A pair that moves less than this is not seen.
const leastKerning = 6

const faces: Record<'display' | 'text' | 'italic', Cut> = {
  display: {
    source: script => `noto-serif-display/files/noto-serif-display-${script}-standard-normal.woff2`,
    axes: { wght: 300, wdth: 72 },
    alphabets: ['cyrillic', 'latin', 'figures', 'numero', 'rouble', 'accents'],
  },
  text: {
    source: script => `golos-text/files/golos-text-${script}-wght-normal.woff2`,
    axes: { wght: 400 },
    alphabets: ['cyrillic', 'latin', 'figures', 'numero', 'accents'],
  },
  italic: {
    source: script => `noto-serif/files/noto-serif-${script}-standard-italic.woff2`,
    axes: { wght: 400, wdth: 88 },
    alphabets: ['cyrillic', 'latin', 'figures'],
  },
}

const letters: Record<string, LetterFace> = {}
for (const [name, cut] of Object.entries(faces)) letters[name] = await readFace(cut)
const file = join(root, 'app/shell/social/social-letters.json')
const text = `${JSON.stringify(letters)}\n`
await writeFile(file, text)
console.log(`${file}: ${text.length} bytes`)

async function readFace({ source, axes, alphabets: wanted }: Cut): Promise<LetterFace> {
  const face: LetterFace = { outlines: {}, kerning: {} }
  for (const alphabet of wanted) {
    const { script, characters } = alphabets[alphabet]
    const whole = await readFile(join(root, 'node_modules/@fontsource-variable', source(script)))
    const sfnt = await subsetFont(whole, characters, {
      targetFormat: 'sfnt',
      variationAxes: axes,
      keepFeatures: ['kern'],
      noHinting: true,
    })
    const font = openFont(sfnt)
    for (const character of characters) {
      const [glyph] = shape(font, character)
      if (glyph) face.outlines[character] = [glyph.advance, glyph.path]
    }
    for (const first of characters) {
      for (const second of characters) {
        const [left] = shape(font, first + second)
        const kerning = (left?.advance ?? 0) - (face.outlines[first]?.[0] ?? 0)
        if (Math.abs(kerning) >= leastKerning) face.kerning[first + second] = kerning
      }
    }
  }
  return face
}

type OpenFont = { font: harfbuzz.Font; scale: number }

function openFont(sfnt: Buffer): OpenFont {
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(sfnt).buffer))
  return { font: new harfbuzz.Font(face), scale: unitsPerEm / face.upem }
}

function shape({ font, scale }: OpenFont, text: string) {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint }, place) => ({
    advance: Math.round((positions[place]?.xAdvance ?? 0) * scale),
    path: font
      .glyphToPath(codepoint)
      .replace(/-?[\d.]+/g, number => String(Math.round(Number(number) * scale))),
  }))
}
