import { expect, test } from 'vitest'
import { recordsOf } from '../../../content/reading.ts'
import { standTable } from './stand-table.ts'

const offered = (await recordsOf('stands'))
  .filter(({ isOffered }) => isOffered)
  .map(({ priceRoubles, ...stand }) => ({ ...stand, priceKopecks: priceRoubles * 100 }))

test('the halls one after another, what is alike in one line with the range of its price', () => {
  const halls = standTable(offered, 'en')
  expect(halls.map(({ head }) => head[0])).toEqual([
    'Left hall: painting and works on paper',
    'Rotunda: sculpture',
    'Right hall: decorative arts and schools',
    'Galleries: books',
  ])
  expect(halls[0]?.rows).toEqual([
    ['Row stand', '6\u00a0m²', '1', '8', '₽260,000'],
    ['Corner stand', '6\u00a0m²', '2', '2', '₽300,000'],
    ['Row stand', '9\u00a0m²', '1', '8', 'from ₽290,000 to ₽310,000'],
    ['Corner stand', '9\u00a0m²', '2', '4', '₽330,000'],
    ['End stand', '12\u00a0m²', '3', '1', '₽350,000'],
  ])
})

test('every stand that is offered is counted once', () => {
  const halls = standTable(offered, 'ru')
  const counted = halls.flatMap(({ rows }) => rows).reduce((sum, row) => sum + Number(row[3]), 0)
  expect([counted, offered.length]).toEqual([68, 68])
})

test('a hall in which nothing is offered is not told of', () => {
  expect(standTable([], 'ru')).toEqual([])
})
