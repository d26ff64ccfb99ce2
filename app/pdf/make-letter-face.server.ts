import { create, type Font, type GlyphRun } from 'fontkit'
import { type Contour, contoursOf, glyphBytes } from './glyph-outline.ts'
import { hasRightToLeft } from './text-runs.ts'

type Source = { name: string; bytes: Buffer }

/**
 * A face in which every glyph of a document stands for letters of its own. Shaped Arabic is strokes that several letters
 * share and dots that are none; here the parts of a letter become one glyph, so that the paper is copied, searched and
 * read aloud as it was written.
 */
export function makeLetterFace({ name, bytes }: Source): Buffer {
  const font = create(bytes) as Font
  keepLetters(font)
  return openFace(name, font, text => {
    const direction = hasRightToLeft(text) ? 'rtl' : 'ltr'
    const run = font.layout(text, [], undefined, undefined, direction)
    return partsOf(run).map(parts => fuse(run, parts))
  })
}

// The library remembers a glyph together with the letters it first stood for.
function keepLetters(font: Font) {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints)
    // What has been asked for once the glyph remembers, and its copies with it.
    void [glyph.advanceWidth, glyph.path]
    return Object.create(glyph, { codePoints: { value: codePoints } })
  }
}

/** A face that sets every letter as the box of a missing one; whoever copies it still gets the letter. */
export function makeBoxFace({ name, bytes }: Source): Buffer {
  const font = create(bytes) as Font
  const share = (thousandths: number) => Math.round((thousandths * font.unitsPerEm) / 1000)
  const frame = (x: number, top: number, right: number, bottom: number): Contour =>
    [
      [x, bottom],
      [x, top],
      [right, top],
      [right, bottom],
    ].map(([x = 0, y = 0]) => ({ x: share(x), y: share(y), isOnCurve: true }))
  // The inner one runs the other way round, so that the box is empty.
  const contours = [frame(60, 700, 540, 0), frame(110, 50, 490, 650)]
  const advance = share(600)
  return openFace(name, font, text =>
    [...text].map(letter => ({
      glyph: { key: letter, codePoints: [letter.codePointAt(0) ?? 0], contours: () => contours, advance },
      position: { xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0 },
    })),
  )
}

// Outlines are drawn when the document is done: a line is measured far more often.
type LetterGlyph = { key: string; codePoints: number[]; contours: () => Contour[]; advance: number }
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
type SetLetter = { glyph: LetterGlyph; position: Position }

/** The places of a run's glyphs, letter by letter from left to right: a part that is no letter goes with the one it marks. */
function partsOf({ glyphs, direction }: GlyphRun): number[][] {
  const letters: number[][] = []
  // In the order of reading the letter comes first, then what belongs to it.
  const reading = direction === 'rtl' ? [...glyphs.keys()].reverse() : [...glyphs.keys()]
  for (const place of reading) {
    const last = letters.at(-1)
    if (last && glyphs[place]?.codePoints.length === 0) last.push(place)
    else letters.push([place])
  }
  const standing = letters.map(parts => parts.sort((one, other) => one - other))
  return direction === 'rtl' ? standing.reverse() : standing
}

function fuse({ glyphs, positions }: GlyphRun, parts: readonly number[]): SetLetter {
  const [only = 0, ...others] = parts
  const [glyph, position] = [glyphs[only], positions[only]]
  if (others.length === 0 && glyph && position) {
    const { id, codePoints, path, advanceWidth: advance } = glyph
    const contours = () => contoursOf(path.commands, { x: 0, y: 0 })
    return { glyph: { key: `${codePoints} ${id}`, codePoints, contours, advance }, position }
  }
  let advance = 0
  const moved = parts.flatMap(place => {
    const [part, at] = [glyphs[place], positions[place]]
    if (!part || !at) return []
    const x = advance + at.xOffset
    advance += at.xAdvance
    return [{ part, x, y: at.yOffset }]
  })
  const codePoints = moved.flatMap(({ part }) => part.codePoints)
  const key = `${codePoints} ${moved.map(({ part, x, y }) => `${part.id}@${x},${y}`).join(' ')} ${advance}`
  const contours = () => moved.flatMap(({ part, x, y }) => contoursOf(part.path.commands, { x, y }))
  return {
    glyph: { key, codePoints, contours, advance },
    position: { xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0 },
  }
}

/** What the library asks of an open face, answered with glyphs of our own. */
function openFace(postscriptName: string, font: Font, set: (text: string) => SetLetter[]): Buffer {
  const glyphs: LetterGlyph[] = []
  const places = new Map<string, number>()
  // Before all others stands the glyph of a letter that is missing.
  const placeOf = (glyph: LetterGlyph) => {
    const place = places.get(glyph.key) ?? glyphs.push(glyph)
    places.set(glyph.key, place)
    return place
  }
  const layout = (text: string) => {
    const letters = set(text)
    return {
      glyphs: letters.map(({ glyph }) => ({
        id: placeOf(glyph),
        codePoints: glyph.codePoints,
        advanceWidth: glyph.advance,
      })),
      positions: letters.map(({ position }) => ({ ...position })),
      // Asked for when the positions have been scaled.
      get advanceWidth(): number {
        return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }
  const createSubset = () => subsetOf(font, place => glyphs[place - 1])
  const face = Object.create(font, {
    // A document takes two faces of one name for one.
    postscriptName: { value: postscriptName },
    layout: { value: layout },
    createSubset: { value: createSubset },
  })
  // Documents take open faces too, whatever their types say.
  return face as Buffer
}

/** What the library's subset of a TrueType face does, as far as we take part in it. */
type Subset = {
  font: { maxp: { maxPoints: number; maxContours: number } }
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
  _addGlyph: (id: number) => number
}

function subsetOf(font: Font, glyphAt: (place: number) => LetterGlyph | undefined): Subset {
  const subset = font.createSubset() as unknown as Subset
  subset._addGlyph = id => {
    const glyph = glyphAt(id)
    const contours = glyph?.contours() ?? []
    const points = contours.flat()
    const { maxp } = subset.font
    maxp.maxPoints = Math.max(maxp.maxPoints, points.length)
    maxp.maxContours = Math.max(maxp.maxContours, contours.length)
    const bytes = glyphBytes(contours)
    const bearing = points.length > 0 ? Math.min(...points.map(({ x }) => x)) : 0
    subset.glyf.push(bytes)
    subset.loca.offsets.push(subset.offset)
    subset.hmtx.metrics.push({ advance: Math.round(glyph?.advance ?? 0), bearing })
    subset.offset += bytes.length
    return subset.glyf.length - 1
  }
  return subset
}
