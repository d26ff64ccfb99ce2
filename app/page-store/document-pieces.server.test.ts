import { expect, test } from 'vitest'
import { keepPiece, readBytes, somewhereIn, textOf } from './document-pieces.server.ts'
import { packResponse } from './stored-response.server.ts'

const pieces = ['Билет №\u00a07 ', keepPiece('— шапка —'), '', '😀', keepPiece('подвал')]

test('a document goes out as its whole text would', () => {
  const whole = Buffer.from(textOf(pieces))
  expect(readBytes(pieces, bytes => Buffer.from(bytes))).toEqual(whole)
  const large = ['я'.repeat(700_000), ...pieces]
  expect(readBytes(large, bytes => Buffer.from(bytes))).toEqual(Buffer.from(textOf(large)))
})

test('what has been packed is not written over by the next page', () => {
  const pack = (text: string) => packResponse([text], {}, { encoding: 'identity' })
  const first = pack('первый посетитель')
  pack('второй посетитель, другой заказ')
  expect(first.body.toString()).toBe('первый посетитель')
})

test('words are found in what is kept and in what is not', () => {
  expect(['Билет', 'шапка', 'вокзал'].map(words => somewhereIn(pieces, words))).toEqual([true, true, false])
})
