import { add, divide, type Fraction, fraction, multiply, subtract, sum, zero } from './fraction.ts'
import { grouped } from './grouped.ts'

/** One juror's weighted score of one book. */
export type Score = { juror: string; book: string; value: Fraction }

export type Adjusted = {
  /** What a book would have got from a jury that is neither strict nor mild. */
  books: Map<string, Fraction>
  /** By how much a juror scores above the others (mild) or below them (strict), over the same books. */
  jurors: Map<string, Fraction>
}

/**
 * Every score is taken as the worth of the book plus the habit of the juror, and both are chosen so that the squares of
 * what is left over are least. Habits of jurors who can be compared, directly or through others, make zero together: so a
 * strict juror costs no book anything, and who read weak books is not taken for strict.
 */
export function adjustScores(scores: readonly Score[]): Adjusted {
  const jurorsOf = grouped(scores, score => score.book)
  const booksOf = grouped(scores, score => score.juror)
  const habits = new Map<string, Fraction>()
  for (const group of groupsOf(booksOf, jurorsOf)) {
    const solved = solve(equationsOf(group, booksOf, jurorsOf))
    group.forEach((juror, place) => {
      habits.set(juror, solved[place] ?? zero)
    })
  }
  const worth = (own: readonly Score[]) =>
    meanOf(own.map(({ juror, value }) => subtract(value, habits.get(juror) ?? zero)))
  return { books: new Map([...jurorsOf].map(([book, own]) => [book, worth(own)])), jurors: habits }
}

export function meanOf(values: readonly Fraction[]): Fraction {
  return divide(sum(values), fraction(BigInt(values.length)))
}

type Shelf = ReadonlyMap<string, readonly Score[]>

/** Jurors who have books in common, or are joined by others who have; names in order, so that nothing hangs on who came first. */
function groupsOf(booksOf: Shelf, jurorsOf: Shelf): string[][] {
  const left = new Set([...booksOf.keys()].sort())
  const groups: string[][] = []
  for (const first of left) {
    const group = new Set([first])
    for (const juror of group) {
      left.delete(juror)
      for (const { book } of booksOf.get(juror) ?? []) {
        for (const other of jurorsOf.get(book) ?? []) group.add(other.juror)
      }
    }
    groups.push([...group].sort())
  }
  return groups
}

/**
 * One line a juror: what their scores differ from the means of their books is their own habit less the mean habit of those
 * who read the same. To each line the sum of all habits, which is zero, is added: that makes the answer one.
 */
function equationsOf(group: readonly string[], booksOf: Shelf, jurorsOf: Shelf): Fraction[][] {
  const place = new Map(group.map((juror, index) => [juror, index]))
  return group.map(juror => {
    const line = group.map(() => fraction(1n))
    let right = zero
    const own = booksOf.get(juror) ?? []
    const put = (name: string, part: Fraction) => {
      const index = place.get(name) ?? 0
      line[index] = add(line[index] ?? zero, part)
    }
    put(juror, fraction(BigInt(own.length)))
    for (const { book, value } of own) {
      const readers = jurorsOf.get(book) ?? []
      for (const reader of readers) put(reader.juror, fraction(-1n, BigInt(readers.length)))
      right = add(right, subtract(value, meanOf(readers.map(reader => reader.value))))
    }
    return [...line, right]
  })
}

/** Gauss and Jordan, exactly. */
function solve(lines: Fraction[][]): Fraction[] {
  const size = lines.length
  for (let column = 0; column < size; column++) {
    const found = lines.findIndex((line, index) => index >= column && line[column]?.top !== 0n)
    const pivot = lines[found]
    if (!pivot) throw new Error('these habits cannot be told apart')
    lines[found] = lines[column] ?? pivot
    const by = pivot[column] ?? zero
    const scaled = pivot.map(cell => divide(cell, by))
    lines.forEach((line, index) => {
      const times = line[column] ?? zero
      if (index === column || times.top === 0n) return
      lines[index] = line.map((cell, at) => subtract(cell, multiply(times, scaled[at] ?? zero)))
    })
    lines[column] = scaled
  }
  return lines.map(line => line[size] ?? zero)
}
