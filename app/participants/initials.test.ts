import { describe, expect, test } from 'vitest'
import { seededList } from '../../tests/builders/seeded-participants.ts'
import { indexLetters, lettersOf } from './initials.ts'
import en from './texts.en.ts'
import ru from './texts.ru.ts'

describe('the letter', () => {
  test.each([
    ['Герасим Полуденов', 'Gerasim Poludenov', 'artist', ['П', 'P']],
    ['Степан\u00a0Ярцевин', 'Stepan Yartsevin', 'sculptor', ['Я', 'Y']],
    ['Чёрная манера', 'Black Manner', 'workshop', ['Ч', 'B']],
    ['Ёлка', 'Fir', 'gallery', ['Е', 'F']],
    ['Указатель', 'The Index', 'publisher', ['У', 'I']],
    ['Atelier', undefined, 'gallery', ['A', 'A']],
  ] as const)('of %s (%s, %s) is one of %j', (name, otherName, type, letters) => {
    expect(lettersOf({ name, type, ...(otherName && { otherName }) })).toEqual(letters)
  })
})

describe('the index', () => {
  test.each([
    [ru.letters, seededList('ru').entries],
    [en.letters, seededList('en').entries],
  ])('%s has a place for everybody', (alphabet, entries) => {
    expect(indexLetters(alphabet, entries, null).join('')).toBe(alphabet)
  })

  test('ends with letters of another alphabet where a name begins with one, or one is asked for', () => {
    const foreign = { ...(seededList('ru').entries[1] ?? never()), name: 'Upper Line' }
    expect(indexLetters('АБ', [foreign], 'Z')).toEqual(['А', 'Б', 'U', 'Z'])
  })
})

function never(): never {
  throw new Error('the seed has participants')
}
