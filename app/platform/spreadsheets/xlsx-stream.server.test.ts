import { expect, test } from 'vitest'
import { sheetOf, unzip } from '../../../tests/builders/unzip.ts'
import type { Cell } from './xlsx.server.ts'
import { xlsxStream } from './xlsx-stream.server.ts'

async function made(rows: readonly Cell[][] | AsyncIterable<Cell[]>, sheetName = 'Заказы') {
  const source = (async function* () {
    yield* rows
  })()
  const chunks = []
  for await (const chunk of xlsxStream(source, { sheetName, columns: 3 })) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('a workbook has one sheet with the rows as they are', async () => {
  const rows = [
    ['Имя', 'Дней', 'Ответ'],
    ['Анна <Ветрова> & "Ко"', 3, 'две\nстроки, «ёлочки» 🎨'],
    ['', 0, ' пробелы '],
    ['constructor', -1.5, '\u0085\u009f'],
  ]
  const bytes = await made(rows)
  expect(sheetOf(bytes)).toEqual(rows)
  expect([...unzip(bytes).keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/worksheets/sheet1.xml',
  ])
})

test.each(['=1+1', '+7 900', '-2', '@SUM(A1)', '=HYPERLINK("http://evil.example")', '</t></is></c><f>1</f>'])(
  '%s is text, never a formula',
  async text => {
    const bytes = await made([[text]])
    expect(sheetOf(bytes)).toEqual([[text]])
    expect(unzip(bytes).get('xl/worksheets/sheet1.xml')).not.toContain('<f')
  },
)

test('a sheet wider than the alphabet keeps its columns apart', async () => {
  const row = Array.from({ length: 60 }, (_, place) => place)
  expect(sheetOf(await made([row]))).toEqual([row])
})

test('what breaks while rows are read breaks the file', async () => {
  async function* rows() {
    yield ['first']
    throw new Error('the database is gone')
  }
  await expect(made(rows())).rejects.toThrow('the database is gone')
})

test('rows are read no faster than they are taken', async () => {
  let read = 0
  async function* rows() {
    // Text that does not pack: else all of it fits into one chunk.
    for (; read < 200_000; read++) yield [`${read * 7919}`, Math.sin(read), 'x'.repeat(20)]
  }
  const stream = xlsxStream(rows(), { sheetName: 'Заказы', columns: 3 })
  for (let chunk = 0; chunk < 12; chunk++) await stream.next()
  expect(read).toBeLessThan(50_000)
  await stream.return(undefined)
})
