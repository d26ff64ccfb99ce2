import { type AwardRule, type Nomination, nominations } from './award-rule.ts'
import {
  type Absence,
  type CountedBook,
  countFirstRound,
  type FirstRound,
  type ScoreSheet,
} from './first-round.ts'
import { countJuryPrize, type JuryPrize, type PrizeVote } from './jury-prize.ts'
import { type Ballot, countSecondRound, type SecondRound } from './second-round.ts'

/** Everything the jury has handed in; jurors and books by whatever names them in the protocol. */
export type JuryPapers = {
  books: readonly CountedBook[]
  /** Those that left when the shortlist stood; left out where there are none. */
  left?: readonly CountedBook[]
  sheets: readonly ScoreSheet[]
  absences: readonly Absence[]
  ballots: readonly Ballot[]
  prizeVotes: readonly PrizeVote[]
  /** The chair's word by nomination, apart from the ballots: so it does not tell which of them is the chair's. */
  preferences: Partial<Record<Nomination, readonly string[]>>
}

export type AwardResult = { firstRound: FirstRound; secondRound: SecondRound[]; juryPrize: JuryPrize }

/** The whole result from what was handed in: the same on the server, on the command line and in anybody's browser. */
export function countAward(papers: JuryPapers, rule: AwardRule): AwardResult {
  const firstRound = countFirstRound(papers, rule)
  const secondRound = nominations.map(nomination =>
    countSecondRound(
      {
        nomination,
        shortlist: firstRound.books.filter(line => line.isShortlisted && line.nomination === nomination),
        ballots: papers.ballots,
        absences: papers.absences,
        preference: papers.preferences[nomination] ?? [],
      },
      rule,
    ),
  )
  return { firstRound, secondRound, juryPrize: countJuryPrize(prizeVotesOf(papers), papers.absences, rule) }
}

/** Whoever named a book that has left since names none. */
function prizeVotesOf({ prizeVotes, left = [] }: JuryPapers): readonly PrizeVote[] {
  const gone = new Set(left.map(({ id }) => id))
  return prizeVotes.map(vote => (vote.book !== null && gone.has(vote.book) ? { ...vote, book: null } : vote))
}
