import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import { keepRecent } from '../platform/keep-recent.ts'
import { isoOf, type LocaleCode } from '../platform/languages.ts'
import { qrModules, runsOf } from '../ui/qr-code.ts'
import { type CutFace, lettersOf, loadFaces } from './load-faces.server.ts'
import { makeBoxFace, makeLetterFace } from './make-letter-face.server.ts'
import { asTheyStand, type Family, settable, textRuns } from './text-runs.ts'
import { wrapLines } from './wrap-lines.ts'

/** A document of A4 sheets, drawn in the design's pixels: 794 across, 1123 down. */
export type Paper = { doc: PDFKit.PDFDocument; root: PDFKit.PDFStructureElement; lettering: Lettering }

type Lettering = {
  /** Faces for what the paper's own have not; null as long as nobody knows what that is. */
  families: Family<CutFace>[] | null
  /** The letters of the words that the paper's own faces cannot set. */
  wanting: Set<string>
}

type PaperInfo = { title: string; locale: LocaleCode; author: string; madeAt: Date }

/**
 * Same input, same bytes: the moment is given, and nothing else in the document is of the moment. A paper with a name in
 * letters of another script is drawn again, once the faces for them are there.
 */
export async function makePaper(info: PaperInfo, draw: (paper: Paper) => void): Promise<Buffer> {
  const wanting = new Set<string>()
  const paper = await drawPaper(info, draw, { families: null, wanting })
  if (wanting.size === 0) return paper
  return drawPaper(info, draw, { families: await loadFaces(wanting), wanting })
}

async function drawPaper(
  info: PaperInfo,
  draw: (paper: Paper) => void,
  lettering: Lettering,
): Promise<Buffer> {
  const { title, locale, author, madeAt } = info
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    // Real text with a structure: a ticket can be read aloud.
    pdfVersion: '1.7',
    tagged: true,
    lang: isoOf(locale),
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: madeAt },
  })
  for (const [name, face] of Object.entries(faces)) doc.registerFont(name, face.open())
  for (const cut of lettering.families?.flat() ?? []) doc.registerFont(cut.name, makeLetterFace(cut))
  if (lettering.families) doc.registerFont(boxFace, makeBoxFace({ name: boxFace, bytes: faces.text.bytes() }))
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', chunk => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  draw({ doc, root, lettering })
  root.end()
  doc.end()
  return whole
}

const points = 0.75

/** Pixels of the design as points of paper. */
export function px(pixels: number): number {
  return pixels * points
}

export const sheetWidth = 595.28 / points
/** Where text stands on a sheet. */
export const textField = { left: 54, right: 740, width: 686 }

export function addSheet({ doc }: Paper) {
  doc.addPage({ size: 'A4', margin: 0 })
}

export const paperInk = {
  ink: '#1B1613',
  soft: '#564C41',
  edge: '#877A67',
  hair: '#D3C7B2',
  sanguine: '#A8391D',
} as const

