import writeExcelFile from 'write-excel-file/node'

export type Cell = string | number | null

// What a spreadsheet takes into one cell.
const longestCell = 32_767

/** Rows as a workbook of one sheet, the first row its heading. Text is text: nothing in it is ever a formula. */
export async function toXlsx(
  rows: readonly (readonly Cell[])[],
  sheetName: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const cells = rows.map(row => row.map(cell => (typeof cell === 'string' ? plainText(cell) : cell)))
  const workbook = writeExcelFile(cells, {
    // A sheet's name has at most 31 characters, and none of these.
    sheet: sheetName.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31),
    columns: (rows[0] ?? []).map(() => ({ width: 22 })),
    // The heading stays in sight while the rows are scrolled.
    stickyRowsCount: 1,
  })
  return new Uint8Array(await workbook.toBuffer())
}

function plainText(text: string): string {
  const held = cellText(text)
    // These the library would leave out, though XML can hold them.
    .replace(/[\x7f-\x84\x86-\x9f\ufdd0-\ufdef\ufffd]/g, asNumber)
  // The library counts texts as keys of a plain object, where `constructor` is one that has always been there; with
  // its first letter as a number it is another text, which spreadsheets read as the same.
  return held in {} ? held.replace(/^./, asNumber) : held
}

/** A text as far as a cell can hold it. */
export function cellText(text: string): string {
  return (
    text
      .slice(0, longestCell)
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
      .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
      // A spreadsheet reads _x0041_ as a letter's number; so its first line is written as one.
      .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
  )
}

function asNumber(letter: string): string {
  return `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}
