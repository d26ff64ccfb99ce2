import { markMostIn, parseCsv } from '../platform/spreadsheets/read-csv.ts'
import { type ReadStatement, readDay, readSum, type StatementLine } from './statement.ts'

/** Banks name their columns each in its own way; a column is known by how its name begins. */
const columns = {
  day: ['дата операции', 'дата проводки', 'дата поступления', 'дата', 'date'],
  number: ['номер документа', 'номер', '№', 'number'],
  credit: ['кредит', 'приход', 'поступление', 'зачислено', 'credit'],
  debit: ['дебет', 'расход', 'списание', 'списано', 'debit'],
  sum: ['сумма', 'amount'],
  payer: ['плательщик', 'контрагент', 'наименование', 'payer'],
  inn: ['инн', 'inn', 'taxpayer'],
  payerAccount: ['счёт плательщика', 'счет плательщика', 'счёт контрагента', 'счет контрагента', 'account'],
  purpose: ['назначение', 'purpose'],
} as const
type Column = keyof typeof columns

/** A table with a row of names somewhere at its head; before it banks write what they like. */
export function readStatementCsv(text: string): ReadStatement {
  // Before the row of names banks write what they like: the mark is the one that stands there most.
  const rows = parseCsv(text, markMostIn(text.slice(0, 5_000)))
  const head = rows.findIndex(row => placesOf(row).day !== undefined && placesOf(row).purpose !== undefined)
  if (head === -1) return { ok: false, problem: 'unknown-format' }
  const places = placesOf(rows[head] ?? [])
  if (places.credit === undefined && places.sum === undefined)
    return { ok: false, problem: 'missing-column', what: 'Сумма' }
  for (const needed of ['number', 'inn'] as const)
    if (places[needed] === undefined)
      return { ok: false, problem: 'missing-column', what: needed === 'inn' ? 'ИНН' : 'Номер' }

  const lines: StatementLine[] = []
  for (const [index, row] of rows.slice(head + 1).entries()) {
    const cell = (column: Column) => (row[places[column] ?? -1] ?? '').trim()
    // Totals and signatures stand below the table.
    if (cell('day') === '' || /^итог|^всего/i.test(row.join('').trim())) continue
    const place = head + index + 2
    const line = lineOf(cell, places, lines.length + 1)
    if (!line) return { ok: false, problem: 'bad-line', place }
    lines.push(line)
  }
  const days = lines.map(({ day }) => day).sort()
  return {
    ok: true,
    statement: {
      format: 'csv',
      account: null,
      from: days[0] ?? null,
      to: days.at(-1) ?? null,
      receivedKopecks: null,
      lines,
    },
  }
}

function lineOf(
  cell: (column: Column) => string,
  places: Partial<Record<Column, number>>,
  place: number,
): StatementLine | null {
  const day = readDay(cell('day'))
  const credit = amountIn(places.credit === undefined ? cell('sum') : cell('credit'))
  const debit = amountIn(cell('debit'))
  if (!day || credit === null || debit === null) return null
  const isIncoming = credit > 0
  const sumKopecks = isIncoming ? credit : Math.abs(credit || debit)
  if (sumKopecks === 0 || cell('number') === '') return null
  return {
    place,
    number: cell('number'),
    day,
    sumKopecks,
    isIncoming,
    payer: { name: cell('payer'), inn: cell('inn'), account: cell('payerAccount') },
    purpose: cell('purpose'),
  }
}

/** An empty cell is nothing, a minus is money that went. */
function amountIn(text: string): number | null {
  if (text === '') return 0
  const sum = readSum(text.replace(/^[-–+]/, ''))
  return sum !== null && /^[-–]/.test(text) ? -sum : sum
}

function placesOf(row: readonly string[]): Partial<Record<Column, number>> {
  const names = row.map(name => name.trim().toLowerCase())
  const places: Partial<Record<Column, number>> = {}
  for (const column of Object.keys(columns) as Column[]) {
    for (const wanted of columns[column]) {
      const place = names.findIndex((name, index) => name.startsWith(wanted) && !taken(places, index))
      if (place === -1) continue
      places[column] = place
      break
    }
  }
  return places
}

function taken(places: Partial<Record<Column, number>>, index: number): boolean {
  return Object.values(places).includes(index)
}
