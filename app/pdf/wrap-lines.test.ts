import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapLines } from './wrap-lines.ts'

const wrap = (text: string, width: number, maxLines?: number) =>
  wrapLines(text, width, line => line.length, maxLines)

test('it breaks at plain spaces, never inside a range or before a unit', () => {
  expect(wrap('11:00, 25–27\u00a0сентября', 16)).toEqual(['11:00,', '25–27\u00a0сентября'])
  expect(wrap('6–10 — 50\u00a0%, 4–5 — 30\u00a0%', 14)).toEqual(['6–10 — 50\u00a0%,', '4–5 — 30\u00a0%'])
})

test('a line of its own stays one', () => {
  expect(wrap('с 11:00\nдо 14:00', 40)).toEqual(['с 11:00', 'до 14:00'])
})

test('a word wider than the line is cut, the rest ends in an ellipsis', () => {
  expect(wrap('Константинопольский', 8)).toEqual(['Констант', 'инопольс', 'кий'])
  expect(wrap('один два три четыре', 8, 2)).toEqual(['один два', 'три…'])
  expect(wrap('один два три', 8, 1)).toEqual(['один дв…'])
})

test('no letter is lost and no line is too wide', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('а', 'б', ' ', '–', '\u00a0') }), text => {
      const lines = wrap(text, 7)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      expect(lines.every(line => line.length <= 7)).toBe(true)
    }),
  )
})
