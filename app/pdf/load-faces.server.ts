import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { type Family, isIgnorable } from './text-runs.ts'

/** A face cut down to letters that a paper's own faces have not. */
export type CutFace = { name: string; bytes: Buffer; letters: ReadonlySet<number> }

/**
 * The faces for the letters of other scripts, in families. The packages hold them in slices of some fifty kilobytes, and
 * only slices with a letter that is asked for are opened, so that a Chinese name costs no ten megabytes.
 */
export async function loadFaces(letters: ReadonlySet<string>): Promise<Family<CutFace>[]> {
  let open = mostSlices
  let wanted = [...letters].filter(letter => letter !== ' ')
  const families: Family<CutFace>[] = []
  for (const name of packages) {
    const family: CutFace[] = []
    for (const slice of slicesOf(name)) {
      const own = wanted.filter(letter => holds(slice, letter.codePointAt(0) ?? 0))
      if (own.every(isIgnorable) || open === 0) continue
      open -= 1
      const cut = await cutFace(slice, own)
      if (cut) family.push(cut)
    }
    if (family.length > 0) families.push(family)
    // Of the others nobody needs the letters they have in common, only the joiners.
    wanted = wanted.filter(
      letter => isIgnorable(letter) || !family.some(face => face.letters.has(letter.codePointAt(0) ?? 0)),
    )
  }
  return families
}

// Thirteen tickets in thirteen Chinese names need about fifty; somebody who writes a name of two hundred rare signs
// shall not keep the press busy.
const mostSlices = 64

// In the order they are asked. The first has the letters that stand beside Vietnamese ones in a word, the Chinese one
// has the Japanese.
const packages = ['', '-sc', '-kr', '-arabic', '-hebrew', '-armenian', '-georgian'].map(
  script => `noto-sans${script}`,
)

type Slice = { name: string; file: string; ranges: readonly (readonly [number, number])[] }

const require = createRequire(import.meta.url)
const known = new Map<string, Slice[]>()

function slicesOf(name: string): Slice[] {
  const found = known.get(name) ?? readSlices(name)
  known.set(name, found)
  return found
}

// `"[116]": "U+9f99,U+4e00-4e03"`, `"greek": "U+0370-03FF"`
function readSlices(name: string): Slice[] {
  const index = readFileSync(require.resolve(`@fontsource-variable/${name}/unicode.json`), 'utf8')
  return Object.entries(JSON.parse(index) as Record<string, string>).map(([key, ranges]) => {
    const slice = `${name}-${key.replace(/[[\]]/g, '')}`
    return {
      name: slice,
      file: `@fontsource-variable/${name}/files/${slice}-wght-normal.woff2`,
      ranges: ranges.split(',').map(range => {
        const [from = 0, to = from] = range
          .trim()
          .slice(2)
          .split('-')
          .map(point => Number.parseInt(point, 16))
        return [from, to] as const
      }),
    }
  })
}

function holds({ ranges }: Slice, point: number): boolean {
  return ranges.some(([from, to]) => from <= point && point <= to)
}

/** What a slice promises it need not have: then there is no face. */
async function cutFace({ name, file }: Slice, letters: readonly string[]): Promise<CutFace | null> {
  // The module starts a machine of its own; most papers never need it.
  const { default: subsetFont } = await import('subset-font')
  // With the blank, so that a name of two words stays one run.
  const cut = await subsetFont(await readFile(require.resolve(file)), ` ${letters.join('')}`, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 400 },
  })
  // Fontkit reads a few bytes of every outline, of those of blanks too, which may stand at the very end.
  const bytes = Buffer.concat([cut, Buffer.alloc(16)])
  const has = lettersOf(bytes)
  return letters.some(letter => has.has(letter.codePointAt(0) ?? 0)) ? { name, bytes, letters: has } : null
}

/** The letters a face has. */
export function lettersOf(bytes: Buffer): ReadonlySet<number> {
  try {
    return new Set((create(bytes) as Font).characterSet)
  } catch {
    // One that was left without letters has no list of them either, and the library cannot read it.
    return new Set()
  }
}
