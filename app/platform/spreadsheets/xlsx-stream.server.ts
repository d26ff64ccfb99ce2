import { columnLetters } from './sheet-cell.ts'
import { type Cell, cellText } from './xlsx.server.ts'
import { type ZipEntry, zipStream } from './zip-stream.server.ts'

/**
 * Rows as a workbook of one sheet, written as they come: two hundred thousand take no more memory than two hundred. The
 * first row is the heading. Text is text: nothing in it is ever a formula.
 */
export function xlsxStream(
  rows: AsyncIterable<readonly Cell[]>,
  { sheetName, columns }: { sheetName: string; columns: number },
): AsyncGenerator<Uint8Array> {
  return zipStream([...frame(sheetName), { name: 'xl/worksheets/sheet1.xml', content: sheet(rows, columns) }])
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const parts = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function frame(sheetName: string): ZipEntry[] {
  // A sheet's name has at most 31 characters, and none of these.
  const name = escapeXml(cellText(sheetName.replace(/[[\]:*?/\\']/g, ' ')).slice(0, 31))
  const one = (name: string, text: string) => ({ name, content: [xml + text] })
  return [
    one(
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${parts}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${parts}.worksheet+xml"/></Types>`,
    ),
    one(
      '_rels/.rels',
      `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    one(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    one(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
  ]
}

async function* sheet(rows: AsyncIterable<readonly Cell[]>, columns: number): AsyncGenerator<string> {
  // The heading stays in sight while the rows are scrolled.
  yield `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="22" customWidth="1"/></cols><sheetData>`
  let number = 0
  let waiting = ''
  for await (const row of rows) {
    number++
    waiting += `<row r="${number}">${row.map((cell, place) => cellXml(cell, `${columnLetters(place)}${number}`)).join('')}</row>`
    if (waiting.length < 65_536) continue
    yield waiting
    waiting = ''
  }
  yield `${waiting}</sheetData></worksheet>`
}

function cellXml(cell: Cell, address: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cellText(cell))}</t></is></c>`
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
