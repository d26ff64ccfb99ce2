import { expect, test } from 'vitest'
import { participantName } from './participant-name.ts'

test.each([
  ['Северный\u00a0свод', 'gallery', '«Северный\u00a0свод»'],
  ['Бумажный ордер', 'workshop', '«Бумажный ордер»'],
  ['Левое поле', 'publisher', '«Левое поле»'],
  ['Северная рисовальная школа', 'school', 'Северная рисовальная школа'],
  ['Лев Овсяник', 'artist', 'Лев Овсяник'],
  ['Степан Ярцевин', 'sculptor', 'Степан Ярцевин'],
])('%s, %s, is written %s', (name, type, written) => {
  expect(participantName(name, type, 'ru')).toBe(written)
})

test('English writes every name as it is', () => {
  expect(participantName('Paper Order', 'workshop', 'en')).toBe('Paper Order')
})
