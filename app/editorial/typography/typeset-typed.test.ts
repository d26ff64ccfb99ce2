import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LocaleCode } from '../../platform/languages.ts'
import { takeBackChanges } from './changes.ts'
import { typeset, typesetTyped } from './typeset.ts'

/** A tilde stands for the no-break space, a bar for the caret. */
const shown = (text: string) => text.replaceAll('\u00a0', '~')
const meant = (text: string) => text.replaceAll('~', '\u00a0')

/** What one sees after typing the keys one by one. */
function type(keys: string, locale: LocaleCode, start = '|'): string {
  const field = { text: meant(start.replace('|', '')), caret: start.indexOf('|') }
  for (const key of keys) {
    const after = field.text.slice(0, field.caret) + key + field.text.slice(field.caret)
    const set = typesetTyped(field.text, after, field.caret + key.length, locale)
    field.text = set?.text ?? after
    field.caret = set?.caret ?? field.caret + key.length
  }
  return shown(`${field.text.slice(0, field.caret)}|${field.text.slice(field.caret)}`)
}

describe('as one types', () => {
  test.each([
    ['"школа" ', '«школа» |'],
    ['Статья "О "Шаге"" ', 'Статья «О~„Шаге“» |'],
    ['Портик - это', 'Портик~— это|'],
    ['- Где вход?', '— Где вход?|'],
    ['он в саду', 'он~в~саду|'],
    ['тот же вход', 'тот~же вход|'],
    ['один билет', 'один билет|'],
    ['60 x 80 см. ', '60~×~80~см. |'],
    ['дети 7-10 лет ', 'дети 7–10~лет |'],
    ['от 500 руб. за час', 'от~500~₽ за~час|'],
    ['И вот... да', 'И~вот… да|'],
    ['слово , да', 'слово, да|'],
    ['два  слова', 'два слова|'],
    ['в [[before sales: мае || июне]] ', 'в~[[before sales: мае || июне]] |'],
    ['пишите a-1@portik.example ', 'пишите a-1@portik.example |'],
  ])('%s', (keys, seen) => {
    expect(type(keys, 'ru')).toBe(seen)
  })

  test.each([
    [`"it's - 'so'" `, '“it’s – ‘so’” |'],
    ["the pupils' work ", 'the pupils’ work |'],
    ['60 x 80 cm, ', '60~×~80~cm, |'],
  ])('%s', (keys, seen) => {
    expect(type(keys, 'en')).toBe(seen)
  })
})

test('a word that is being typed is left alone until it has ended', () => {
  expect(typesetTyped("don'", "don't", 5, 'en')).toBeNull()
  expect(typesetTyped("don't", "don't ", 6, 'en')?.text).toBe('don’t ')
  expect(typesetTyped('слово ', 'слово б', 7, 'ru')).toBeNull()
  expect(typesetTyped('дети 7-1', 'дети 7-10', 9, 'ru')).toBeNull()
})

test('a mark set into the middle keeps the caret and what follows', () => {
  expect(type('"', 'ru', 'зал |Купол')).toBe('зал «|Купол')
  expect(type(' ', 'ru', 'зал в|саду - там')).toBe('зал в~|саду - там')
})

test('what is far from the caret waits for the pass over the whole text', () => {
  expect(type('а ', 'ru', '"Купол" - это зал, в котором нет окон, |')).toBe(
    '"Купол" - это зал, в котором нет окон, а~|',
  )
})

test('one step takes it back, and what was taken back is not set again', () => {
  const set = typesetTyped('Зал "', 'Зал "К', 6, 'ru')
  expect(set?.text).toBe('Зал «К')
  expect(takeBackChanges(set?.text ?? '', set?.changes ?? [])).toBe('Зал "К')
  expect(type('упол" и "Кров" - ', 'ru', 'Зал "К|')).toBe('Зал "Купол" и~«Кров»~— |')
})

test('a piece that is pasted is set at once, what is deleted is not mourned', () => {
  expect(typesetTyped('Зал ', 'Зал "Купол" - круглый, ', 23, 'ru')?.text).toBe('Зал «Купол»\u00a0— круглый, ')
  expect(typesetTyped('Зал "Купол"', 'Зал "Купол', 10, 'ru')).toBeNull()
  expect(typesetTyped('Зал', 'Совсем другое', 5, 'ru')).toBeNull()
})

test('typing never does what the whole text would not, and can always be taken back', () => {
  const key = fc.constantFrom(...'"\'-–., …()5x%№вжелибы aN:;!?'.split(''))
  fc.assert(
    fc.property(
      fc.string({ unit: key, maxLength: 20 }),
      fc.string({ unit: key, minLength: 1, maxLength: 4 }),
      fc.string({ unit: key, maxLength: 8 }),
      fc.constantFrom('ru' as const, 'en' as const),
      (left, typed, right, locale) => {
        const after = left + typed + right
        const set = typesetTyped(left + right, after, left.length + typed.length, locale)
        if (!set) return
        expect(takeBackChanges(set.text, set.changes)).toBe(after)
        expect(set.text.slice(set.caret)).toBe(right)
        expect(set.text).not.toBe(after)
        expect(typeset(after, locale).changes.length).toBeGreaterThan(0)
      },
    ),
    { numRuns: 2000 },
  )
})
