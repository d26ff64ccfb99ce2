/**
 * Draws anew the works that can be looked at most closely, 6,000 px on the long side, each from its seed: the same bytes on
 * every run with the same encoder. Run scripts/picture-prints.ts afterwards.
 *
 *   node scripts/draw-works.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { drawMosaic } from './draw-works/draw-mosaic.ts'
import { drawPapercut } from './draw-works/draw-papercut.ts'
import { drawPlanes } from './draw-works/draw-planes.ts'
import { drawWoodcut } from './draw-works/draw-woodcut.ts'

const folder = 'content/pictures'
const drawn = {
  'works/work-056.jpg': drawMosaic,
  'works/work-045.jpg': drawPlanes,
  'works/work-042.jpg': drawPapercut,
  'works/work-023.jpg': drawWoodcut,
}

type Note = { file: string; width: number; height: number; bytes: number; seed: number }
const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as { works: Note[] }
for (const note of manifest.works) {
  const draw = drawn[note.file as keyof typeof drawn]
  if (!draw) continue
  const scale = 6000 / Math.max(note.width, note.height)
  const size = { width: Math.round(note.width * scale), height: Math.round(note.height * scale) }
  const jpeg = await draw(note.seed, size)
  writeFileSync(`${folder}/${note.file}`, jpeg)
  Object.assign(note, size, { bytes: jpeg.byteLength })
  console.log(`${note.file}: ${size.width} × ${size.height}, ${jpeg.byteLength} bytes`)
}
writeFileSync(`${folder}/manifest.json`, `${JSON.stringify(manifest, null, 1)}\n`)
