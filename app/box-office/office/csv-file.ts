import { download, type FileContext } from '../../page-server/file.ts'
import { dayOf } from '../../platform/dates.ts'
import { toCsv } from '../../platform/spreadsheets/csv.ts'

export type Row = (string | number | null)[]

/** A list of the office as a file that a spreadsheet opens. */
export function csvFile({ now }: FileContext, name: string, rows: Row[]): Response {
  return download(toCsv(rows), { type: 'text/csv; charset=utf-8', name: `${name}-${dayOf(now)}.csv` })
}

// A number a spreadsheet of either language adds up: whole roubles have no fraction.
export function roubles(kopecks: number): string | number {
  return kopecks % 100 === 0 ? kopecks / 100 : (kopecks / 100).toFixed(2)
}

/** Without no-break spaces. */
export function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
