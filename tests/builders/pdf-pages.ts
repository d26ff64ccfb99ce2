import { createCanvas } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type PdfPage = {
  /** The words as somebody would copy them, blanks as single spaces. */
  text: string
  /** The baselines of the lines, in points from the top. */
  baselines: number[]
  /** Each piece of text, in points from the left. */
  words: { text: string; x: number; width: number }[]
  /** How many glyphs are those of a face that has not the letter. */
  unlettered: number
  /** The QR code found in a part of the page, rendered at 200 dots an inch. */
  qr: (part: Part) => Promise<PrintedQr | undefined>
}
export type PrintedQr = { text: string; millimetres: number; isUpright: boolean; isQuietAround: boolean }
/** Shares of the page's width and height. */
type Part = { left: number; top: number; right: number; bottom: number }

/** Reads a PDF back with a renderer that is not ours. */
export async function readPdf(bytes: Buffer) {
  // The library takes the bytes for itself.
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: PdfPage[] = []
  for (let number = 1; number <= document.numPages; number++) {
    pages.push(await readPage(await document.getPage(number)))
  }
  // A map, whatever its type says.
  const marks = (await document.getMarkInfo()) as unknown as Map<string, boolean> | null
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } }
  return {
    pages,
    title: info.Title,
    language: info.Language,
    isTagged: marks?.get('Marked'),
  }
}

async function readPage(page: PDFPageProxy): Promise<PdfPage> {
  const { height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const words = items.flatMap(item => ('str' in item ? [item] : []))
  return {
    text: words
      .map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str))
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
    baselines: words.filter(({ str }) => str.trim() !== '').map(({ transform }) => height - transform[5]),
    words: words.map(({ str, transform, width }) => ({ text: str, x: transform[4], width })),
    unlettered: await countUnlettered(page),
    qr: part => decode(page, part),
  }
}

async function countUnlettered(page: PDFPageProxy): Promise<number> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const shown = argsArray.filter((_, place) => fnArray[place] === OPS.showText).flat(2)
  // Between the glyphs stand numbers, which move the next.
  return shown.filter(glyph => (glyph as { originalCharCode?: number }).originalCharCode === 0).length
}

const dotsPerInch = 200

async function decode(page: PDFPageProxy, part: Part): Promise<PrintedQr | undefined> {
  const viewport = page.getViewport({ scale: dotsPerInch / 72 })
  const [across, down] = [Math.round(viewport.width), Math.round(viewport.height)]
  const canvas = createCanvas(across, down)
  const drawing = canvas.getContext('2d')
  await page.render({ canvas: null, canvasContext: drawing as never, viewport, background: '#fff' }).promise
  const [left, top] = [Math.round(part.left * across), Math.round(part.top * down)]
  const [width, height] = [Math.round(part.right * across) - left, Math.round(part.bottom * down) - top]
  const pixels = drawing.getImageData(left, top, width, height).data
  const found = jsQR(pixels, width, height)
  if (!found) return undefined
  const { topLeftCorner: corner, topRightCorner, bottomLeftCorner } = found.location
  const side = topRightCorner.x - corner.x
  // A light module more or less at the edge is the rounding of the reader: three and a half have to be quiet.
  const quiet = (3.5 * side) / (17 + 4 * found.version)
  const isDark = (x: number, y: number) => (pixels[(Math.round(y) * width + Math.round(x)) * 4] ?? 255) < 128
  const along = Array.from({ length: 200 }, (_, step) => -quiet + ((side + 2 * quiet) * step) / 199)
  const isQuietAround = along.every(way =>
    [-quiet, -quiet / 2, side + quiet / 2, side + quiet].every(
      out => !isDark(corner.x + way, corner.y + out) && !isDark(corner.x + out, corner.y + way),
    ),
  )
  return {
    text: found.data,
    millimetres: Math.round((side / dotsPerInch) * 25.4),
    isUpright: topRightCorner.x > corner.x && bottomLeftCorner.y > corner.y,
    isQuietAround,
  }
}
