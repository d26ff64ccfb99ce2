/**
 * Majority judgement: a book is worth the word that its jurors agree on, half of them giving at least that. A grade is its
 * place in the list of grades: 0 is the best.
 */

/** The grade in the middle, from the best to the worst; of two middles the worse. Null where nobody has graded. */
export function medianGrade(given: readonly number[]): number | null {
  return given.toSorted(ascending)[Math.floor(given.length / 2)] ?? null
}

/**
 * Which of two books is better (below zero: the first). Where medians are level, one grade like the median is struck from
 * each and the rest compared, until they differ. If one has more grades than the other, because a juror stood back, each
 * grade is counted so many times that both have equally many: shares are compared, not numbers.
 */
export function compareBooks(first: readonly number[], second: readonly number[]): number {
  if (first.length === 0 || second.length === 0) return second.length - first.length
  const one = inStrikingOrder(repeated(first, second.length))
  const other = inStrikingOrder(repeated(second, first.length))
  for (const [place, grade] of one.entries()) {
    const difference = grade - (other[place] ?? grade)
    if (difference !== 0) return difference
  }
  return 0
}

/** The medians one after another, each as it comes once those before it are struck. */
function inStrikingOrder(given: readonly number[]): number[] {
  const sorted = given.toSorted(ascending)
  const middle = Math.floor(sorted.length / 2)
  // With an odd number the next worse comes first, with an even one the next better; then they take turns.
  const turn = sorted.length % 2 === 1 ? 1 : -1
  return sorted.map((_, step) => {
    const away = Math.ceil(step / 2) * (step % 2 === 1 ? turn : -turn)
    return sorted[middle + away] ?? 0
  })
}

function repeated(given: readonly number[], times: number): number[] {
  return given.flatMap(grade => Array<number>(times).fill(grade))
}

function ascending(a: number, b: number): number {
  return a - b
}
