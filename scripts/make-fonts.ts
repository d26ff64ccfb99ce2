/**
 * Cuts the faces of the design into the small files in app/fonts and prints their sizes. The results are
 * committed; run it again after changing a character set or an axis:
 *
 *   node scripts/make-fonts.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { type Alphabet, alphabets } from './font-alphabets.ts'

type Axis = number | { min: number; max: number }
type Face = {
  file: string
  source: (script: string) => string
  axes: Record<string, Axis>
  alphabets: Alphabet[]
}

const root = join(import.meta.dirname, '..')

const faces: Face[] = [
  {
    file: 'display',
    source: script => `noto-serif-display/files/noto-serif-display-${script}-standard-normal.woff2`,
    axes: { wght: { min: 200, max: 450 }, wdth: { min: 62.5, max: 100 } },
    alphabets: ['cyrillic', 'latin', 'figures', 'numero', 'rouble', 'accents'],
  },
  {
    // The design knows one display italic, 430 / 92 %, so it is cut as a plain font.
    file: 'display-italic',
    source: script => `noto-serif-display/files/noto-serif-display-${script}-standard-italic.woff2`,
    axes: { wght: 430, wdth: 92 },
    alphabets: ['cyrillic', 'latin', 'figures'],
  },
  {
    file: 'serif',
    source: script => `noto-serif/files/noto-serif-${script}-standard-normal.woff2`,
    axes: { wght: 400, wdth: 88 },
    alphabets: ['cyrillic', 'latin', 'figures'],
  },
  {
    file: 'serif-italic',
    source: script => `noto-serif/files/noto-serif-${script}-standard-italic.woff2`,
    axes: { wght: 400, wdth: 88 },
    alphabets: ['cyrillic', 'latin', 'figures'],
  },
  {
    file: 'text',
    source: script => `golos-text/files/golos-text-${script}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 600 } },
    alphabets: ['cyrillic', 'latin', 'figures', 'numero', 'rouble', 'accents'],
  },
]

await mkdir(join(root, 'app/fonts'), { recursive: true })
const sizes: { file: string; bytes: number }[] = []
for (const face of faces) {
  for (const name of face.alphabets) sizes.push(await cut(face, name))
}
console.table(sizes)

async function cut(face: Face, name: Alphabet) {
  const { script, characters } = alphabets[name]
  const source = await readFile(join(root, 'node_modules/@fontsource-variable', face.source(script)))
  const font = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: ['kern', 'liga', 'locl', 'ccmp', 'lnum', 'tnum'],
    noHinting: true,
  })
  const file = `${face.file}-${name}.woff2`
  await writeFile(join(root, 'app/fonts', file), font)
  return { file, bytes: font.length }
}
