/** Rows as spreadsheets of both languages open them: a mark of UTF-8 first, semicolons between. */
export function toCsv(rows: readonly CsvRow[]): string {
  return csvMark + rows.map(csvLine).join('')
}

type CsvRow = readonly (string | number | null)[]

/** Stands before the first row. */
export const csvMark = '\ufeff'

export function csvLine(row: CsvRow): string {
  return `${row.map(cell).join(';')}\r\n`
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  // A spreadsheet takes what begins so for a formula; somebody's name must never be one.
  const text = (value ?? '').replace(/^(?=[=+\-@\t\r])/, "'")
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
