import jsQR from 'jsqr'
import * as mupdf from 'mupdf'

export type PdfPage = {
  /** The words as somebody would copy them, blanks as single spaces. */
  text: string
  /** The baselines of the lines, in points from the top. */
  baselines: number[]
  /** The text of the QR code found in a part of the page, rendered as a scanner at 200 dots an inch would see it. */
  qr: (part: Part) => string | undefined
}
/** Shares of the page's width and height. */
type Part = { left: number; top: number; right: number; bottom: number }

/** Reads a PDF back with a renderer that is not ours. */
export function readPdf(bytes: Buffer) {
  const document = mupdf.Document.openDocument(bytes, 'application/pdf')
  const pages = Array.from({ length: document.countPages() }, (_, place) =>
    readPage(document.loadPage(place)),
  )
  const catalogue = document.asPDF()?.getTrailer().get('Root')
  return {
    pages,
    title: document.getMetaData('info:Title'),
    language: catalogue?.get('Lang').asString(),
    isTagged: catalogue?.get('MarkInfo').get('Marked').asBoolean(),
  }
}

function readPage(page: mupdf.Page): PdfPage {
  const structured = page.toStructuredText('preserve-whitespace')
  const { blocks } = JSON.parse(structured.asJSON()) as { blocks: { lines?: { y: number }[] }[] }
  return {
    text: structured.asText().replace(/\s+/g, ' ').trim(),
    baselines: blocks.flatMap(({ lines = [] }) => lines.map(({ y }) => y)),
    qr: part => decode(page, part),
  }
}

function decode(page: mupdf.Page, part: Part): string | undefined {
  const scale = 200 / 72
  const picture = page.toPixmap(mupdf.Matrix.scale(scale, scale), mupdf.ColorSpace.DeviceGray, false, true)
  const [across, down] = [picture.getWidth(), picture.getHeight()]
  const grey = picture.getPixels()
  const [left, top] = [Math.round(part.left * across), Math.round(part.top * down)]
  const [width, height] = [Math.round(part.right * across) - left, Math.round(part.bottom * down) - top]
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels.fill(grey[(top + y) * across + left + x] ?? 255, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return jsQR(pixels, width, height)?.data
}
