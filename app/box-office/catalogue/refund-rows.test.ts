import { expect, test } from 'vitest'
import { autumn2025 } from '../../editions/edition.ts'
import { refundRows } from './refund-rows.ts'

const rowOn = (today: string, visit: string) =>
  refundRows(autumn2025, today, 'en').find(row => row.visit === visit)

test('a row for each visitor day and one for the open date', () => {
  expect(refundRows(autumn2025, '2025-08-20', 'ru').map(({ name }) => name)).toEqual([
    '25\u00a0сентября, четверг',
    '26\u00a0сентября, пятница',
    '27\u00a0сентября, суббота',
    'Открытая дата',
  ])
})

test('long before the visit all of it comes back, and the row says when that ends', () => {
  expect(rowOn('2025-08-20', '2025-09-26')).toEqual({
    visit: '2025-09-26',
    name: 'Friday, 26\u00a0September',
    today: '100%',
    steps: [
      { share: '100%', when: 'up to 15\u00a0September', isNow: true },
      { share: '50%', when: '16–20\u00a0September', isNow: false },
      { share: '30%', when: '21–22\u00a0September', isNow: false },
      { share: '0%', when: 'from 23\u00a0September', isNow: false },
    ],
    next: { share: '50%', from: '16\u00a0September' },
  })
})

test.for([
  ['2025-09-15', '100%', '50%'],
  ['2025-09-16', '50%', '30%'],
  ['2025-09-21', '30%', '0%'],
  ['2025-09-23', '0%', undefined],
  ['2025-10-01', '0%', undefined],
] as const)('on %s it is %s, next %s', ([today, share, next]) => {
  const row = rowOn(today, '2025-09-26')
  expect([row?.today, row?.next?.share]).toEqual([share, next])
  expect(row?.steps.filter(({ isNow }) => isNow).map(step => step.share)).toEqual([share])
})
