import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { alphabets } from '../scripts/font-alphabets.ts'
import { mappedCodePoints } from '../scripts/mapped-code-points.ts'

const budgetBytes = 150 * 1024
const faces = fontFaces(readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8'))

const russian =
  'Ярмарка академического искусства «Портик» — ещё „один“ день: № 17, 2 100 ₽, 6 м², 90 × 120 см…'
const english = 'Portico, “academic” art fair – it’s №\u00a017, ₽2,100, 100%, 90 × 120 cm…'
// Section letters and stand codes, e-mail addresses, file formats: Latin on a Russian page.
const latinInRussian = 'Стенд C-07, VIP, PDF, hello@portik.example'

describe('a page downloads at most 150 KB of fonts, even when it uses every face', () => {
  test('in Russian', () => {
    expect(bytes(filesFor(russian + latinInRussian))).toBeLessThanOrEqual(budgetBytes)
  })

  test('in English', () => {
    expect(bytes(filesFor(english))).toBeLessThanOrEqual(budgetBytes)
  })
})

test('an English page does not fetch Cyrillic, not even for №', () => {
  expect(filesFor(english).filter(file => file.includes('cyrillic'))).toEqual([])
})

test('the display and the text face have every character of both languages', () => {
  for (const prefix of ['display-', 'text-']) {
    const missing = [...new Set(russian + latinInRussian + english)].filter(
      character => !faces.some(face => isUpright(face.file, prefix) && covers(face, character)),
    )
    expect(missing).toEqual([])
  }
})

test('every file is used and every rule has its file', () => {
  const files = readdirSync(join(import.meta.dirname, 'fonts')).sort()
  expect(faces.map(face => face.file).sort()).toEqual(files)
})

test.each(faces)('$file carries what its range promises', async ({ file, codePoints }) => {
  const font = readFileSync(fontPath(file))
  const sfnt = await subsetFont(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
  expect(codePoints).toEqual(mappedCodePoints(sfnt))
})

test('the ranges in the style sheet are the alphabets of the script', () => {
  for (const { file, codePoints } of faces) {
    const alphabet = Object.entries(alphabets).find(([name]) => file.endsWith(`-${name}.woff2`))
    expect(codePoints).toEqual(sorted([...(alphabet?.[1].characters ?? '')].map(c => c.charCodeAt(0))))
  }
})

function filesFor(text: string) {
  return faces.filter(face => [...text].some(c => covers(face, c))).map(face => face.file)
}

function covers(face: { codePoints: number[] }, character: string) {
  return face.codePoints.includes(character.charCodeAt(0))
}

function isUpright(file: string, prefix: string) {
  return file.startsWith(prefix) && !file.includes('italic')
}

function bytes(files: string[]) {
  return files.reduce((sum, file) => sum + statSync(fontPath(file)).size, 0)
}

function fontPath(file: string) {
  return join(import.meta.dirname, 'fonts', file)
}

function fontFaces(css: string) {
  return [...css.matchAll(/url\('\.\/fonts\/([^?']+)[^}]*?unicode-range:([^;]+);/g)].map(
    ([, file = '', ranges = '']) => ({ file, codePoints: sorted(ranges.split(',').flatMap(expand)) }),
  )
}

/** U+2013-2014, or U+2116 alone. */
function expand(range: string) {
  const [start = 0, end = start] = range
    .trim()
    .slice(2)
    .split('-')
    .map(hex => Number.parseInt(hex, 16))
  return Array.from({ length: end - start + 1 }, (_, i) => start + i)
}

function sorted(numbers: number[]) {
  return numbers.toSorted((a, b) => a - b)
}
