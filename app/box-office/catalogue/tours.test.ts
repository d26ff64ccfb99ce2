import { expect, test } from 'vitest'
import { autumn2025 } from '../../editions/edition.ts'
import { type Departure, tourFacts, toursByDay } from './tours.ts'

function departure(id: number, type: string, at: string, minutes: number, languages: Departure['languages']) {
  const startsAt = new Date(`${at}:00+03:00`).toISOString()
  return { id, type, day: at.slice(0, 10), startsAt, minutes, languages, route: 'A route', guide: 'A guide' }
}

const departures: Departure[] = [
  departure(1, 'group', '2025-09-25T11:30', 60, ['ru']),
  departure(2, 'author', '2025-09-25T12:00', 90, ['ru']),
  departure(3, 'group', '2025-09-25T15:30', 60, ['en']),
  departure(4, 'author', '2025-09-26T17:30', 120, ['ru']),
]

test('the three kinds compared: the edition’s prices and limits, the timetable’s minutes and languages', () => {
  expect(tourFacts(autumn2025, departures, 'en')).toEqual([
    {
      type: 'group',
      name: 'Group',
      line: 'Group tour',
      price: '₽500',
      unit: 'a person',
      isSoldWhole: false,
      minPeople: 1,
      maxPeople: 20,
      minutes: { least: 60, most: 60 },
      languages: ['ru', 'en'],
    },
    {
      type: 'individual',
      name: 'Individual',
      line: 'Individual tour',
      price: '₽10,000',
      unit: 'a tour',
      isSoldWhole: true,
      minPeople: 1,
      maxPeople: 4,
      minutes: null,
      languages: [],
    },
    {
      type: 'author',
      name: 'Author’s',
      line: 'Author’s tour',
      price: '₽3,000',
      unit: 'a person',
      isSoldWhole: false,
      minPeople: 3,
      maxPeople: 8,
      minutes: { least: 90, most: 120 },
      languages: ['ru'],
    },
  ])
})

test('the timetable by day and kind, in the venue’s time', () => {
  const days = toursByDay(departures, new Date('2025-08-20T10:00:00+03:00'))
  const table = days.map(({ day, kinds }) => [
    day,
    ...kinds.map(kind => [kind.type, ...kind.departures.map(({ time }) => time)]),
  ])
  expect(table).toEqual([
    ['2025-09-25', ['group', '11:30', '15:30'], ['author', '12:00']],
    ['2025-09-26', ['author', '17:30']],
  ])
})

test.for([
  ['2025-09-25T11:29:59', ['ahead', 'ahead', 'ahead']],
  ['2025-09-25T11:30:00', ['on', 'ahead', 'ahead']],
  ['2025-09-25T12:30:00', ['over', 'ahead', 'on']],
  ['2025-09-25T16:30:00', ['over', 'over', 'over']],
] as const)('at %s the departures of the day are %s', ([moment, stages]) => {
  const [first] = toursByDay(departures, new Date(`${moment}+03:00`))
  expect(first?.kinds.flatMap(kind => kind.departures.map(({ stage }) => stage))).toEqual(stages)
})
