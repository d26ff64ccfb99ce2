import type { ExhibitorAction } from '../states.ts'

export const decisions = ['accept', 'wait', 'ask-changes', 'decline'] as const
export type Decision = (typeof decisions)[number]

/** The step that carries a decision out. */
export const releaseOf = {
  accept: 'release-accept',
  wait: 'release-wait',
  'ask-changes': 'release-ask-changes',
  decline: 'release-decline',
} as const satisfies Record<Decision, ExhibitorAction>

export const scores = [1, 2, 3, 4, 5] as const
export type Score = (typeof scores)[number]

export function isScore(value: number): value is Score {
  return (scores as readonly number[]).includes(value)
}

/** What a score stands for: one and two refuse, three asks for a correction, four and five approve. */
export function verdictOf(score: Score): 'refuse' | 'correction' | 'approve' {
  if (score <= 2) return 'refuse'
  return score === 3 ? 'correction' : 'approve'
}

/** Whoever does not approve owes the applicant a sentence. */
export function needsSentence(score: Score): boolean {
  return verdictOf(score) !== 'approve'
}

/** In tenths, so that two averages that look alike are alike. Null where nobody has voted. */
export function averageOf(given: readonly number[]): number | null {
  if (given.length === 0) return null
  return Math.round((given.reduce((sum, score) => sum + score, 0) / given.length) * 10) / 10
}

/** The council is not of one mind: some approve, some refuse. */
export function isDisputed(given: readonly Score[]): boolean {
  const verdicts = new Set(given.map(verdictOf))
  return verdicts.has('approve') && verdicts.has('refuse')
}

const ranks = 4

/**
 * In which of four turns each of the accepted chooses a stand: a quarter of them each, the higher rated first. Equals share a
 * turn, the earlier one; so nobody chooses later than somebody rated the same.
 */
export function ranksOf(accepted: readonly { id: string; average: number | null }[]): Map<string, number> {
  const ordered = [...accepted].sort((one, other) => (other.average ?? 0) - (one.average ?? 0))
  const result = new Map<string, number>()
  let last: { average: number | null; rank: number } | undefined
  for (const [place, { id, average }] of ordered.entries()) {
    const rank =
      last && last.average === average ? last.rank : Math.floor((place * ranks) / ordered.length) + 1
    last = { average, rank }
    result.set(id, rank)
  }
  return result
}
