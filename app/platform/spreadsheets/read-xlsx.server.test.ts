import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readXlsx } from './read-xlsx.server.ts'
import { columnLetters, columnPlace, momentOfSerial } from './sheet-cell.ts'
import { toXlsx } from './xlsx.server.ts'
import { xlsxStream } from './xlsx-stream.server.ts'
import { zipStream } from './zip-stream.server.ts'

const bounds = { unpackedBytes: 4_000_000, rows: 100, columns: 30 }
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

async function zipped(files: Record<string, string>): Promise<Buffer> {
  const chunks = []
  const entries = Object.entries(files).map(([name, text]) => ({ name, content: [text] }))
  for await (const chunk of zipStream(entries)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
const workbook = (sheetData: string, more: Record<string, string> = {}) =>
  zipped({ 'xl/worksheets/sheet1.xml': `<worksheet ${main}>${sheetData}</worksheet>`, ...more })
const data = (rows: string) => `<sheetData>${rows}</sheetData>`
const read = async (bytes: Buffer) => readXlsx(bytes, bounds)

describe('a workbook', () => {
  const rows = [
    ['Имя', 'Дней', 'Ответ'],
    ['Анна <Ветрова> & "Ко"', 3, 'две\nстроки, «ёлочки» 🎨'],
    ['_x0041_', -1.5, ' пробелы '],
    ['=1+1', 0, '+7 900'],
  ]
  const texts = rows.map(row => row.map(String))

  test('that the site has made is read as it was written, by either writer', async () => {
    const streamed = []
    const source = (async function* () {
      yield* rows
    })()
    for await (const chunk of xlsxStream(source, { sheetName: 'Лист', columns: 3 })) streamed.push(chunk)
    for (const bytes of [Buffer.concat(streamed), Buffer.from(await toXlsx(rows, 'Лист'))]) {
      const sheet = await read(bytes)
      expect(sheet.ok && sheet.rows.map(row => row.map(({ text }) => text))).toEqual(texts)
      expect(sheet.ok && sheet.rows[1]?.[1]).toEqual({ text: '3', isNumber: true })
    }
  })

  test('tells formulas, errors and truth for what they are; gaps stay gaps', async () => {
    const bytes = await workbook(
      data(
        '<row r="1"><c r="B1"><f>SUM(A1)</f><v>3</v></c><c r="D1" t="e"><v>#REF!</v></c></row><row r="4"><c r="A4" t="b"><v>1</v></c></row>',
      ),
    )
    expect(await read(bytes)).toEqual({
      ok: true,
      rows: [
        [
          { text: '' },
          { text: '3', isNumber: true, isFormula: true },
          { text: '' },
          { text: '#REF!', isError: true },
        ],
        [],
        [],
        [{ text: 'true' }],
      ],
    })
  })

  test('with texts in pieces and under prefixes is read whole', async () => {
    const bytes = await workbook(data('<x:row><x:c t="s"><x:v>0</x:v></x:c></x:row>'), {
      'xl/sharedStrings.xml': `<sst ${main}><si><r><t>Пор</t></r><r><t>тик</t></r><rPh><t>нет</t></rPh></si></sst>`,
    })
    expect(await read(bytes)).toEqual({ ok: true, rows: [[{ text: 'Портик' }]] })
  })
})

describe('what is sent to do harm', () => {
  test('a bomb is not unpacked beyond the bound, whatever it says of its size', async () => {
    const bomb = await workbook(data(`<row>${' '.repeat(20_000_000)}</row>`))
    expect(bomb.length).toBeLessThan(100_000)
    expect(await read(bomb)).toEqual({ ok: false, problem: 'broken-file' })
  })

  test('entities and declarations are refused', async () => {
    for (const declared of ['<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>', '<!ENTITY a "b">']) {
      const bytes = await zipped({
        'xl/worksheets/sheet1.xml': `${declared}<worksheet>${data('<row><c t="str"><v>&a;</v></c></row>')}</worksheet>`,
      })
      expect(await read(bytes)).toEqual({ ok: false, problem: 'broken-file' })
    }
  })

  test('elements without an end do not hold anybody up', async () => {
    const begun = performance.now()
    expect(await read(await workbook(`<sheetData>${'<row>'.repeat(500_000)}`))).toEqual({
      ok: false,
      problem: 'broken-file',
    })
    expect(performance.now() - begun).toBeLessThan(2_000)
  })

  test('nothing in it costs more than its length: addresses of digits, hints of pronunciation, one text in every cell', async () => {
    const large = { ...bounds, rows: 5_001, columns: 120, unpackedBytes: 16_000_000 }
    const text = 'ш'.repeat(400_000)
    const shared = (inner: string) => ({
      'xl/sharedStrings.xml': `<sst ${main}><si>${inner}</si></sst>`,
    })
    const hints = Array.from({ length: 60_000 }, (_, n) => `<rPh><t>${n}</t></rPh>`).join('')
    const cells = '<c t="s"><v>0</v></c>'.repeat(120)
    const files = [
      await workbook(data(`<row><c r="${'1'.repeat(400_000)}A" t="str"><v>x</v></c></row>`)),
      await workbook(data('<row><c t="s"><v>0</v></c></row>'), shared(`<t>${text}</t>${hints}`)),
      await workbook(data(`<row>${cells}</row>`.repeat(60)), shared(`<t>${text}</t>`)),
    ]
    const begun = performance.now()
    const answers = []
    for (const file of files) answers.push(await readXlsx(file, large))
    expect(performance.now() - begun).toBeLessThan(2_000)
    expect(answers.map(answer => (answer.ok ? answer.rows[0]?.[0]?.text.length : answer.problem))).toEqual([
      1,
      text.length,
      'broken-file',
    ])
  })

  test('too many rows or columns, a row a million below, a damaged file, none at all', async () => {
    const cell = (r: string) => `<c r="${r}" t="str"><v>x</v></c>`
    const many = Array.from({ length: 101 }, (_, n) => `<row r="${n + 1}">${cell(`A${n + 1}`)}</row>`)
    expect(await read(await workbook(data(many.join(''))))).toMatchObject({ problem: 'too-many-rows' })
    expect(await read(await workbook(data(`<row r="1048576">${cell('A1048576')}</row>`)))).toMatchObject({
      problem: 'too-many-rows',
    })
    expect(await read(await workbook(data(`<row>${cell('XFD1')}</row>`)))).toMatchObject({
      problem: 'too-many-columns',
    })
    const whole = await workbook(data(''))
    for (const bytes of [
      whole.subarray(0, 40),
      Buffer.from('PK\x05\x06'),
      Buffer.alloc(0),
      deflateRawSync('x'),
      await zipped({ 'readme.txt': 'x' }),
    ])
      expect(await read(Buffer.from(bytes))).toEqual({ ok: false, problem: 'broken-file' })
  })
})

test('columns are called as spreadsheets call them', () => {
  for (const [place, letters] of [
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
  ] as const) {
    expect(columnLetters(place)).toBe(letters)
    expect(columnPlace(letters)).toBe(place)
  }
  expect(columnPlace('__proto__')).toBe(null)
})

test('a spreadsheet’s number of days is a moment', () => {
  expect(momentOfSerial(45_924.5)).toBe('2025-09-24T12:00:00')
  expect(momentOfSerial(-1)).toBe(null)
  expect(momentOfSerial(Number.NaN)).toBe(null)
})
