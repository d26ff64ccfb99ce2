import { expect, test } from 'vitest'
import { reminderToday } from './reminder-day.ts'

const invoice = { dueOn: '2026-02-05', issuedOn: '2026-01-29', reminded: null } as const

test.each([
  ['2026-02-01', null, null],
  ['2026-02-02', null, 'before'],
  ['2026-02-02', 'before', null],
  ['2026-02-04', null, 'before'],
  ['2026-02-05', 'before', 'due'],
  ['2026-02-05', 'due', null],
  ['2026-02-06', 'due', null],
  ['2026-02-07', 'before', null],
  ['2026-02-08', 'due', 'after'],
  ['2026-02-20', null, 'after'],
  ['2026-02-20', 'after', null],
] as const)('on %s after %s: %s', (today, reminded, said) => {
  expect(reminderToday({ ...invoice, reminded }, today)).toBe(said)
})

test('nobody is reminded on the day of the invoice, unless it is the last', () => {
  expect(reminderToday({ ...invoice, issuedOn: '2026-02-03' }, '2026-02-03')).toBeNull()
  expect(reminderToday({ ...invoice, issuedOn: '2026-02-05' }, '2026-02-05')).toBe('due')
})
