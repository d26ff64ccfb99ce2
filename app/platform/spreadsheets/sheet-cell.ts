/** A cell of a table that somebody sent. */
export type SheetCell = {
  text: string
  /** A spreadsheet's own number: a date is one, counted in days. */
  isNumber?: true
  /** What it shows is computed, or the text would be a formula in a spreadsheet. */
  isFormula?: true
  /** The spreadsheet itself could not compute it. */
  isError?: true
}

export const emptyCell: SheetCell = { text: '' }

/** A, B … Z, AA: how spreadsheets call a column; the first is 0. */
export function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : columnLetters(Math.floor(place / 26) - 1) + last
}

/** The other way round; null for what is no column. */
export function columnPlace(letters: string): number | null {
  if (!/^[A-Z]{1,3}$/.test(letters)) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const msOfDay = 86_400_000

/** A spreadsheet's number of days as a moment without a zone: `2025-09-24T12:00:00`. Null where it is no day of ours. */
export function momentOfSerial(serial: number): string | null {
  // Day 0 is 30 December 1899; what is counted is kept to the second.
  const seconds = Math.round(serial * 86_400)
  if (!(serial >= 1 && serial < 200_000)) return null
  return new Date(Date.UTC(1899, 11, 30) + (seconds / 86_400) * msOfDay).toISOString().slice(0, 19)
}
