import makeBidi from 'bidi-js'

type Lettered = { letters: ReadonlySet<number> }
/** Faces of one design that share the letters out among themselves. */
export type Family<Face extends Lettered> = readonly Face[]
/** Letters of one line that one face sets, all in one direction; without a face where none has them. */
export type TextRun<Face> = { text: string; face: Face | null; level: number }

/**
 * A line as runs, in the order of reading. A word stands in the first family that has all of its letters, so that no
 * name is patched together; where none has, each letter stands in the first that has it.
 */
export function textRuns<Face extends Lettered>(
  line: string,
  families: readonly Family<Face>[],
): TextRun<Face>[] {
  const levels = levelsOf(line)
  const runs: TextRun<Face>[] = []
  let at = 0
  for (const word of line.split(/(?<= )|(?= )/)) {
    const letters = [...graphemes.segment(word)].map(({ segment }) => segment)
    const whole = families.filter(family => letters.every(letter => faceFor(letter, [family])))
    // A blank stays with the word before it: the order of two Arabic words is that of their run.
    const before = runs.at(-1)?.face
    const home = word === ' ' && before?.letters.has(blank) ? [[before]] : whole.slice(0, 1)
    for (const letter of letters) {
      const face = faceFor(letter, home.length > 0 ? home : families)
      const level = levels[at] ?? 0
      add(runs, { text: shownIn(turned(letter, level), face), face, level })
      at += letter.length
    }
  }
  return runs.map(run => ({ ...run, text: standingSigns(run) }))
}

// Letters are turned when they are shaped; signs between them, which have no direction of their own, are turned here.
function standingSigns({ text, level }: { text: string; level: number }): string {
  return level % 2 === 1 && !hasRightToLeft(text) ? [...text].reverse().join('') : text
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const blank = 0x20

function faceFor<Face extends Lettered>(letter: string, families: readonly Family<Face>[]): Face | null {
  const points = pointsOf([...letter].filter(sign => !isIgnorable(sign)).join(''))
  return families.flat().find(({ letters }) => points.every(point => letters.has(point))) ?? null
}

// A joiner a face knows shapes the letters beside it; in one that does not it would be a box.
function shownIn(letter: string, face: Lettered | null): string {
  const isShown = (sign: string) => !isIgnorable(sign) || face?.letters.has(sign.codePointAt(0) ?? 0)
  return [...letter].filter(isShown).join('')
}

// A bracket opens towards where the reading goes.
function turned(letter: string, level: number): string {
  return level % 2 === 1 ? (directions().getMirroredCharacter(letter) ?? letter) : letter
}

function pointsOf(text: string): number[] {
  return [...text].map(letter => letter.codePointAt(0) ?? 0)
}

/** Joiners and the like, which are seen only in what they do to others. */
export function isIgnorable(letter: string): boolean {
  return /^\p{Default_Ignorable_Code_Point}$/u.test(letter)
}

function add<Face>(runs: TextRun<Face>[], run: TextRun<Face>) {
  const last = runs.at(-1)
  if (last && last.face === run.face && last.level === run.level) last.text += run.text
  else runs.push(run)
}

/** Whether there are letters that run to the left: figures among them run to the right all the same. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text)
}

const rightToLeft =
  /(?=\p{L})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
let bidi: ReturnType<typeof makeBidi> | undefined

/** How deep each letter lies among the directions; odd ones run to the left. The papers run to the right. */
function levelsOf(line: string): ArrayLike<number> {
  if (!hasRightToLeft(line)) return []
  return directions().getEmbeddingLevels(line, 'ltr').levels
}

function directions() {
  bidi ??= makeBidi()
  return bidi
}

/** The runs from left to right, as they stand on the paper. */
export function asTheyStand<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const standing = [...runs]
  const deepest = Math.max(0, ...runs.map(({ level }) => level))
  for (let depth = deepest; depth > 0; depth--) {
    for (let from = 0; from < standing.length; from++) {
      let to = from
      while ((standing[to]?.level ?? -1) >= depth) to++
      standing.splice(from, to - from, ...standing.slice(from, to).reverse())
      from = to
    }
  }
  return standing
}

const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A text as it is set: letters and their marks as one, without the signs by which a name could turn a line around. */
export function settable(text: string): string {
  return text.replace(turns, '').normalize('NFC')
}
