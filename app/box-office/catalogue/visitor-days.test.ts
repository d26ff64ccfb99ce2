import { expect, test } from 'vitest'
import { autumn2025 } from '../../editions/edition.ts'
import { openingView, visitorDayViews } from './visitor-days.ts'

const stagesAt = (instant: string) =>
  visitorDayViews(autumn2025, new Date(`${instant}+03:00`), 'en').map(({ windows }) =>
    windows.map(({ stage }) => stage),
  )

test('before the fair every window is ahead, at the price of its hours', () => {
  expect(visitorDayViews(autumn2025, new Date('2025-08-20T10:00:00+03:00'), 'en')[0]).toEqual({
    day: '2025-09-25',
    windows: [
      { kind: 'before', hours: '11:00–14:00', price: '₽2,100', concession: '₽1,050', stage: 'ahead' },
      { kind: 'after', hours: '14:00–21:00', price: '₽2,500', concession: '₽1,250', stage: 'ahead' },
    ],
  })
})

test.for([
  ['2025-09-25T13:59:59', ['on', 'ahead']],
  ['2025-09-25T14:00:00', ['over', 'on']],
  ['2025-09-25T20:59:59', ['over', 'on']],
  ['2025-09-25T21:00:00', ['over', 'over']],
] as const)('at %s the windows of the first day are %s', ([moment, stages]) => {
  expect(stagesAt(moment)[0]).toEqual(stages)
  expect(stagesAt(moment)[1]).toEqual(['ahead', 'ahead'])
})

test.for([
  ['2025-09-24T18:59:59', 'ahead'],
  ['2025-09-24T19:00:00', 'on'],
  ['2025-09-24T22:00:00', 'over'],
] as const)('at %s the opening is %s', ([moment, stage]) => {
  expect(openingView(autumn2025, new Date(`${moment}+03:00`))).toEqual({
    day: '2025-09-24',
    hours: '19:00–22:00',
    stage,
  })
})
