import { expect, test } from 'vitest'
import { eventLine } from './event-line.ts'

const event = {
  slug: 'evening-class',
  path: '/program/evening-class/',
  title: 'Why a joiner needs Apollo',
  summary: 'A paper.',
  description: [],
  day: '2025-09-25',
  startsAt: '2025-09-25T08:00:00.000Z',
  endsAt: '2025-09-25T08:45:00.000Z',
  hall: 'lecture-hall',
  format: 'talk',
  audience: 'professionals',
  languages: ['ru' as const],
  ageMark: '12+',
  capacity: null,
  priceKopecks: null,
  needsRegistration: true,
  registration: null,
  speakers: [],
}

test('an event is told by the venue’s clock, its hall and format in words', () => {
  expect(eventLine(event, 'en')).toMatchObject({
    date: '25\u00a0September',
    from: '11:00',
    to: '11:45',
    hall: 'Lecture hall',
    format: 'Talk',
  })
  expect(eventLine(event, 'ru')).toMatchObject({
    date: '25\u00a0сентября',
    hall: 'Лекторий',
    format: 'Лекция',
  })
})
