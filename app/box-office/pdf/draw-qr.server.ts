import { qrModules, runsOf } from '../tickets/qr-svg.ts'
import { type Paper, px } from './open-sheet.server.ts'

/** A QR code of `size` pixels, black on the white of the sheet; whoever places it keeps the quiet zone free. */
export function drawQr(
  { doc, root }: Paper,
  text: string,
  place: { x: number; y: number; size: number; alt: string },
) {
  const rows = qrModules(text)
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
