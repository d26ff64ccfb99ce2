import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { countAward, type JuryPapers } from '../../app/award/count/award-result.ts'
import { awardRule, type Criterion, criteria, nominations } from '../../app/award/count/award-rule.ts'
import { countFirstRound } from '../../app/award/count/first-round.ts'
import { compareBooks, medianGrade } from '../../app/award/count/majority-judgement.ts'
import { type Ballot, countSecondRound, type SecondRound } from '../../app/award/count/second-round.ts'
import { countDifferently } from './count-differently.ts'
import { diceOf, randomJury, shuffled } from './random-jury.ts'

/** `npm run proofs` counts for ten thousand. */
const juries = Number(process.env.JURIES ?? 2_000)

test('the weights of every nomination make a hundred', () => {
  for (const nomination of nominations) {
    expect(criteria.reduce((sum, name) => sum + awardRule.weights[nomination][name], 0)).toBe(100)
  }
})

describe(`over ${juries} random juries`, () => {
  test('a second implementation comes to the same', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < juries; seed++) {
      const papers = randomJury(diceOf(seed))
      const counted = countAward(papers, awardRule)
      const witness = countDifferently(papers, awardRule)
      for (const line of counted.firstRound.books) {
        const { scores, mean, adjusted, isShortlisted, nomination } = line
        const same = { nomination, scores, mean, adjusted, isShortlisted }
        expectSame(same, witness.first.get(line.book), seed)
      }
      for (const [index, round] of counted.secondRound.entries()) {
        const other = witness.second[index]
        const places = new Map(
          round.books.flatMap(({ book, place }) => (place === null ? [] : [[book, place]])),
        )
        expectSame(places, other?.places, seed)
        expectSame([round.outcome, round.winners], [other?.outcome, other?.winners], seed)
        seen.add(round.outcome).add(`by ${round.decidedBy}`)
      }
      expectSame(counted.juryPrize.book, witness.prize, seed)
      seen.add(counted.juryPrize.book ? 'a prize' : 'no prize')
    }
    // Every way it may end has been tried.
    expect([...seen].sort()).toEqual(
      [
        'a prize',
        'awarded',
        'by chair',
        'by first-round',
        'by median',
        'by null',
        'by shared',
        'by strikes',
        'no prize',
        'no-quorum',
        'not-awarded',
      ].sort(),
    )
  })

  test('the order of jurors, ballots, books and scores does not matter', () => {
    for (let seed = 0; seed < juries; seed += 5) {
      const dice = diceOf(seed)
      const papers = randomJury(dice)
      const mixed: JuryPapers = {
        preferences: papers.preferences,
        books: shuffled(dice, papers.books),
        ...(papers.left && { left: shuffled(dice, papers.left) }),
        sheets: shuffled(dice, papers.sheets),
        absences: shuffled(dice, papers.absences),
        ballots: shuffled(dice, papers.ballots),
        prizeVotes: shuffled(dice, papers.prizeVotes),
      }
      expectSame(countAward(mixed, awardRule), countAward(papers, awardRule), seed)
    }
  })

  test('one more best grade never harms a book, nor does a grade raised', () => {
    for (let seed = 0; seed < juries; seed += 5) {
      const dice = diceOf(seed)
      const papers = randomJury(dice)
      const result = countAward(papers, awardRule)
      for (const before of result.secondRound) {
        const book = before.books[dice(Math.max(before.books.length, 1))]?.book
        if (book === undefined) continue
        const input = {
          nomination: before.nomination,
          shortlist: result.firstRound.books.filter(
            line => line.isShortlisted && line.nomination === before.nomination,
          ),
          absences: papers.absences,
          preference: papers.preferences[before.nomination] ?? [],
        }
        const newcomer: Ballot = {
          juror: 'newcomer',
          nomination: before.nomination,
          grades: { [book]: 'excellent' },
        }
        const more = countSecondRound({ ...input, ballots: [...papers.ballots, newcomer] }, awardRule)
        expectNoWorse(before, more, book, seed)
        const raised = papers.ballots.map((ballot, index) =>
          index % 2 === 0 && ballot.grades[book]
            ? { ...ballot, grades: { ...ballot.grades, [book]: 'excellent' as const } }
            : ballot,
        )
        expectNoWorse(before, countSecondRound({ ...input, ballots: raised }, awardRule), book, seed)
      }
    }
  })

  test('a book that leaves the list makes room for nobody and moves nobody', () => {
    for (let seed = 0; seed < juries; seed += 5) {
      const dice = diceOf(seed)
      const { left = [], ...papers } = randomJury(dice)
      const gone = papers.books[dice(Math.max(papers.books.length, 1))]
      if (!gone) continue
      const after = { ...papers, books: papers.books.filter(book => book !== gone), left: [...left, gone] }
      const [was, is] = [{ ...papers, left }, after].map(one => countAward(one, awardRule))
      const others = <T extends { book: string }>(lines: readonly T[] = []) =>
        lines.filter(({ book }) => book !== gone.id)
      expectSame(others(is?.firstRound.books), others(was?.firstRound.books), seed)
      const graded = (all: typeof was) =>
        all?.secondRound.map(({ books }) =>
          others(books).toSorted((one, other) => (one.book < other.book ? -1 : 1)),
        )
      // Places move up by one; what has been given to a book does not change.
      const words = (all: typeof was) => graded(all)?.map(books => books.map(({ counts }) => counts))
      expectSame(words(is), words(was), seed)
      expect(is?.secondRound.flatMap(({ books }) => books.map(({ book }) => book))).not.toContain(gone.id)
      expect([is?.juryPrize.book]).not.toContain(gone.id)
    }
  })

  test('half a point more in the first round never harms a book against another', () => {
    for (let seed = 0; seed < juries; seed += 20) {
      const dice = diceOf(seed)
      const papers = randomJury(dice)
      const sheet = papers.sheets[dice(Math.max(papers.sheets.length, 1))]
      if (!sheet || sheet.halves.novelty >= 20) continue
      const better = { ...sheet, halves: { ...sheet.halves, novelty: sheet.halves.novelty + 1 } }
      const sheets = papers.sheets.map(one => (one === sheet ? better : one))
      const placeIn = (all: JuryPapers) =>
        countFirstRound(all, awardRule).books.find(({ book }) => book === sheet.book)?.place ?? 0
      expect(placeIn({ ...papers, sheets }), `jury ${seed}`).toBeLessThanOrEqual(placeIn(papers))
    }
  })
})

