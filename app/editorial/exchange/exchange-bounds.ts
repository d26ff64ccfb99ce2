/** How much is taken at once. The whole fair is a tenth of it. */
export const exchangeBounds = {
  fileBytes: 10 * 1024 * 1024,
  unpackedBytes: 64 * 1024 * 1024,
  /** With the row of names. */
  rows: 5_001,
  columns: 120,
  /** Of one row, empty ones behind the last column with them. */
  cells: 400,
  /** How many tables that nobody has taken over one person may leave behind. */
  waiting: 20,
  /** Until when one can be taken over, and undone as a whole. */
  keptDays: 30,
}
