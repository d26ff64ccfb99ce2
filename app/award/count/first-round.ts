import { adjustScores, meanOf, type Score } from './adjusted-scores.ts'
import {
  type AwardRule,
  type Criterion,
  criteria,
  isHalves,
  type Nomination,
  nominations,
} from './award-rule.ts'
import { type Fraction, fraction, multiply, rounded } from './fraction.ts'
import { grouped } from './grouped.ts'

export type CountedBook = { id: string; nomination: Nomination }

/** What a juror sent in for a book: whole halves of points by criterion. */
export type ScoreSheet = { juror: string; book: string; halves: Record<Criterion, number> }

/**
 * A juror who does not judge a book: because of a conflict of interest, which holds to the end, or of their own will, which
 * holds for the first round. A conflict that came to light after the shortlist was made with their score (`recused-late`)
 * holds for the second round alone: nobody changes a shortlist that stands.
 */
export type Absence = { juror: string; book: string; kind: 'recused' | 'abstained' | 'recused-late' }

export type FirstRoundInput = {
  books: readonly CountedBook[]
  /**
   * Books that left the competition when the shortlist stood. They are counted as they were, for what jurors gave them tells of
   * the jurors, and so for every other book; but they are on no list, and nobody takes their place on it.
   */
  left?: readonly CountedBook[]
  sheets: readonly ScoreSheet[]
  absences: readonly Absence[]
}

export type FirstRoundLine = {
  book: string
  nomination: Nomination
  scores: number
  /** In hundredths of a point, as it is shown; null where too few have scored. */
  mean: number | null
  adjusted: number | null
  /** Among the books of its nomination; who is level shares it. */
  place: number | null
  isShortlisted: boolean
}

export type FirstRound = {
  books: FirstRoundLine[]
  /** How mild (above zero) or strict each juror is, in hundredths of a point. */
  jurors: { juror: string; habit: number }[]
}

/**
 * The first round: weighted scores, their plain means, and the means set right for strict and mild jurors, by which the
 * shortlist is made. Two books are level when what is shown of them, to the hundredth of a point, is the same.
 */
export function countFirstRound(
  { books: staying, left = [], sheets, absences }: FirstRoundInput,
  rule: AwardRule,
): FirstRound {
  const books = [...staying, ...left]
  const gone = new Set(left.map(({ id }) => id))
  const nominationOf = new Map(books.map(({ id, nomination }) => [id, nomination]))
  const away = new Set(
    absences.flatMap(({ juror, book, kind }) => (kind === 'recused-late' ? [] : [`${juror} ${book}`])),
  )
  const scores = sheets.flatMap((sheet): Score[] => {
    const nomination = nominationOf.get(sheet.book)
    if (!nomination || away.has(`${sheet.juror} ${sheet.book}`)) return []
    return [{ juror: sheet.juror, book: sheet.book, value: weightedScore(sheet.halves, nomination, rule) }]
  })
  const ofBook = grouped(scores, score => score.book)
  const compared = scores.filter(({ book }) => (ofBook.get(book)?.length ?? 0) >= rule.leastScores)
  const adjusted = adjustScores(compared)
  const lines = books.map(({ id, nomination }): FirstRoundLine => {
    const own = ofBook.get(id) ?? []
    const worth = adjusted.books.get(id)
    return {
      book: id,
      nomination,
      scores: own.length,
      mean: worth ? hundredths(meanOf(own.map(({ value }) => value))) : null,
      adjusted: worth ? hundredths(worth) : null,
      place: null,
      isShortlisted: false,
    }
  })
  return {
    books: nominations.flatMap(nomination =>
      placed(
        lines.filter(line => line.nomination === nomination),
        { rule, gone },
      ),
    ),
    jurors: [...adjusted.jurors]
      .map(([juror, habit]) => ({ juror, habit: hundredths(habit) }))
      .sort((a, b) => order(a.juror, b.juror)),
  }
}

/** A score by all criteria, in points. */
export function weightedScore(
  halves: Record<Criterion, number>,
  nomination: Nomination,
  rule: AwardRule,
): Fraction {
  const total = criteria.reduce((sofar, criterion) => {
    if (!isHalves(halves[criterion])) throw new Error(`${criterion} has no score from 1 to 10 by halves`)
    return sofar + rule.weights[nomination][criterion] * halves[criterion]
  }, 0)
  // Percent of halves: two hundred of them are a point.
  return fraction(BigInt(total), 200n)
}

/** A score as it is shown and compared. */
export function hundredths(points: Fraction): number {
  return rounded(multiply(points, fraction(100n)))
}

function placed(
  lines: FirstRoundLine[],
  { rule, gone }: { rule: AwardRule; gone: ReadonlySet<string> },
): FirstRoundLine[] {
  const compared = lines.flatMap(({ adjusted }) => adjusted ?? [])
  return lines
    .map(line => {
      if (line.adjusted === null) return line
      const { adjusted } = line
      // As many as are strictly better stand before it: who is level with the last of the list is on it.
      const place = compared.filter(other => other > adjusted).length + 1
      return { ...line, place, isShortlisted: place <= rule.shortlist && !gone.has(line.book) }
    })
    .sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || order(a.book, b.book))
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Who stands back from which book for good, as one word for each pair. */
export function recusalsIn(absences: readonly Absence[]): Set<string> {
  return new Set(
    absences.flatMap(({ juror, book, kind }) => (kind === 'abstained' ? [] : [`${juror} ${book}`])),
  )
}
