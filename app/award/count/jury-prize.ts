import type { AwardRule } from './award-rule.ts'
import { type Absence, recusalsIn } from './first-round.ts'

/** Whom a juror would give the jury prize, of all books admitted; null: nobody. */
export type PrizeVote = { juror: string; book: string | null }

export type JuryPrize = { votes: number; book: string | null }

/**
 * The jury prize is given if all are of one mind: every juror who votes names the same book, except those who stand back
 * from that very book, and those who named it make a quorum.
 */
export function countJuryPrize(
  votes: readonly PrizeVote[],
  absences: readonly Absence[],
  rule: AwardRule,
): JuryPrize {
  const away = recusalsIn(absences)
  const named = new Set(
    votes.flatMap(({ juror, book }) => (book && !away.has(`${juror} ${book}`) ? [book] : [])),
  )
  const [book] = named
  if (named.size !== 1 || book === undefined) return { votes: votes.length, book: null }
  const free = votes.filter(({ juror }) => !away.has(`${juror} ${book}`))
  const isAgreed = free.every(vote => vote.book === book) && free.length >= rule.quorum
  return { votes: votes.length, book: isAgreed ? book : null }
}
