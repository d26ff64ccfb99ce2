/**
 * What the jury counts by, as the regulations have it (`content/documents/award-regulations-4.ts`); docs/award.md says the
 * same at length. A protocol carries the rule it was counted by: a later version changes nothing that is sealed.
 */
export const nominations = ['research', 'debut', 'master', 'teaching'] as const
export type Nomination = (typeof nominations)[number]

export const criteria = ['novelty', 'argument', 'clarity', 'apparatus', 'pictures'] as const
export type Criterion = (typeof criteria)[number]

/** From the best to the worst; a grade is its place in this list. */
export const grades = ['excellent', 'very-good', 'good', 'fair', 'poor', 'reject'] as const
export type Grade = (typeof grades)[number]

export type AwardRule = {
  version: string
  /** In percent; of a nomination they make a hundred. */
  weights: Record<Nomination, Record<Criterion, number>>
  /** How many books of a nomination go on to the second round; who is level with the last of them goes too. */
  shortlist: number
  /** A book that fewer jurors have scored is not compared with others. */
  leastScores: number
  /** How many ballots a nomination needs. */
  quorum: number
  /** A book that fewer jurors have graded cannot win. */
  leastGrades: number
  /** A book whose median is worse does not win, even if it is the best. */
  worstWinningGrade: Grade
}

export const awardRule: AwardRule = {
  version: '2025-1',
  weights: {
    research: { novelty: 30, argument: 25, clarity: 15, apparatus: 20, pictures: 10 },
    debut: { novelty: 30, argument: 20, clarity: 20, apparatus: 20, pictures: 10 },
    master: { novelty: 20, argument: 25, clarity: 15, apparatus: 20, pictures: 20 },
    teaching: { novelty: 10, argument: 20, clarity: 35, apparatus: 20, pictures: 15 },
  },
  shortlist: 5,
  leastScores: 2,
  quorum: 5,
  leastGrades: 4,
  worstWinningGrade: 'good',
}

/** Points go from 1 to 10 by halves; they are kept as whole halves, 2 to 20. */
export const leastHalves = 2
export const mostHalves = 20

export function isHalves(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= leastHalves && Number(value) <= mostHalves
}
