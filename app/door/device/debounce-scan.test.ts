import { expect, test } from 'vitest'
import { debounceScan } from './debounce-scan.ts'

test('a ticket held before the camera is read once, the next at once, the same again after a pause', () => {
  const told: string[] = []
  const tell = debounceScan(text => told.push(text))
  for (const [text, ms] of [
    ['A', 0],
    ['A', 100],
    [null, 200],
    ['A', 2_900],
    ['A', 5_800],
    ['B', 5_900],
    ['B', 9_000],
  ] as const) {
    tell(text, ms)
  }
  expect(told).toEqual(['A', 'B', 'B'])
})
