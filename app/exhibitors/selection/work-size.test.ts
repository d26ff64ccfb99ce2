import { expect, test } from 'vitest'
import { sizeOf } from './work-size.ts'

test.each([
  ['48 × 38', { heightCm: 48, widthCm: 38 }],
  ['42,5 x 30 см', { heightCm: 42.5, widthCm: 30 }],
  ['420 × 300 мм', { heightCm: 42, widthCm: 30 }],
  ['высота 60 см', { heightCm: 60, widthCm: 60 }],
  ['размер переменный', null],
  ['999999999 × 1', null],
])('%s', (typed, size) => expect(sizeOf(typed)).toEqual(size))
