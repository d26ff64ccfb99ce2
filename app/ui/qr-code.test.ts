import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrModules, qrPath, runsOf } from './qr-code.ts'

const seal = `P1.7K3M9QXA2B4CDEFG.2025-09:C:B20250926.${'7K3M9QXA'.repeat(12)}7K3M9QX`

test('a camera reads it from the drawing', async () => {
  const { data, info } = await sharp(Buffer.from(drawn(seal)), { density: 300 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(seal)
})

test('four modules of light lie around it, and the alphabet of a seal keeps it at 49 modules', () => {
  expect(qrModules(seal)).toHaveLength(49)
  const { size, path } = qrPath(seal)
  expect(size).toBe(57)
  const starts = [...path.matchAll(/M(\d+) ([\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  expect([Math.min(...starts), Math.max(...starts)]).toEqual([4, 52.5])
})

test('the path has nothing a content policy could refuse', () => {
  expect(qrPath(seal).path).toMatch(/^[Mmh\d. ]+$/)
})

test('neighbours are one piece', () => {
  expect(runsOf([true, true, false, true])).toEqual([
    { from: 0, length: 2 },
    { from: 3, length: 1 },
  ])
})

/** As the page draws it: black on white, and nothing but attributes. */
function drawn(text: string): string {
  const { size, path } = qrPath(text)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path stroke="#000" d="${path}"/></svg>`
  )
}