/** Lines, columns and other things nobody has to hear. */
export function decorate({ doc }: Paper, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

type Setting = {
  x: number
  y: number
  width: number
  face?: Face
  size?: number
  /** Height of a line, as in the design: the letters stand in its middle. */
  leading?: number
  color?: string
  align?: 'left' | 'right' | 'center'
  /** What is longer ends in an ellipsis: names and titles are as long as people make them. */
  maxLines?: number
  /** What it is to a reader that speaks. */
  tag?: 'P' | 'H1' | 'H2' | 'Lbl'
}

/** Sets a text and returns where it ends, in pixels from the top. */
export function write(paper: Paper, text: string, setting: Setting): number {
  const { doc, root } = paper
  const { x, y, width, face = 'text', size = 13, align = 'left', tag = 'P' } = setting
  const leading = setting.leading ?? Math.round(size * 1.5)
  doc.font(face).fontSize(px(size))
  const measure = (line: string) =>
    placedRuns(paper, line, face).reduce((sum, run) => sum + run.width, 0) / px(1)
  const lines = wrapLines(settable(text), width, measure, setting.maxLines)
  const rise = (px(leading) - doc.currentLineHeight(true)) / 2
  // The letters of every face stand on the line of the first.
  const baseline = rise + faces[face].ascent() * px(size)
  root.add(
    doc.struct(tag, {}, () => {
      doc.fillColor(setting.color ?? paperInk.ink)
      lines.forEach((line, place) => {
        const spare = { left: 0, center: 0.5, right: 1 }[align] * (width - measure(line))
        const [left, top] = [px(x + spare), px(y + place * leading)]
        for (const run of placedRuns(paper, line, face)) {
          doc.font(run.font)
          if (run.font === face) doc.text(run.text, left + run.x, top + rise, { lineBreak: false })
          else doc.text(run.text, left + run.x, top + baseline, { ...wholeRun, baseline: 'alphabetic' })
        }
        doc.font(face)
      })
    }),
  )
  return y + lines.length * leading
}

type Lettered = Pick<CutFace, 'name' | 'letters'>
type PlacedRun = { text: string; font: string; x: number; width: number }
// Shaped as one piece: by itself the library would set word after word to the right, Arabic too.
const wholeRun = { lineBreak: false, features: [] as PDFKit.Mixins.OpenTypeFeatures[] }

/** The runs of a line in the order of reading, each at its place on it, in points. */
function placedRuns({ doc, lettering }: Paper, line: string, face: Face): PlacedRun[] {
  const own: Lettered = { name: face, letters: faces[face].letters() }
  const isOwn = (text: string) => [...text].every(letter => own.letters.has(letter.codePointAt(0) ?? 0))
  if (!lettering.families || isOwn(line)) {
    const foreign = line.split(' ').filter(word => !isOwn(word))
    for (const letter of foreign.join('')) lettering.wanting.add(letter)
    return [{ text: line, font: face, x: 0, width: doc.widthOfString(line) }]
  }
  const runs = textRuns(line, [[own], ...lettering.families]).map(run => {
    const font = run.face?.name ?? boxFace
    const width = doc.font(font).widthOfString(run.text, font === face ? {} : wholeRun)
    return { ...run, font, width, x: 0 }
  })
  doc.font(face)
  let x = 0
  for (const run of asTheyStand(runs)) {
    run.x = x
    x += run.width
  }
  return runs
}

/** The largest size, up to `most`, at which every line of a title fits the width. */
export function fittingSize(
  { doc }: Paper,
  lines: readonly string[],
  face: Face,
  width: number,
  most: number,
) {
  doc.font(face).fontSize(100)
  const widest = Math.max(...lines.map(line => doc.widthOfString(line)))
  return Math.min(most, Math.floor((100 * px(width)) / widest / px(1)))
}

// A ticket has its code twice, on the sheet and on the stub.
const recentCodes = keepRecent<boolean[][]>(2)

/** A QR code of `size` pixels, black on the white of the sheet; whoever places it keeps the quiet zone free. */
export function drawQr(
  { doc, root }: Paper,
  text: string,
  place: { x: number; y: number; size: number; alt: string },
) {
  const rows = recentCodes(text, () => qrModules(text))
  const module = px(place.size) / rows.length
  root.add(
    doc.struct('Figure', { alt: place.alt }, () => {
      rows.forEach((row, line) => {
        for (const { from, length } of runsOf(row)) {
          doc.rect(px(place.x) + from * module, px(place.y) + line * module, length * module, module)
        }
      })
      // One path, so that no renderer leaves hairlines between the rows.
      doc.fill('#000000')
    }),
  )
}

const require = createRequire(import.meta.url)
// Whole faces, since those of the site are cut by alphabet; the document keeps only the letters it uses.
const faces = {
  text: face('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf'),
  strong: face('@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf'),
  display: face('@expo-google-fonts/noto-serif-display/300Light/NotoSerifDisplay_300Light.ttf'),
  serif: face('@expo-google-fonts/noto-serif-display/400Regular/NotoSerifDisplay_400Regular.ttf'),
}
type Face = keyof typeof faces

const boxFace = 'box'

// What the library keeps of a file that it has read.
type Opened = Font & { _tables: object }

// It is open to fonts that somebody else has opened; its types have not heard of it.
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, opened: Font): this
    }
  }
}

function face(file: string) {
  const bytes = once(() => readFileSync(require.resolve(file)))
  const opened = once(() => create(bytes()) as Opened)
  return {
    bytes,
    /**
     * For one paper: it remembers which letters its glyphs first stood for, and so must not be another's. What stands in the
     * file is read once for all: reading it is most of what a paper would cost.
     */
    open: (): Font => Object.assign(create(bytes()) as Opened, { _tables: opened()._tables }),
    letters: once(() => lettersOf(bytes())),
    /** How high the face rises above its baseline, in shares of its size. */
    ascent: once(() => {
      const { ascent, unitsPerEm } = opened()
      return ascent / unitsPerEm
    }),
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
