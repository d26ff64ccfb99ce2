import { invoiceNumbersIn } from './invoice-number.ts'
import { lineIdentity, type StatementLine } from './statement.ts'

/** An invoice as far as a payment needs to know it. */
export type OpenInvoice = {
  id: string
  number: string
  payerInn: string
  totalKopecks: number
  paidKopecks: number
  /** What staff have booked by hand: the bank's line of it is still to come. */
  byHandKopecks: readonly number[]
  isCancelled: boolean
  /** The code of a stand: payers without an invoice name it. */
  standCode: string | null
}

export type Outcome = 'matched' | 'to-decide' | 'not-ours' | 'already-booked'

export type Reason =
  | 'number-sum-inn'
  | 'part'
  | 'booked-by-hand'
  | 'more-than-owed'
  | 'other-payer'
  | 'invoice-paid'
  | 'invoice-cancelled'
  | 'several-invoices'
  | 'unknown-number'
  | 'inn-and-sum'
  | 'inn-only'
  | 'names-stand'
  | 'no-invoice-no-inn'
  | 'outgoing'
  | 'booked-before'
  | 'twice-in-file'

export type MatchedLine = {
  line: StatementLine
  identity: string
  outcome: Outcome
  reason: Reason
  /** Where it belongs, or may belong, the likeliest first. */
  candidates: string[]
  /** What is left of the invoice after a part, or what is too much. */
  differenceKopecks: number
}

/**
 * What each line is, as a person would tell: a number, a payer and a sum that fit are booked; whatever leaves a doubt is
 * left to a person, with what speaks for it. Lines are taken in order, so that two parts of one invoice fit after each other.
 */
export function matchStatement(
  lines: readonly StatementLine[],
  invoices: readonly OpenInvoice[],
  booked: ReadonlySet<string>,
): MatchedLine[] {
  const owed = new Map(invoices.map(({ id, totalKopecks, paidKopecks }) => [id, totalKopecks - paidKopecks]))
  const seen = new Set<string>()
  return lines.map(line => {
    const identity = lineIdentity(line)
    const isTwice = seen.has(identity)
    seen.add(identity)
    const told = (outcome: Outcome, reason: Reason, candidates: string[] = [], differenceKopecks = 0) => ({
      line,
      identity,
      outcome,
      reason,
      candidates,
      differenceKopecks,
    })
    if (!line.isIncoming) return told('not-ours', 'outgoing')
    if (booked.has(identity)) return told('already-booked', 'booked-before')
    if (isTwice) return told('already-booked', 'twice-in-file')
    const judged = judge(line, invoices, owed)
    const [invoiceId = ''] = judged.candidates
    if (judged.outcome === 'matched') owed.set(invoiceId, (owed.get(invoiceId) ?? 0) - line.sumKopecks)
    return told(judged.outcome, judged.reason, judged.candidates, judged.differenceKopecks)
  })
}

type Judged = Pick<MatchedLine, 'outcome' | 'reason' | 'candidates' | 'differenceKopecks'>

function judge(line: StatementLine, invoices: readonly OpenInvoice[], owed: Map<string, number>): Judged {
  const numbers = invoiceNumbersIn(line.purpose)
  const named = invoices.filter(({ number }) => numbers.includes(number))
  const [only, another] = named
  if (another) return toDecide('several-invoices', named)
  if (only) return judgeNamed(line, only, owed.get(only.id) ?? 0)
  // An invoice that is paid by card names no taxpayer, and neither do some lines of a bank: that makes them no pair.
  const ofPayer = invoices.filter(
    invoice => isOpen(invoice, owed) && invoice.payerInn !== '' && invoice.payerInn === line.payer.inn,
  )
  if (numbers.length > 0) return toDecide('unknown-number', ofPayer)
  if (ofPayer.length > 0) {
    const fitting = ofPayer.filter(({ id }) => owed.get(id) === line.sumKopecks)
    const others = ofPayer.filter(invoice => !fitting.includes(invoice))
    return fitting.length > 0
      ? toDecide('inn-and-sum', [...fitting, ...others])
      : toDecide('inn-only', ofPayer)
  }
  const ofStand = invoices.filter(
    invoice => isOpen(invoice, owed) && invoice.standCode !== null && names(line.purpose, invoice.standCode),
  )
  if (ofStand.length > 0) return toDecide('names-stand', ofStand)
  return { outcome: 'not-ours', reason: 'no-invoice-no-inn', candidates: [], differenceKopecks: 0 }
}

function judgeNamed({ sumKopecks, payer }: StatementLine, invoice: OpenInvoice, owedKopecks: number): Judged {
  const left = owedKopecks - sumKopecks
  if (invoice.isCancelled) return toDecide('invoice-cancelled', [invoice])
  if (payer.inn !== invoice.payerInn) return toDecide('other-payer', [invoice])
  // Perhaps the very money that somebody has booked before its statement came.
  if (invoice.byHandKopecks.includes(sumKopecks)) return toDecide('booked-by-hand', [invoice])
  if (owedKopecks <= 0) return toDecide('invoice-paid', [invoice], sumKopecks)
  if (left < 0) return toDecide('more-than-owed', [invoice], -left)
  return {
    outcome: 'matched',
    reason: left === 0 ? 'number-sum-inn' : 'part',
    candidates: [invoice.id],
    differenceKopecks: left,
  }
}

function toDecide(reason: Reason, candidates: readonly OpenInvoice[], differenceKopecks = 0): Judged {
  return { outcome: 'to-decide', reason, candidates: candidates.map(({ id }) => id), differenceKopecks }
}

function isOpen({ id, isCancelled }: OpenInvoice, owed: Map<string, number>): boolean {
  return !isCancelled && (owed.get(id) ?? 0) > 0
}

/** «стенд F-03», typed with any dash, or a Cyrillic letter that looks like it. */
function names(purpose: string, standCode: string): boolean {
  const alike: Record<string, string> = { А: 'A', В: 'B', С: 'C', Е: 'E' }
  const latin = purpose.toUpperCase().replace(/[АВСЕ]/g, letter => alike[letter] ?? letter)
  const [letter, digits] = standCode.split('-')
  return new RegExp(`(?<![\\p{L}\\d])${letter}\\s?[-–—‑]?\\s?${digits}(?!\\d)`, 'u').test(latin)
}
