import { expect, test } from 'vitest'
import type { LocalEvent } from '../read-lists.server.ts'
import { eventRow } from './event-row.ts'

const event: LocalEvent = {
  slug: 'academy-today',
  path: '/program/academy-today/',
  day: '2025-09-26',
  startsAt: '2025-09-26T12:00:00.000Z',
  endsAt: '2025-09-26T13:15:00.000Z',
  hall: 'lecture-hall',
  format: 'discussion',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: 'Академия сегодня',
  summary: '',
  description: [],
  capacity: 120,
  priceKopecks: null,
  needsRegistration: false,
  registration: null,
  speakers: [
    { id: 3, firstName: 'Ольга', lastName: 'Обручина' },
    { id: 4, firstName: 'Пётр', lastName: 'Залесов' },
  ],
}
const opening = '2025-09-24'

test('a row speaks the venue’s time and names its place, kind and people', () => {
  expect(eventRow(event, 'ru', opening)).toMatchObject({
    from: '15:00',
    to: '16:15',
    until: 'до\u00a016:15',
    formatName: 'Дискуссия',
    hallName: 'Лекторий',
    people: 'Ольга\u00a0Обручина, Пётр\u00a0Залесов',
    isPaid: false,
  })
})

test.each([
  [{}, 'По\u00a0входному билету', 'Entrance ticket'],
  [{ needsRegistration: true }, 'По\u00a0билету и\u00a0записи', 'Ticket and registration'],
  [
    { needsRegistration: true, priceKopecks: 1_800_00 },
    '1\u00a0800\u00a0₽, по\u00a0записи',
    '₽1,800, registration',
  ],
  [{ day: '2025-09-24' }, 'По\u00a0приглашению', 'By invitation'],
])('how one gets in: %o', (facts, ru, en) => {
  expect(eventRow({ ...event, ...facts }, 'ru', opening).admission).toBe(ru)
  expect(eventRow({ ...event, ...facts }, 'en', opening).admission).toBe(en)
})
