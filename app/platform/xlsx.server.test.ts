import { expect, test } from 'vitest'
import { sheetOf, unzip } from '../../tests/builders/unzip.ts'
import { toXlsx } from './xlsx.server.ts'

const made = (rows: (string | number | null)[][], name = 'Заявки') => Buffer.from(toXlsx(rows, name))

test('a workbook has one sheet with the rows as they are', () => {
  const rows = [
    ['Имя', 'Дней', 'Ответ'],
    ['Анна <Ветрова> & "Ко"', 3, 'две\nстроки, «ёлочки» 🎨'],
    ['', 0, ' пробелы '],
  ]
  const bytes = made(rows)
  expect(sheetOf(bytes)).toEqual(rows)
  expect([...unzip(bytes).keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/worksheets/sheet1.xml',
  ])
})

test.each(['=1+1', '+7 900', '-2', '@SUM(A1)', '=HYPERLINK("http://evil.example")'])(
  '%s is text, never a formula',
  text => {
    const bytes = made([[text]])
    expect(sheetOf(bytes)).toEqual([[text]])
    const xml = unzip(bytes).get('xl/worksheets/sheet1.xml')
    expect(xml).toContain('<c t="inlineStr">')
    expect(xml).not.toContain('<f')
  },
)

test('what XML cannot hold is left out; what a spreadsheet would decode is kept as written', () => {
  expect(sheetOf(made([['a\0b\x1bc\ufffe', 'half \ud83d', '_x0041_']]))).toEqual([
    ['abc', 'half \ufffd', '_x005F_x0041_'],
  ])
})

test('a cell takes no more than spreadsheets do, and a sheet’s name neither', () => {
  const bytes = made([['ё'.repeat(40_000)]], `Заявка: [волонтёр] ${'о'.repeat(40)}`)
  expect(sheetOf(bytes)[0]?.[0]).toHaveLength(32_767)
  expect(/sheet name="([^"]*)"/.exec(unzip(bytes).get('xl/workbook.xml') ?? '')?.[1]).toBe(
    `Заявка   волонтёр  ${'о'.repeat(12)}`,
  )
})
