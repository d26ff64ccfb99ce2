/**
 * Draws the site's icons from the sign into app/shell/public. The results are committed; run it again when the sign
 * changes:
 *
 *   node scripts/make-icons.ts
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { monogramPath, smallMonogramPath } from '../app/ui/wordmark-paths.ts'

const folder = join(import.meta.dirname, '..', 'app/shell/public')
const ground = '#13100e'
const ivory = '#f2eadc'

// A maskable icon may lose its corners: the sign stays inside the middle four fifths.
const icons: { file: string; size: number; share: number }[] = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.7 },
  { file: 'icon-192.png', size: 192, share: 0.78 },
  { file: 'icon-512.png', size: 512, share: 0.78 },
  { file: 'icon-maskable-192.png', size: 192, share: 0.56 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.56 },
]

for (const { file, size, share } of icons) await write(file, await draw(size, share, monogramPath, 64))
await write('favicon.ico', asIco(await draw(32, 0.86, smallMonogramPath, 32), 32))

function draw(size: number, share: number, path: string, field: number): Promise<Buffer> {
  const scale = (size * share) / field
  const inset = (size * (1 - share)) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="100%" height="100%" fill="${ground}"/>
    <path fill="${ivory}" transform="translate(${inset} ${inset}) scale(${scale})" d="${path}"/></svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** One PNG in the old container that browsers still ask for. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

async function write(file: string, bytes: Buffer) {
  await writeFile(join(folder, file), bytes)
  console.log(file, bytes.length)
}
