import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('semicolons, quotes and lines inside a value stay inside it', () => {
  expect(toCsv([['a;b', 'say "no"', 'two\nlines', 12, null]])).toBe(
    '\ufeff"a;b";"say ""no""";"two\nlines";12;\r\n',
  )
})

test.each(['=1+1', '+7 900', '-2', '@SUM(A1)'])('%s is text, never a formula', text => {
  expect(toCsv([[text]])).toBe(`\ufeff'${text}\r\n`)
})
