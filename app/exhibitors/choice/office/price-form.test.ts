import { expect, test } from 'vitest'
import { type Priced, priceIn } from './price-form.ts'

test.each<[text: string, priced: Priced, read: number | string]>([
  ['260 000', 'stand', 260_000_00],
  ['260\u00a0000,50\u00a0₽', 'stand', 260_000_50],
  ['200000', 'stand', 200_000_00],
  ['199999.99', 'stand', 'below-least'],
  ['1', 'stand', 'below-least'],
  ['5000000', 'stand', 5_000_000_00],
  ['5000000.01', 'stand', 'above-most'],
  ['99 999 999 999', 'stand', 'above-most'],
  ['0', 'stand', 'wrong-price'],
  ['-260000', 'stand', 'wrong-price'],
  ['260000.005', 'stand', 'wrong-price'],
  ['2.6e5', 'stand', 'wrong-price'],
  ['', 'stand', 'wrong-price'],
  ['двести', 'stand', 'wrong-price'],
  ['0.01', 'equipment', 1],
  ['0,00', 'equipment', 'wrong-price'],
  ['1000000', 'equipment', 1_000_000_00],
  ['1000001', 'equipment', 'above-most'],
])('%j of a %s is %s', (text, priced, read) => {
  const found = priceIn(text, priced)
  expect(found.ok ? found.kopecks : found.reason).toBe(read)
})
