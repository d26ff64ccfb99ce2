import { expect, test } from 'vitest'
import { cleanMessage, isToldEnough, messageKey, openingOf } from './message.ts'

test('a message keeps its lines and loses what only machines see', () => {
  expect(cleanMessage('  Добрый день!\n\nПостаменты\u202e белые?\u0007 \t')).toBe(
    'Добрый день!\n\nПостаменты белые?',
  )
  expect(cleanMessage(' \n\t ')).toBeNull()
})

test('a letter has the first words of it, whole words, on one line', () => {
  expect(openingOf('Да,\nподойдёт')).toBe('Да, подойдёт')
  const long = openingOf('слово '.repeat(100))
  expect(long.length).toBeLessThanOrEqual(141)
  expect(long).toMatch(/слово…$/)
  expect(openingOf('😀'.repeat(300)).isWellFormed()).toBe(true)
})

test('the same words are one message after the same message, and another after the next', () => {
  expect(messageKey('exhibitor', '7', 'Да')).toBe(messageKey('exhibitor', '7', 'Да'))
  expect(messageKey('exhibitor', '8', 'Да')).not.toBe(messageKey('exhibitor', '7', 'Да'))
  expect(messageKey('office', '7', 'Да')).not.toBe(messageKey('exhibitor', '7', 'Да'))
})

test('who has not read is not told again for a day', () => {
  const toldAt = new Date('2025-12-20T10:00:00Z')
  const later = (hours: number) => new Date(toldAt.getTime() + hours * 3_600_000)
  expect(isToldEnough({ readId: 0, toldId: 0, toldAt: null }, later(0))).toBe(false)
  expect(isToldEnough({ readId: 0, toldId: 4, toldAt }, later(23))).toBe(true)
  expect(isToldEnough({ readId: 4, toldId: 4, toldAt }, later(0))).toBe(false)
  expect(isToldEnough({ readId: 0, toldId: 4, toldAt }, later(25))).toBe(false)
})
