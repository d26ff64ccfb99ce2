import { type AwardResult, countAward, type JuryPapers } from '../count/award-result.ts'
import type { AwardRule, Nomination } from '../count/award-rule.ts'
import { canonicalJson } from './canonical-json.ts'

export const protocolFormat = 'portico-award-protocol/1'

/** An admitted book, as the protocol names it. */
export type ProtocolBook = {
  /** The number of its application. */
  id: string
  nomination: Nomination
  title: string
  author: string
  publisher: string
  year: number
  isbn: string
}

/**
 * The jury's work from beginning to end. Jurors are letters (`jurorLetters`): the regulations publish scores without names.
 * Notes belong to a book and to nobody.
 */
export type Protocol = Omit<JuryPapers, 'books'> & {
  format: typeof protocolFormat
  edition: string
  closedAt: string
  applications: { received: number; admitted: number; declined: number; withdrawn: number }
  books: readonly ProtocolBook[]
  notes: readonly { book: string; text: string }[]
  rule: AwardRule
  result: AwardResult
  /** Random: whoever knows all else cannot try out results until the hash fits. */
  salt: string
}

export type ProtocolParts = Omit<Protocol, 'format' | 'result'>

/** The protocol with its result, and everything in an order that tells nothing of who came first. */
export function makeProtocol(parts: ProtocolParts): Protocol {
  const ordered = <T>(all: readonly T[]): T[] => {
    const keyed = all.map(one => ({ one, key: canonicalJson(one) }))
    return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ one }) => one)
  }
  const papers = {
    ...parts,
    books: ordered(parts.books),
    ...(parts.left && { left: ordered(parts.left) }),
    sheets: ordered(parts.sheets),
    absences: ordered(parts.absences),
    ballots: ordered(parts.ballots),
    prizeVotes: ordered(parts.prizeVotes),
    notes: ordered(parts.notes),
  }
  return { ...papers, format: protocolFormat, result: countAward(papers, parts.rule) }
}

/** Letters for jurors, dealt by numbers that nobody can foresee: the order of names must not give them away. */
export function jurorLetters(jurors: readonly string[], random: () => number): Map<string, string> {
  const dealt = jurors
    .map(juror => ({ juror, lot: random() }))
    .sort((a, b) => a.lot - b.lot || (a.juror < b.juror ? -1 : 1))
  return new Map(dealt.map(({ juror }, index) => [juror, String.fromCharCode(65 + index)]))
}
