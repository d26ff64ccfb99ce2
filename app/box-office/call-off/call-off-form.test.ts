import { expect, test } from 'vitest'
import { readCallOffWish, targetOf, typedCount } from './call-off-form.ts'
import { isSameNumber, takesTwo } from './call-off-wish.ts'

const now = new Date('2025-09-20T10:00:00+03:00')
const target = { scope: 'fair', subject: 'fair' } as const
const message = { 'message-ru': ' Дворец закрыт. ', 'message-en': 'The palace is closed.' }
const dates = { 'new-from': '2026-04-02', 'new-to': '2026-04-05', 'returns-until': '2025-10-31' }
const read = (fields: Record<string, string>) => readCallOffWish(fields, target, now)

test('why a day or a slot is called off is written for the staff; of the whole fair the message says it', () => {
  const day = { scope: 'day', subject: '2025-09-25' } as const
  const now = new Date('2025-09-01T12:00:00+03:00')
  const typed = { do: 'cancel', ...message, reason: ' Авария ' }
  expect(readCallOffWish(typed, day, now)).toMatchObject({ reason: 'Авария' })
  expect(readCallOffWish(typed, target, now)).toMatchObject({ reason: '' })
})

test('a cancellation is a message in both languages', () => {
  expect(read({ do: 'cancel', ...message })).toEqual({
    ...target,
    kind: 'cancelled',
    reason: '',
    message: { ru: 'Дворец закрыт.', en: 'The palace is closed.' },
  })
  expect(read({ do: 'cancel', ...message, 'message-en': ' ' })).toBe('no-message')
})

test('the number is digits, and the one that was read', () => {
  expect(['1 204', '', 'сто', '-1', '1e3', undefined].map(typedCount)).toEqual([
    1204,
    null,
    null,
    null,
    null,
    null,
  ])
  expect([isSameNumber(3, 2), isSameNumber(99, 99), isSameNumber(200_900, 200_000)]).toEqual([
    false,
    true,
    true,
  ])
})

test('what is meant is a slot, a day or the fair; two are needed for all but a tour or a class', () => {
  expect(targetOf({ slot: 'departure-1' })).toEqual({ scope: 'slot', subject: 'departure-1' })
  expect(targetOf({ day: '2025-09-25' })).toEqual({ scope: 'day', subject: '2025-09-25' })
  expect(targetOf({})).toEqual(target)
  const slot = { scope: 'slot', subject: 'x' } as const
  expect([takesTwo(slot, 'author'), takesTwo(slot, 'class'), takesTwo(slot, 'before')]).toEqual([
    false,
    false,
    true,
  ])
  expect([takesTwo({ scope: 'day', subject: 'x' }, null), takesTwo(target, null)]).toEqual([true, true])
})

test('a postponement names days that exist, in their order, and leaves time to ask', () => {
  const wish = { do: 'postpone', ...message, ...dates }
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
