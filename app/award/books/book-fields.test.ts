import { expect, test } from 'vitest'
import { autumn2025 } from '../../editions/edition.ts'
import { bookValues, problemsOfBook, sentBook } from './book-fields.ts'

const whole = bookValues({
  nomination: 'research',
  title: 'Линия и её сомнения',
  publisher: 'Контур',
  year: '2024',
  isbn: '978-5-17-080115-2',
  pages: '312',
  circulation: '800',
  nominator: 'author',
  novelty: 'Три датировки исправлены.',
  excerpt: 'Рисовальщик ошибается. '.repeat(20).trim(),
})
const problems = (changes: Record<string, string>) => [
  ...problemsOfBook({ ...whole, ...changes }, autumn2025),
]

test('a whole book has no problems', () => {
  expect(problems({})).toEqual([])
})

test.each([
  ['year', '2022', 'year'],
  ['year', '2026', 'year'],
  ['year', '2024.0', 'year'],
  ['year', '٢٠٢٤', 'year'],
  ['isbn', '978-5-17-080115-3', 'isbn'],
  ['pages', '0', 'pages'],
  ['pages', '-5', 'pages'],
  ['circulation', '1e6', 'circulation'],
  ['nomination', 'jury', 'unknown-nomination'],
  ['nominator', 'juror', 'required'],
  ['bookUrl', 'javascript:alert(1)', 'url'],
  ['excerpt', 'Коротко.', 'short-excerpt'],
  ['excerptPage', 'вторая', 'page'],
  ['title', '', 'required'],
])('%s “%s” is told as %s', (field, value, problem) => {
  expect(problems({ [field]: value })).toContainEqual([field, problem])
})

test('2023 and 2025 are taken', () => {
  expect([problems({ year: '2023' }), problems({ year: '2025' })]).toEqual([[], []])
})

test('who puts forward another’s book names the author, who has agreed', () => {
  expect(problems({ nominator: 'publisher' })).toEqual([
    ['authorName', 'author'],
    ['authorConsent', 'author-consent'],
  ])
  const named = { nominator: 'university', authorName: 'Нина Кострова', authorConsent: 'on' }
  expect(problems(named)).toEqual([])
})

test('of what is sent, only what a book has is taken', () => {
  const sent = sentBook(
    { title: ' Новое ', state: 'admitted', isbn: '9'.repeat(99), constructor: 'x' },
    whole,
  )
  expect(sent).toEqual({ ...whole, title: 'Новое', isbn: '9'.repeat(40) })
  expect(sentBook({}, { ...whole, readingCopyAgree: 'on' }).readingCopyAgree).toBe('')
})
