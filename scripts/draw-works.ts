/**
 * Draws anew the works that can be looked at most closely, 6,000 px on the long side, and the views that the press prints,
 * 3,600 px, each from its seed: the same bytes on every run with the same encoder. Run scripts/picture-prints.ts afterwards.
 *
 *   node scripts/draw-works.ts [works/work-056.jpg …]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { drawMosaic } from './draw-works/draw-mosaic.ts'
import { drawPapercut } from './draw-works/draw-papercut.ts'
import { drawPlanes } from './draw-works/draw-planes.ts'
import { drawPlate } from './draw-works/draw-plate.ts'
import { drawWoodcut } from './draw-works/draw-woodcut.ts'

type Draw = (seed: number, size: { width: number; height: number }) => Promise<Buffer>

const folder = 'content/pictures'
const views = ['view-01', 'view-04', 'view-06', 'view-09'].map(
  name => [`views/${name}.jpg`, plateOf(name)] as const,
)
const drawn = new Map<string, Draw>([
  ['works/work-056.jpg', drawMosaic],
  ['works/work-045.jpg', drawPlanes],
  ['works/work-042.jpg', drawPapercut],
  ['works/work-023.jpg', drawWoodcut],
  ...views,
])

type Note = { file: string; width: number; height: number; bytes: number; seed: number }
const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as {
  works: Note[]
  views: Note[]
}
const wished = process.argv.slice(2)
for (const note of [...manifest.works, ...manifest.views]) {
  const draw = drawn.get(note.file)
  if (!draw || (wished.length > 0 && !wished.includes(note.file))) continue
  const scale = (note.file.startsWith('views/') ? 3600 : 6000) / Math.max(note.width, note.height)
  const size = { width: Math.round(note.width * scale), height: Math.round(note.height * scale) }
  const jpeg = await draw(note.seed, size)
  writeFileSync(`${folder}/${note.file}`, jpeg)
  Object.assign(note, size, { bytes: jpeg.byteLength })
  console.log(`${note.file}: ${size.width} × ${size.height}, ${jpeg.byteLength} bytes`)
}
writeFileSync(`${folder}/manifest.json`, `${JSON.stringify(manifest, null, 1)}\n`)

function plateOf(name: string): Draw {
  return (seed, size) => drawPlate(seed, size, `scripts/draw-works/plates/${name}.jpg`)
}
