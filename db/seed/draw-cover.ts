import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import type { DemoBook } from './demo-award.ts'

const width = 1_000
const height = 1_400

/** A cover of paper and one ink: a spine, a rule for the title, a drawing. */
export async function drawCover({ paper, ink, drawing }: DemoBook['cover'], place: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <rect width="36" height="100%" fill="#000" opacity=".18"/>
    <g fill="${ink}"><rect x="130" y="150" width="420" height="26"/><rect x="130" y="250" width="640" height="64"/><rect x="130" y="350" width="480" height="64"/><rect x="130" y="1240" width="220" height="22"/></g>
    <g color="${ink}" fill="none" stroke="${ink}" stroke-width="8" transform="translate(130 560)">${drawings[drawing]()}</g>
  </svg>`
  await mkdir(dirname(place), { recursive: true })
  return (await sharp(Buffer.from(svg)).webp({ quality: 84 }).toFile(place)).size
}

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('')

const drawings: Record<DemoBook['cover']['drawing'], () => string> = {
  waves: () => times(10, row => `<path d="M0 ${row * 58} q185 ${60 - row * 12} 370 0 t370 0"/>`),
  rings: () => times(6, ring => `<circle cx="370" cy="280" r="${50 + ring * 44}"/>`),
  dots: () =>
    times(48, dot => {
      // Seeds of a sunflower lie like this: even, and in no rows.
      const angle = dot * 2.39996
      const far = 38 * Math.sqrt(dot)
      const [x, y] = [370 + far * Math.cos(angle), 280 + far * Math.sin(angle)]
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="12" fill="currentColor"/>`
    }),
  frame: () =>
    '<rect width="740" height="520"/><path d="M0 0 740 520M740 0 0 520"/><circle cx="370" cy="260" r="130"/>',
  steps: () => times(9, step => `<path d="M${step * 42} ${540 - step * 58}H740"/>`),
}
