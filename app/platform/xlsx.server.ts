import { crc32, deflateRawSync } from 'node:zlib'

type Cell = string | number | null

// What a spreadsheet takes into one cell.
const longestCell = 32_767

/** Rows as a workbook of one sheet, the first row its heading. Text is text: nothing in it is ever a formula. */
export function toXlsx(rows: readonly (readonly Cell[])[], sheetName: string): Uint8Array<ArrayBuffer> {
  return zip([
    ['[Content_Types].xml', contentTypes],
    ['_rels/.rels', relations('officeDocument', 'xl/workbook.xml')],
    ['xl/workbook.xml', workbook(sheetName)],
    ['xl/_rels/workbook.xml.rels', relations('worksheet', 'worksheets/sheet1.xml')],
    ['xl/worksheets/sheet1.xml', sheet(rows)],
  ])
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const formats = 'http://schemas.openxmlformats.org'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const contentTypes = `${head}<Types xmlns="${formats}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`

function relations(kind: string, target: string): string {
  return `${head}<Relationships xmlns="${formats}/package/2006/relationships"><Relationship Id="rId1" Type="${formats}/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`
}

function workbook(sheetName: string): string {
  // A sheet's name has at most 31 characters, and none of these.
  const name = sheetName.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31)
  return `${head}<workbook xmlns="${formats}/spreadsheetml/2006/main" xmlns:r="${formats}/officeDocument/2006/relationships"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
}

// The heading stays in sight while the rows are scrolled.
function sheet(rows: readonly (readonly Cell[])[]): string {
  const views =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="22"/>'
  const data = rows.map(cells => `<row>${cells.map(cell).join('')}</row>`).join('')
  return `${head}<worksheet xmlns="${formats}/spreadsheetml/2006/main">${views}<sheetData>${data}</sheetData></worksheet>`
}

function cell(value: Cell): string {
  if (value === null || value === '') return '<c/>'
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(value.slice(0, longestCell))}</t></is></c>`
}

function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
      .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
      // A spreadsheet reads _x0041_ as a letter's number; so its first line is written as one.
      .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}

function zip(files: [name: string, text: string][]): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of files) {
    const plain = Buffer.from(text)
    const packed = deflateRawSync(plain)
    const title = Buffer.from(name)
    // Version 2.0, no flags, deflated, the first day zip files know; sum and sizes; the name's length, nothing more.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt16LE(0x21, 8)
    facts.writeUInt32LE(crc32(plain), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(plain.length, 18)
    facts.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, title, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, place, title)
    locals.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...locals, index, Buffer.from('PK\x05\x06'), end]))
}
