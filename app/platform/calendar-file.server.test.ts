import { expect, test } from 'vitest'
import { partsOf, readCalendar } from '../../tests/builders/read-calendar.ts'
import { type CalendarEntry, calendarFile } from './calendar-file.server.ts'

const talk: CalendarEntry = {
  uid: 'a-line.2025-09@portik.example',
  revisedAt: new Date('2025-08-20T07:00:00Z'),
  sequence: 3,
  startsAt: new Date('2025-09-26T08:30:00Z'),
  endsAt: new Date('2025-09-26T09:45:00Z'),
  title: 'Линия; тон, пауза',
  description: 'Первая строка.\nВторая: «обратная \\ черта».',
  location: 'Лекторий, Москва',
  url: 'https://portik.example/program/a-line/',
  category: 'Лекция',
}
const title = { name: 'Программа', producer: '-//Portico//Programme//RU' }

test('what is written is read back word for word', () => {
  const [event] = partsOf(readCalendar(calendarFile(title, [talk])), 'VEVENT')
  expect(event?.properties).toEqual({
    UID: 'a-line.2025-09@portik.example',
    DTSTAMP: '20250820T070000Z',
    'LAST-MODIFIED': '20250820T070000Z',
    SEQUENCE: '3',
    'DTSTART;TZID=Europe/Moscow': '20250926T113000',
    'DTEND;TZID=Europe/Moscow': '20250926T124500',
    SUMMARY: 'Линия; тон, пауза',
    DESCRIPTION: 'Первая строка.\nВторая: «обратная \\ черта».',
    LOCATION: 'Лекторий, Москва',
    'URL;VALUE=URI': 'https://portik.example/program/a-line/',
    CATEGORIES: 'Лекция',
    STATUS: 'CONFIRMED',
  })
})

test('the calendar names its zone, and every moment is in it', () => {
  const calendar = readCalendar(calendarFile(title, [talk]))
  expect(calendar.properties).toEqual({
    VERSION: '2.0',
    PRODID: '-//Portico//Programme//RU',
    CALSCALE: 'GREGORIAN',
    NAME: 'Программа',
    'X-WR-CALNAME': 'Программа',
    'X-WR-TIMEZONE': 'Europe/Moscow',
  })
  const [zone] = partsOf(calendar, 'VTIMEZONE')
  expect(zone?.properties).toEqual({ TZID: 'Europe/Moscow' })
  expect(partsOf(zone ?? calendar, 'STANDARD')[0]?.properties).toMatchObject({ TZOFFSETTO: '+0300' })
})

test('only a feed says when to ask again', () => {
  const feed = { url: 'https://portik.example/program/feed.ics', refreshHours: 6 }
  expect(readCalendar(calendarFile({ ...title, feed }, [talk])).properties).toMatchObject({
    'SOURCE;VALUE=URI': 'https://portik.example/program/feed.ics',
    'REFRESH-INTERVAL;VALUE=DURATION': 'PT6H',
    'X-PUBLISHED-TTL': 'PT6H',
  })
})

// The reader refuses lines of more than 75 octets and half letters alike.
test.each([60, 61, 62, 63, 64, 65, 66, 67, 68])(
  'long lines are folded between letters: %i before',
  before => {
    const text = `${'x'.repeat(before)}${'Ё«№—😀'.repeat(40)}`
    const file = calendarFile(title, [{ ...talk, title: text }])
    expect(partsOf(readCalendar(file), 'VEVENT')[0]?.properties.SUMMARY).toBe(text)
    expect(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(file))).toBe(file)
    expect(file).toContain('\r\n ')
  },
)

test('a text cannot smuggle in a line of its own', () => {
  const file = calendarFile(title, [{ ...talk, title: 'one\r\nATTACH:evil\rX\u0000\u001b' }])
  const [event] = partsOf(readCalendar(file), 'VEVENT')
  expect(event?.properties.SUMMARY).toBe('one\nATTACH:evil\nX')
  expect(event?.properties.ATTACH).toBeUndefined()
})
