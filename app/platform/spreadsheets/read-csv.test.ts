import { expect, test } from 'vitest'
import { windows1251 } from '../../../tests/builders/invoices/statement-sample.ts'
import { csvMark, toCsv } from './csv.ts'
import { decodeText, headOf, markMostIn, parseCsv } from './read-csv.ts'

test.each([
  ['UTF-8', Buffer.from('Портик;«Ёлка»')],
  ['UTF-8 with its mark', Buffer.from(`${csvMark}Портик;«Ёлка»`)],
  ['Windows-1251', windows1251('Портик;«Ёлка»')],
  ['UTF-16', Buffer.from('\ufeffПортик;«Ёлка»', 'utf16le')],
])('a table in %s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe('Портик;«Ёлка»')
})

test('what is no text is none', () => {
  expect(decodeText(Buffer.from([0x50, 0x4b, 0, 0]))).toBe(null)
})

test.each([';', ',', '\t'])(
  '%j between the names of columns parts the cells, whatever the texts hold',
  mark => {
    const text = `key${mark}"a;b,c\td"${mark}title\r\n1${mark}"one, two; three, four, five"${mark}x\r\n`
    expect(markMostIn(headOf(text))).toBe(mark)
    expect(parseCsv(text, mark)).toEqual([
      ['key', 'a;b,c\td', 'title'],
      ['1', 'one, two; three, four, five', 'x'],
    ])
  },
)

test('what the site writes it reads', () => {
  const rows = [
    ['a;b', 'say "no"', 'two\nlines'],
    ['', 'x', ''],
  ]
  const text = decodeText(Buffer.from(toCsv(rows))) ?? ''
  expect(parseCsv(text, ';')).toEqual(rows)
})

test('reading ends at the bound', () => {
  expect(parseCsv('a\n'.repeat(200_000), ';', 3)).toHaveLength(3)
})
