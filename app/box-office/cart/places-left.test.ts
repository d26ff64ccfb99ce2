import { expect, test } from 'vitest'
import en from './picker-texts.en.ts'
import ru from './picker-texts.ru.ts'
import { nextWithRoom, placesWord } from './places-left.ts'

test('many, few or none, in words', () => {
  const words = [51, 50, 22, 1, 0].map(left => placesWord(left, ru, 'ru').replaceAll('\u00a0', ' '))
  expect(words).toEqual([
    'много мест',
    'осталось 50 мест',
    'осталось 22 места',
    'осталось 1 место',
    'мест нет',
  ])
  expect([1, 2].map(left => placesWord(left, en, 'en'))).toEqual(['1 place left', '2 places left'])
})

test('the nearest window with room is offered, the later of two as near', () => {
  const days = ['thu-1', 'thu-2', 'fri-1', 'fri-2', 'sat-1']
  const room = { 'thu-1': 9, 'thu-2': 9, 'fri-1': 0, 'fri-2': 9, 'sat-1': 9 }
  expect(nextWithRoom(days, 'fri-1', room)).toBe('fri-2')
  expect(nextWithRoom(days, 'fri-1', { ...room, 'fri-2': 1 }, 2)).toBe('thu-2')
  expect(nextWithRoom(days, 'fri-1', { 'fri-1': 0 })).toBe(null)
})
