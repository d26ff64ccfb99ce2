import { addSheet } from '../navigation/add-sheet.ts'
import sheet from './today.css?url'

/** The code of the day, and its rules: whoever comes from another page has not got them yet. */
export async function wakeToday() {
  const [code] = await Promise.all([import('./parts/today.tsx'), addSheet(sheet)])
  return code
}
