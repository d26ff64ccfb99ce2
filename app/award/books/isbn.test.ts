import { expect, test } from 'vitest'
import { isbnOf } from './isbn.ts'

test.each([
  ['978-5-17-080115-2', '9785170801152'],
  ['ISBN 978 5 17 080115 2', '9785170801152'],
  ['ISBN-13: 978–5–17–080115–2', '9785170801152'],
  ['979-10-90636-07-1', '9791090636071'],
  ['0-306-40615-2', '9780306406157'],
  ['0-8044-2957-X', '9780804429573'],
  ['080442957х', '9780804429573'],
])('%s is a book', (typed, isbn) => {
  expect(isbnOf(typed)).toBe(isbn)
})

test.each([
  ['one digit wrong', '978-5-17-080115-3'],
  ['two digits changed about', '978-5-17-081015-2'],
  ['too short', '978-5-17-080115'],
  ['too long', '978-5-17-080115-20'],
  ['of printed music', '979-0-2600-0043-8'],
  ['some other product', '4006381333931'],
  ['digits of another script', '９７８５１７０８０１１５２'],
  ['ten of which one is wrong', '0-306-40615-3'],
  ['X in the middle', '0-8044-X957-2'],
  ['nothing', ''],
  ['words', 'нет'],
  ['an injection', "9785170801152' or 1=1"],
])('%s is none', (_, typed) => {
  expect(isbnOf(typed)).toBeNull()
})
