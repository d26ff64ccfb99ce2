import jsQR from 'jsqr'
import * as mupdf from 'mupdf'

export type PdfPage = {
  /** The words as somebody would copy them, blanks as single spaces. */
  text: string
  /** The baselines of the lines, in points from the top. */
  baselines: number[]
  /** The QR code found in a part of the page, rendered at 200 dots an inch. */
  qr: (part: Part) => PrintedQr | undefined
}
export type PrintedQr = { text: string; millimetres: number; isUpright: boolean; isQuietAround: boolean }
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

const dotsPerInch = 200

function decode(page: mupdf.Page, part: Part): PrintedQr | undefined {
  const scale = dotsPerInch / 72
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