describe('the first round', () => {
  const books = ['a', 'b', 'c'].map(id => ({ id, nomination: 'research' as const }))
  const all = (points: number) =>
    Object.fromEntries(criteria.map(name => [name, 2 * points])) as Record<Criterion, number>

  test('weighs the criteria of the nomination', () => {
    const halves = { novelty: 18, argument: 17, clarity: 15, apparatus: 16, pictures: 20 }
    const sheets = ['x', 'y'].map(juror => ({ juror, book: 'a', halves }))
    // 9 × 30 % + 8.5 × 25 % + 7.5 × 15 % + 8 × 20 % + 10 × 10 %
    expect(countFirstRound({ books, sheets, absences: [] }, awardRule).books[0]?.mean).toBe(855)
  })

  test('a strict juror costs a book nothing', () => {
    // Strict gives two points less than mild; b was read by strict alone of the two.
    const sheets = [
      { juror: 'mild', book: 'a', halves: all(9) },
      { juror: 'strict', book: 'a', halves: all(7) },
      { juror: 'strict', book: 'b', halves: all(7) },
      { juror: 'third', book: 'b', halves: all(8) },
      { juror: 'mild', book: 'c', halves: all(8) },
      { juror: 'third', book: 'c', halves: all(7) },
    ]
    const counted = countFirstRound({ books, sheets, absences: [] }, awardRule)
    expect(counted.jurors).toEqual([
      { juror: 'mild', habit: 100 },
      { juror: 'strict', habit: -100 },
      { juror: 'third', habit: 0 },
    ])
    expect(counted.books.map(({ book, mean, adjusted, place }) => [book, mean, adjusted, place])).toEqual([
      ['a', 800, 800, 1],
      ['b', 750, 800, 1],
      ['c', 750, 700, 3],
    ])
  })

  test('a score of somebody who stands back does not count, and one reader is too few', () => {
    const sheets = ['x', 'y'].map(juror => ({ juror, book: 'a', halves: all(9) }))
    const absences = [{ juror: 'y', book: 'a', kind: 'recused' as const }]
    const [line] = countFirstRound({ books, sheets, absences }, awardRule).books
    expect(line).toEqual({
      book: 'a',
      nomination: 'research',
      scores: 1,
      mean: null,
      adjusted: null,
      place: null,
      isShortlisted: false,
    })
  })

  test('whoever is level with the fifth is on the list', () => {
    const many = Array.from({ length: 7 }, (_, index) => ({ id: `b${index}`, nomination: 'debut' as const }))
    const points = [9, 9, 8, 8, 7, 7, 6]
    const sheets = ['x', 'y'].flatMap(juror =>
      many.map(({ id }, index) => ({ juror, book: id, halves: all(points[index] ?? 1) })),
    )
    const counted = countFirstRound({ books: many, sheets, absences: [] }, awardRule).books
    expect(counted.filter(({ isShortlisted }) => isShortlisted).map(({ place }) => place)).toEqual([
      1, 1, 3, 3, 5, 5,
    ])
  })

  test('a quarter of a point is no score', () => {
    const halves = { ...all(9), clarity: 17.5 }
    expect(() =>
      countFirstRound({ books, sheets: [{ juror: 'x', book: 'a', halves }], absences: [] }, awardRule),
    ).toThrow('clarity')
  })
})

