import { expect, test } from 'vitest'
import { atFreeStands } from './at-free-stands.ts'

test('a stand is one’s own, and editors win it', () => {
  const office = [
    { standCode: 'A-01', slug: 'of-office' },
    { standCode: 'A-02', slug: 'alone' },
  ]
  expect(atFreeStands(office, [{ standCode: 'A-01' }])).toEqual([{ standCode: 'A-02', slug: 'alone' }])
  expect(atFreeStands(office, [])).toEqual(office)
})
