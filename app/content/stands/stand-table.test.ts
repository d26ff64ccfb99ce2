import { expect, test } from 'vitest'
import { recordsOf } from '../../../content/reading.ts'
import { standTable } from './stand-table.ts'

const offered = (await recordsOf('stands'))
  .filter(({ isOffered }) => isOffered)
  .map(({ priceRoubles, ...stand }) => ({ ...stand, priceKopecks: priceRoubles * 100 }))

test('the halls one after another, what is alike in one line with the range of its price', () => {
  const { halls } = standTable(offered, 'en')
  expect(halls.map(({ name }) => name)).toEqual([
    'Left hall: painting and works on paper',
    'Rotunda: sculpture',
    'Right hall: decorative arts and schools',
    'Galleries: books',
  ])
  expect(halls[0]?.rows).toEqual([
    { kind: 'Row stand', area: '6\u00a0m²', sides: 1, count: 8, price: '₽260,000' },
    { kind: 'Corner stand', area: '6\u00a0m²', sides: 2, count: 2, price: '₽300,000' },
    { kind: 'Row stand', area: '9\u00a0m²', sides: 1, count: 8, price: 'from ₽290,000 to ₽310,000' },
    { kind: 'Corner stand', area: '9\u00a0m²', sides: 2, count: 4, price: '₽330,000' },
    { kind: 'End stand', area: '12\u00a0m²', sides: 3, count: 1, price: '₽350,000' },
  ])
})

test('every stand that is offered is counted once', () => {
  const { halls } = standTable(offered, 'ru')
  const counted = halls.flatMap(({ rows }) => rows).reduce((sum, { count }) => sum + count, 0)
  expect([counted, offered.length]).toEqual([68, 68])
})

test('a hall in which nothing is offered is not told of', () => {
  expect(standTable([], 'ru').halls).toEqual([])
})
