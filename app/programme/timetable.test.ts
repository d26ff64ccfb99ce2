import { expect, test } from 'vitest'
import { eventRowOf } from '../../tests/builders/event-row.ts'
import { dayGrid, rowOfTime } from './timetable.ts'

const talk = eventRowOf('talk', '11:30–12:30')
const stage = eventRowOf('stage', '11:50–12:50', { hall: 'small-stage', hallName: 'Малая сцена' })
const evening = eventRowOf('evening', '18:30–20:00')
const order = ['lecture-hall', 'workshops', 'small-stage']

test('halls stand side by side in their order, only those with events; time goes down in five minutes', () => {
  const grid = dayGrid([talk, stage, evening], order)
  expect(grid.halls.map(({ hall, column, columns }) => [hall, column, columns])).toEqual([
    ['lecture-hall', 1, 1],
    ['small-stage', 2, 1],
  ])
  expect(
    grid.halls
      .flatMap(({ blocks }) => blocks)
      .map(({ event, row, rows, column }) => [event.slug, row, rows, column]),
  ).toEqual([
    ['talk', 7, 12, 1],
    ['evening', 91, 18, 1],
    ['stage', 11, 12, 2],
  ])
  expect(grid.columns).toBe(2)
})

test('hours reach from the first event’s to the last one’s end', () => {
  const { hours } = dayGrid([talk, evening], order)
  expect([hours[0], hours[1], hours.at(-1)]).toEqual([
    { label: '11:00', row: 1 },
    { label: '12:00', row: 13 },
    { label: '20:00', row: 109 },
  ])
})

test('events that meet in one hall stand beside each other, and the hall grows', () => {
  const clash = eventRowOf('clash', '12:00–13:00')
  const after = eventRowOf('after', '12:30–13:30')
  const grid = dayGrid([talk, clash, after, stage], order)
  expect(grid.halls[0]).toMatchObject({ column: 1, columns: 2 })
  expect(grid.halls[0]?.blocks.map(({ column }) => column)).toEqual([1, 2, 1])
  expect(grid.halls[1]).toMatchObject({ hall: 'small-stage', column: 3 })
})

test.each([
  ['10:59', null],
  ['11:00', 1],
  ['15:24', 53],
  ['19:59', 108],
  ['20:00', null],
])('the line for %s is in row %s', (time, row) => {
  expect(rowOfTime(time, dayGrid([talk, evening], order))).toBe(row)
})
