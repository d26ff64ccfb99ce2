import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gridOf, isInPyramid, lastLevelOf, sizeOnLevel, tileName, tilePx, tilesAddress } from './pyramid.ts'

const picture = fc.record({
  width: fc.integer({ min: 1, max: 30_000 }),
  height: fc.integer({ min: 1, max: 30_000 }),
})

test('the first level is one tile, the last the picture itself', () => {
  fc.assert(
    fc.property(picture, measured => {
      expect(gridOf(measured, 0)).toEqual({ columns: 1, rows: 1 })
      expect(sizeOnLevel(measured, lastLevelOf(measured))).toEqual(measured)
    }),
  )
})

test('each level is half of the next, and its tiles cover it with none to spare', () => {
  fc.assert(
    fc.property(picture, measured => {
      for (let level = 0; level <= lastLevelOf(measured); level++) {
        const { width, height } = sizeOnLevel(measured, level)
        const { columns, rows } = gridOf(measured, level)
        expect(columns * tilePx).toBeGreaterThanOrEqual(width)
        expect((columns - 1) * tilePx).toBeLessThan(width)
        expect((rows - 1) * tilePx).toBeLessThan(height)
        if (level > 0) expect(sizeOnLevel(measured, level - 1).width).toBe(Math.ceil(width / 2))
        expect(isInPyramid(measured, { level, column: columns - 1, row: rows - 1 })).toBe(true)
        expect(isInPyramid(measured, { level, column: columns, row: 0 })).toBe(false)
        expect(isInPyramid(measured, { level, column: 0, row: rows })).toBe(false)
      }
      expect(isInPyramid(measured, { level: lastLevelOf(measured) + 1, column: 0, row: 0 })).toBe(false)
    }),
  )
})

test('the address of a tile says whose it is, of which file, and where it lies', () => {
  const address = tilesAddress({ src: 'works/лист +1.jpg', version: '0123456789abcdef' })
  expect(address + tileName({ level: 4, column: 9, row: 11 })).toBe(
    '/_tiles/works/%D0%BB%D0%B8%D1%81%D1%82%20%2B1.jpg/0123456789abcdef/4/9_11.webp',
  )
})
