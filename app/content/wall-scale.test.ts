import { expect, test } from 'vitest'
import { wallScale } from './wall-scale.ts'

const sheet = { widthCm: 48, heightCm: 60 }
const tapestry = { widthCm: 140, heightCm: 140 }
const bookplate = { widthCm: 10, heightCm: 13 }

test('a wall is as large as it fits, side by side and on a telephone', () => {
  expect(wallScale([sheet, sheet, sheet])).toEqual({ wide: 5.2, narrow: 16 })
})

test('one tapestry makes everything beside it smaller', () => {
  expect(wallScale([sheet, tapestry, bookplate])).toEqual({ wide: 2.1, narrow: 6 })
})

test('a wall that fits at no scale takes the smallest', () => {
  expect(wallScale(Array.from({ length: 12 }, () => tapestry)).wide).toBe(1.6)
})
