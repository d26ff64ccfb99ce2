import type { Day } from '../platform/dates.ts'

/**
 * «С-2604-031»: the letter is Cyrillic, the month is that of the fair as it was when its first invoice was issued. A number after
 * another begins as that one did, for the fair may be moved into another month.
 */
export function invoiceNumber(fairFirstDay: Day, sequence: number, earlier: string | null = null): string {
  const [year = '', month = ''] = fairFirstDay.split('-')
  const prefix = earlier?.replace(/-\d+$/, '') ?? `С-${year.slice(2)}${month}`
  return `${prefix}-${String(sequence).padStart(3, '0')}`
}

/**
 * Every number of an invoice in what a payer has written, in our spelling. Accountants type a Latin C, other dashes,
 * spaces, or none.
 */
export function invoiceNumbersIn(purpose: string): string[] {
  const found = purpose.matchAll(/(?<![\p{L}\d])[CСcс]\s?[-–—‑]?\s?(\d{4})\s?[-–—‑]?\s?(\d{3,5})(?!\d)/gu)
  return [...new Set([...found].map(([, month, sequence]) => `С-${month}-${sequence}`))]
}
