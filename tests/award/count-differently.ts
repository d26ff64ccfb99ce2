import type { JuryPapers } from '../../app/award/count/award-result.ts'
import {
  type AwardRule,
  criteria,
  grades,
  type Nomination,
  nominations,
} from '../../app/award/count/award-rule.ts'

/**
 * The regulations counted a second time, by other means: medians struck one by one from a heap of grades instead of a
 * closed order, least squares with books and jurors unknown together over whole numbers instead of jurors alone over
 * fractions, shares by the least common multiple. It shares nothing with `app/award/count` but names.
 */
export function countDifferently(papers: JuryPapers, rule: AwardRule) {
  const first = firstRound(papers, rule)
  const second = nominations.map(nomination => {
    const list = [...first].filter(([, line]) => line.nomination === nomination && line.isShortlisted)
    return secondRound(
      nomination,
      list.map(([book, line]) => ({ book, adjusted: line.adjusted ?? 0 })),
      papers,
      rule,
    )
  })
  return { first, second, prize: prize(papers, rule) }
}

type Line = {
  nomination: string
  scores: number
  mean: number | null
  adjusted: number | null
  isShortlisted: boolean
}

function firstRound(
  { books: staying, left = [], sheets, absences }: JuryPapers,
  rule: AwardRule,
): Map<string, Line> {
  const books = staying.concat(left)
  const lines = new Map<string, Line>()
  // In two-hundredths of a point, which are whole numbers.
  const rows: { juror: string; book: string; score: bigint }[] = []
  for (const { id, nomination } of books) {
    const own = sheets.filter(
      sheet =>
        sheet.book === id &&
        !absences.some(one => one.book === id && one.juror === sheet.juror && one.kind !== 'recused-late'),
    )
    lines.set(id, { nomination, scores: own.length, mean: null, adjusted: null, isShortlisted: false })
    if (own.length < rule.leastScores) continue
    for (const { juror, halves } of own) {
      let score = 0
      for (const name of criteria) score += halves[name] * rule.weights[nomination][name]
      rows.push({ juror, book: id, score: BigInt(score) })
    }
  }
  const worths = leastSquares(rows)
  for (const [book, line] of lines) {
    const own = rows.filter(row => row.book === book)
    if (own.length === 0) continue
    const total = own.reduce((sum, row) => sum + row.score, 0n)
    line.mean = nearest(total, 2n * BigInt(own.length))
    const worth = worths.get(book)
    if (worth) line.adjusted = nearest(worth.top, 2n * worth.bottom)
  }
  for (const nomination of nominations) {
    const ranked = [...lines.values()]
      .filter(line => line.nomination === nomination && line.adjusted !== null)
      .sort((a, b) => Number(b.adjusted) - Number(a.adjusted))
    const edge = ranked[Math.min(rule.shortlist, ranked.length) - 1]?.adjusted
    for (const line of ranked) line.isShortlisted = Number(line.adjusted) >= Number(edge)
  }
  // Struck off a list that stands.
  for (const { id } of left) {
    const line = lines.get(id)
    if (line) line.isShortlisted = false
  }
  return lines
}

/** Books and jurors are unknown alike; the jurors of each part of the table that hangs together add up to zero. */
function leastSquares(rows: { juror: string; book: string; score: bigint }[]) {
  const names = [...new Set(rows.flatMap(({ juror, book }) => [`b ${book}`, `j ${juror}`]))]
  const part = new Map(names.map((name, index) => [name, index]))
  for (let isMoving = true; isMoving; ) {
    isMoving = false
    for (const { juror, book } of rows) {
      const [one, other] = [part.get(`b ${book}`) ?? 0, part.get(`j ${juror}`) ?? 0]
      if (one === other) continue
      part.set(one < other ? `j ${juror}` : `b ${book}`, Math.min(one, other))
      isMoving = true
    }
  }
  const at = new Map(names.map((name, index) => [name, index]))
  const table = names.map(() => Array<bigint>(names.length + 1).fill(0n))
  const cell = (line: number, column: number, by: bigint) => {
    const row = table[line]
    if (row) row[column] = (row[column] ?? 0n) + by
  }
  for (const { juror, book, score } of rows) {
    const [b, j] = [at.get(`b ${book}`) ?? 0, at.get(`j ${juror}`) ?? 0]
    cell(b, b, 1n)
    cell(b, j, 1n)
    cell(j, j, 1n)
    cell(j, b, 1n)
    cell(b, names.length, score)
    cell(j, names.length, score)
  }
  for (const juror of names.filter(name => name.startsWith('j'))) {
    for (const other of names.filter(name => name.startsWith('j') && part.get(name) === part.get(juror))) {
      cell(at.get(juror) ?? 0, at.get(other) ?? 0, 1n)
    }
  }
  const { tops, bottom } = bareiss(table)
  const worths = names.flatMap((name, index) =>
    name.startsWith('b ') ? [[name.slice(2), { top: tops[index] ?? 0n, bottom }] as const] : [],
  )
  return new Map(worths)
}

