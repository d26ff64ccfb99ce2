import type { Day } from '../platform/dates.ts'

/** One movement on our account, as the bank tells of it. */
export type StatementLine = {
  /** Where it stands in the file, from 1. */
  place: number
  /** Of the payment order: unique for a payer and a day. */
  number: string
  day: Day
  sumKopecks: number
  isIncoming: boolean
  payer: { name: string; inn: string; account: string }
  purpose: string
}

export type Statement = {
  format: '1c' | 'csv'
  /** Ours; null where the file does not say. */
  account: string | null
  from: Day | null
  to: Day | null
  /** What the bank says came in together; null where the file does not say. */
  receivedKopecks: number | null
  lines: StatementLine[]
}

export type StatementProblem =
  | 'empty'
  | 'too-large'
  | 'unknown-format'
  | 'unknown-encoding'
  | 'not-whole'
  | 'bad-line'
  | 'missing-column'
  | 'other-account'

export type ReadStatement =
  | { ok: true; statement: Statement }
  | { ok: false; problem: StatementProblem; place?: number; what?: string }

/** Whether the lines that came in make up what the bank says came in; null where it does not say. */
export function isBalanced({ receivedKopecks, lines }: Statement): boolean | null {
  if (receivedKopecks === null) return null
  const sum = lines.reduce((total, line) => total + (line.isIncoming ? line.sumKopecks : 0), 0)
  return sum === receivedKopecks
}

/**
 * By what a line is known again, in whichever format it comes: who paid, when, by which order, how much. Spaces and
 * leading noughts differ from one export to the other.
 */
export function lineIdentity({ number, day, sumKopecks, payer }: StatementLine): string {
  const who = payer.account || payer.inn || payer.name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return [day, number.replace(/^0+(?=.)/, '').trim(), sumKopecks, who].join(' ')
}

/** «310 000,00», «310000.00», «310000-00» in kopecks; null for what is no sum. */
export function readSum(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f']/g, '')
  const found = /^(\d{1,12})(?:[.,=-](\d{1,2}))?$/.exec(bare)
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null
}

/** «03.02.2026» or «2026-02-03» as a day; null for what is none. */
export function readDay(text: string): Day | null {
  const given = text.trim()
  const found = /^(\d{2})\.(\d{2})\.(\d{4})/.exec(given)
  const iso = found ? `${found[3]}-${found[2]}-${found[1]}` : given.slice(0, 10)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null
  const moment = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== iso ? null : (iso as Day)
}