describe('majority judgement', () => {
  test('of two middles the worse counts', () => {
    expect(medianGrade([0, 0, 1, 5])).toBe(1)
    expect(medianGrade([0, 1, 5])).toBe(1)
    expect(medianGrade([])).toBeNull()
  })

  test('level medians are struck until the rest differs', () => {
    // Both have “very good” in the middle; one struck from each, “very good” is left against “good”.
    expect(compareBooks([0, 1, 1, 1, 2], [0, 0, 1, 2, 2])).toBeLessThan(0)
    // Twice level: with two struck, “very good” is left against “excellent”.
    expect(compareBooks([0, 1, 1, 2, 2], [0, 0, 1, 2, 2])).toBeGreaterThan(0)
    expect(compareBooks([0, 1, 2], [2, 1, 0])).toBe(0)
  })

  test('a juror who stands back makes a book neither better nor worse', () => {
    expect(compareBooks([0, 1, 2], [0, 0, 1, 1, 2, 2])).toBe(0)
    expect(compareBooks([1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1])).toBe(0)
  })

  test('the best of weak books is not awarded; level books go by the chair, then by the first round', () => {
    const shortlist = [
      { book: 'a', adjusted: 812 },
      { book: 'b', adjusted: 790 },
    ]
    const ballotsOf = (grade: 'good' | 'fair') =>
      ['1', '2', '3', '4', '5'].map(juror => ({
        juror,
        nomination: 'master' as const,
        grades: { a: grade, b: grade },
      }))
    const decide = (ballots: Ballot[], preference: string[]) => {
      const input = { nomination: 'master' as const, shortlist, ballots, absences: [], preference }
      const { outcome, winners, decidedBy } = countSecondRound(input, awardRule)
      return [outcome, winners, decidedBy]
    }
    expect(decide(ballotsOf('fair'), ['b', 'a'])).toEqual(['not-awarded', [], null])
    expect(decide(ballotsOf('good'), ['b', 'a'])).toEqual(['awarded', ['b'], 'chair'])
    // A chair who stands back from one of them has named the other only.
    expect(decide(ballotsOf('good'), ['b'])).toEqual(['awarded', ['a'], 'first-round'])
    expect(decide(ballotsOf('good').slice(1), [])).toEqual(['no-quorum', [], null])
  })
})

// Tens of thousands of times: the long way round is for what differs.
function expectSame(one: unknown, other: unknown, seed: number) {
  if (!isDeepStrictEqual(one, other)) expect(one, `jury ${seed}`).toEqual(other)
}

function expectNoWorse(before: SecondRound, after: SecondRound, book: string, seed: number) {
  const placeIn = (round: SecondRound) => round.books.find(line => line.book === book)?.place ?? Infinity
  expect(placeIn(after), `jury ${seed}, ${book}`).toBeLessThanOrEqual(placeIn(before))
  if (before.winners.includes(book)) expect(after.winners, `jury ${seed}`).toContain(book)
}
