import { type AwardRule, type Grade, grades, type Nomination } from './award-rule.ts'
import { type Absence, recusalsIn } from './first-round.ts'
import { compareBooks, medianGrade } from './majority-judgement.ts'

/** A juror's ballot in one nomination: a word for every book of the shortlist they may judge. */
export type Ballot = {
  juror: string
  nomination: Nomination
  grades: Record<string, Grade>
}

export type SecondRoundInput = {
  nomination: Nomination
  shortlist: readonly { book: string; adjusted: number | null }[]
  /** Who abstains in a nomination gives no ballot in it. */
  ballots: readonly Ballot[]
  absences: readonly Absence[]
  /** The chair's word, given beforehand: the books from the one to prefer, for the case that all else is level. */
  preference: readonly string[]
}

export type SecondRoundLine = {
  book: string
  /** How many of each grade, from the best to the worst. */
  counts: number[]
  median: Grade | null
  /** Level books share a place; null where too few have graded it. */
  place: number | null
}

export type SecondRound = {
  nomination: Nomination
  ballots: number
  outcome: 'awarded' | 'not-awarded' | 'no-quorum'
  /** What told the winner from the next: nothing else was needed, or in turn these. */
  decidedBy: 'median' | 'strikes' | 'chair' | 'first-round' | 'shared' | null
  winners: string[]
  books: SecondRoundLine[]
}

type Candidate = { book: string; given: number[]; adjusted: number }

/** The second round of one nomination, by majority judgement. */
export function countSecondRound(input: SecondRoundInput, rule: AwardRule): SecondRound {
  const { nomination } = input
  const ballots = input.ballots.filter(ballot => ballot.nomination === nomination)
  const candidates = candidatesOf(input, ballots)
  const able = candidates.filter(({ given }) => given.length >= rule.leastGrades)
  const ranks = ranksOf(able, input.preference)
  const places = placesOf(ranks)
  const books = candidates
    .map(({ book, given }): SecondRoundLine => {
      const median = medianGrade(given)
      return {
        book,
        counts: grades.map((_, grade) => given.filter(one => one === grade).length),
        median: median === null ? null : (grades[median] ?? null),
        place: places.get(book) ?? null,
      }
    })
    .sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || (a.book < b.book ? -1 : 1))
  return { nomination, ballots: ballots.length, books, ...outcomeOf(ranks, ballots.length, rule) }
}

/** Grades count that were given to books of the shortlist by jurors who may judge them. */
function candidatesOf({ shortlist, absences }: SecondRoundInput, ballots: readonly Ballot[]): Candidate[] {
  const away = recusalsIn(absences)
  return shortlist.map(({ book, adjusted }) => ({
    book,
    adjusted: adjusted ?? 0,
    given: ballots.flatMap(({ juror, grades: words }) => {
      const word = words[book]
      return word === undefined || away.has(`${juror} ${book}`) ? [] : [grades.indexOf(word)]
    }),
  }))
}

type Rank = { books: Candidate[]; decidedBy: NonNullable<SecondRound['decidedBy']> }

/** Books from the best on; those in one rank cannot be told apart by anything. */
function ranksOf(able: readonly Candidate[], preference: readonly string[]): Rank[] {
  const sorted = able.toSorted((a, b) => compareBooks(a.given, b.given))
  const level = groupsBy(sorted, (a, b) => compareBooks(a.given, b.given) === 0)
  return level.flatMap((group, index) => {
    if (group.length > 1) return levelRanks(group, preference)
    const [next] = level[index + 1] ?? []
    const own = group[0] ? medianGrade(group[0].given) : null
    const isByMedian = !next || medianGrade(next.given) !== own
    return [{ books: group, decidedBy: isByMedian ? 'median' : 'strikes' } satisfies Rank]
  })
}

/** Grade for grade the same: the chair's word if it names them all, else the first round, else they share. */
function levelRanks(group: Candidate[], preference: readonly string[]): Rank[] {
  if (group.every(({ book }) => preference.includes(book))) {
    const place = ({ book }: Candidate) => preference.indexOf(book)
    return group.toSorted((a, b) => place(a) - place(b)).map(one => ({ books: [one], decidedBy: 'chair' }))
  }
  const byScore = group.toSorted((a, b) => b.adjusted - a.adjusted)
  return groupsBy(byScore, (a, b) => a.adjusted === b.adjusted).map(books => ({
    books,
    decidedBy: books.length > 1 ? 'shared' : 'first-round',
  }))
}

function outcomeOf(
  [first]: readonly Rank[],
  ballots: number,
  rule: AwardRule,
): Pick<SecondRound, 'outcome' | 'decidedBy' | 'winners'> {
  if (ballots < rule.quorum) return { outcome: 'no-quorum', decidedBy: null, winners: [] }
  const median = first?.books[0] ? medianGrade(first.books[0].given) : null
  if (!first || median === null || median > grades.indexOf(rule.worstWinningGrade)) {
    return { outcome: 'not-awarded', decidedBy: null, winners: [] }
  }
  const winners = first.books.map(({ book }) => book).sort()
  return { outcome: 'awarded', decidedBy: first.decidedBy, winners }
}

function placesOf(ranks: readonly Rank[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const { books } of ranks) {
    const place = places.size + 1
    for (const { book } of books) places.set(book, place)
  }
  return places
}

function groupsBy<T>(sorted: readonly T[], isLevel: (a: T, b: T) => boolean): T[][] {
  const groups: T[][] = []
  for (const one of sorted) {
    const last = groups.at(-1)
    if (last?.[0] !== undefined && isLevel(last[0], one)) last.push(one)
    else groups.push([one])
  }
  return groups
}
