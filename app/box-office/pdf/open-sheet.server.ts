import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { isoOf, type LocaleCode } from '../../platform/languages.ts'

/** A document of A4 sheets, drawn in the design's pixels: 794 across, 1123 down. */
export type Paper = { doc: PDFKit.PDFDocument; root: PDFKit.PDFStructureElement }

export type PaperInfo = { title: string; locale: LocaleCode; author: string; madeAt: Date }

/** Same input, same bytes: the moment is given, and nothing else in the document is of the moment. */
export async function makePaper(info: PaperInfo, draw: (paper: Paper) => void): Promise<Buffer> {
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
  for (const [name, face] of Object.entries(faces)) doc.registerFont(name, face())
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', chunk => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  draw({ doc, root })
  root.end()
  doc.end()
  return whole
}

const points = 0.75

/** Pixels of the design as points of paper. */
export function px(pixels: number): number {
  return pixels * points
}

export const paperSize = { width: 595.28 / points, height: 841.89 / points }
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

const require = createRequire(import.meta.url)
// Whole faces, since those of the site are cut by alphabet; the document keeps only the letters it uses.
const faces = {
  text: face('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf'),
  strong: face('@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf'),
  display: face('@expo-google-fonts/noto-serif-display/300Light/NotoSerifDisplay_300Light.ttf'),
  serif: face('@expo-google-fonts/noto-serif-display/400Regular/NotoSerifDisplay_400Regular.ttf'),
}
export type Face = keyof typeof faces

function face(file: string): () => Buffer {
  let bytes: Buffer | undefined
  return () => {
    bytes ??= readFileSync(require.resolve(file))
    return bytes
  }
}