/** Elimination without fractions: every division comes out even. */
function bareiss(table: bigint[][]): { tops: bigint[]; bottom: bigint } {
  const size = table.length
  let before = 1n
  for (let step = 0; step < size; step++) {
    const found = table.findIndex((row, index) => index >= step && row[step] !== 0n)
    const [pivot, here] = [table[found], table[step]]
    if (!pivot || !here) throw new Error('no answer')
    table[found] = here
    table[step] = found === step ? pivot : pivot.map(one => -one)
    const top = table[step] ?? []
    for (const [index, row] of table.entries()) {
      if (index === step) continue
      const times = row[step] ?? 0n
      table[index] = row.map(
        (one, column) => ((top[step] ?? 0n) * one - times * (top[column] ?? 0n)) / before,
      )
    }
    before = top[step] ?? 1n
  }
  return { tops: table.map(row => row[size] ?? 0n), bottom: before }
}

function nearest(top: bigint, bottom: bigint): number {
  const [t, b] = bottom < 0n ? [-top, -bottom] : [top, bottom]
  const low = t >= 0n ? t / b : -((-t + b - 1n) / b)
  return Number(2n * (t - low * b) >= b ? low + 1n : low)
}

function secondRound(
  nomination: Nomination,
  list: { book: string; adjusted: number }[],
  { ballots, absences, preferences }: JuryPapers,
  rule: AwardRule,
) {
  const own = ballots.filter(ballot => ballot.nomination === nomination)
  const mayJudge = (juror: string, book: string) =>
    !absences.some(one => one.kind !== 'abstained' && one.juror === juror && one.book === book)
  const heaps = list.map(({ book, adjusted }) => ({
    book,
    adjusted,
    heap: own
      .filter(({ juror, grades: given }) => given[book] && mayJudge(juror, book))
      .map(ballot => grades.indexOf(ballot.grades[book] ?? 'reject')),
  }))
  const able = heaps.filter(({ heap }) => heap.length >= rule.leastGrades)
  const word = preferences[nomination] ?? []
  const isBetter = (a: (typeof able)[number], b: (typeof able)[number]): boolean => {
    const judged = struckOneByOne(a.heap, b.heap)
    if (judged !== 0) return judged < 0
    const level = able.filter(one => struckOneByOne(one.heap, a.heap) === 0)
    const isNamed = level.every(one => word.includes(one.book))
    return isNamed ? word.indexOf(a.book) < word.indexOf(b.book) : a.adjusted > b.adjusted
  }
  const places = new Map(able.map(one => [one.book, 1 + able.filter(other => isBetter(other, one)).length]))
  const best = able.filter(({ book }) => places.get(book) === 1)
  const hasQuorum = own.length >= rule.quorum
  const isWorthy = best.some(({ heap }) => middleOf(heap) <= grades.indexOf(rule.worstWinningGrade))
  return {
    nomination,
    places,
    outcome: hasQuorum ? (isWorthy ? 'awarded' : 'not-awarded') : 'no-quorum',
    winners: hasQuorum && isWorthy ? best.map(({ book }) => book).sort() : [],
  }
}

/** As one would do it on paper. */
function struckOneByOne(first: readonly number[], second: readonly number[]): number {
  let common = first.length
  while (common % second.length !== 0) common += first.length
  const copies = (heap: readonly number[]) => Array.from({ length: common / heap.length }, () => heap).flat()
  const [one, other] = [copies(first), copies(second)]
  while (one.length > 0) {
    const [a, b] = [middleOf(one), middleOf(other)]
    if (a !== b) return a - b
    one.splice(one.indexOf(a), 1)
    other.splice(other.indexOf(b), 1)
  }
  return 0
}

/** At least half of the heap is that good; with an even number, more than half is. */
function middleOf(heap: readonly number[]): number {
  const asGoodAs = (grade: number) => heap.filter(one => one <= grade).length
  for (const [grade] of grades.entries()) if (2 * asGoodAs(grade) > heap.length) return grade
  return grades.length
}

function prize({ prizeVotes: named, absences, left = [] }: JuryPapers, rule: AwardRule): string | null {
  const prizeVotes = named.map(({ juror, book }) => ({
    juror,
    book: left.some(({ id }) => id === book) ? null : book,
  }))
  const isBack = (juror: string, book: string | null) =>
    absences.some(one => one.kind !== 'abstained' && one.juror === juror && one.book === book)
  for (const book of new Set(prizeVotes.map(vote => vote.book))) {
    if (book === null) continue
    const free = prizeVotes.filter(vote => !isBack(vote.juror, book))
    const others = prizeVotes.filter(
      vote => vote.book !== book && !isBack(vote.juror, vote.book) && vote.book,
    )
    if (free.length < rule.quorum || others.length > 0) continue
    if (free.every(vote => vote.book === book)) return book
  }
  return null
}
