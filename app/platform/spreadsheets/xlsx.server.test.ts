import { expect, test } from 'vitest'
import { sheetOf, unzip } from '../../../tests/builders/unzip.ts'
import { toXlsx } from './xlsx.server.ts'

const made = async (rows: (string | number | null)[][], name = 'Заявки') =>
  Buffer.from(await toXlsx(rows, name))

test('a workbook has one sheet with the rows as they are', async () => {
  const rows = [
    ['Имя', 'Дней', 'Ответ'],
    ['Анна <Ветрова> & "Ко"', 3, 'две\nстроки, «ёлочки» 🎨'],
    ['', 0, ' пробелы '],
    ['Анна <Ветрова> & "Ко"', -1.5, ''],
  ]
  const bytes = await made(rows)
  expect(sheetOf(bytes)).toEqual(rows)
  expect([...unzip(bytes).keys()].sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/sharedStrings.xml',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/_rels/sheet1.xml.rels',
    'xl/worksheets/sheet1.xml',
  ])
})

test('the heading stays in sight, columns have room', async () => {
  const xml = unzip(await made([['Имя', 'Дней']])).get('xl/worksheets/sheet1.xml') ?? ''
  expect(/<pane [^>]*>/.exec(xml)?.[0]).toMatch(/ySplit="1".*state="frozen"/)
  expect([...xml.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => width)).toEqual(['22', '22'])
})

test.each(['=1+1', '+7 900', '-2', '@SUM(A1)', '=HYPERLINK("http://evil.example")'])(
  '%s is text, never a formula',
  async text => {
    const bytes = await made([[text]])
    expect(sheetOf(bytes)).toEqual([[text]])
    const xml = unzip(bytes).get('xl/worksheets/sheet1.xml')
    expect(xml).toContain('<c r="A1" t="s">')
    expect(xml).not.toContain('<f')
  },
)

test('what XML cannot hold is left out; what a spreadsheet would decode is kept as written', async () => {
  const bytes = await made([['a\0b\x1bc\ufffe', 'half \ud83d', '_x0041_']])
  expect(sheetOf(bytes)[0]?.[2]).toBe('_x005F_x0041_')
  expect(shownOf(bytes)).toEqual([['abc', 'half \ufffd', '_x0041_']])
})

test('words every object knows are texts like others', async () => {
  const words = ['constructor', '__proto__', 'toString', 'valueOf']
  expect(shownOf(await made([words]))).toEqual([words])
})

test('a cell takes no more than spreadsheets do, and a sheet’s name neither', async () => {
  const bytes = await made([['ё'.repeat(40_000)]], `Заявка: [волонтёр] ${'о'.repeat(40)}`)
  expect(sheetOf(bytes)[0]?.[0]).toHaveLength(32_767)
  expect(/sheet [^>]*name="([^"]*)"/.exec(unzip(bytes).get('xl/workbook.xml') ?? '')?.[1]).toBe(
    `Заявка   волонтёр  ${'о'.repeat(12)}`,
  )
})

/** As a spreadsheet shows the texts: `_x0041_` is the letter of that number. */
function shownOf(bytes: Buffer) {
  return sheetOf(bytes).map(row =>
    row.map(text =>
      String(text).replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    ),
  )
}
