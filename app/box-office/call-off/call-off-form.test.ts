import { expect, test } from 'vitest'
import { readCallOffWish } from './call-off-form.ts'

const now = new Date('2025-09-20T10:00:00+03:00')
const actor = 'admin@portico.example'
const message = { 'message-ru': ' Дворец закрыт. ', 'message-en': 'The palace is closed.' }
const dates = { 'new-from': '2026-04-02', 'new-to': '2026-04-05', 'returns-until': '2025-10-31' }
const read = (fields: Record<string, string>) => readCallOffWish(fields, actor, now)

test('a cancellation is a message in both languages and a number', () => {
  expect(read({ do: 'cancel-fair', ...message, number: '1 204' })).toEqual({
    kind: 'cancelled',
    actor,
    message: { ru: 'Дворец закрыт.', en: 'The palace is closed.' },
    orders: 1204,
  })
})

test.each([
  [{ number: '' }, 'numbers-changed'],
  [{ number: 'сто' }, 'numbers-changed'],
  [{ number: '-1' }, 'numbers-changed'],
  [{ number: '1', 'message-en': ' ' }, 'no-message'],
])('%j: %s', (fields, wrong) => {
  expect(read({ do: 'cancel-fair', ...message, ...fields })).toBe(wrong)
})

test('a postponement names days that exist, in their order, and leaves time to ask', () => {
  const wish = { do: 'postpone-fair', ...message, ...dates, number: '3' }
  expect(read(wish)).toMatchObject({ kind: 'postponed', newFrom: '2026-04-02', returnsUntil: '2025-10-31' })
  for (const wrong of [
    { 'new-to': '2026-04-01' },
    { 'new-from': '2026-02-31' },
    { 'new-from': '2025-09-20' },
    { 'returns-until': '2025-09-20' },
    { 'returns-until': '' },
  ]) {
    expect(read({ ...wish, ...wrong })).toBe('wrong-dates')
  }
})
