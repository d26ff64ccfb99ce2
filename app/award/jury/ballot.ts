import { type Grade, grades } from '../count/award-rule.ts'

export type BallotValues = { grades: Record<string, Grade>; preference: string[] }

export const gradeField = (bookId: string) => `grade-${bookId}`
export const placeField = (bookId: string) => `place-${bookId}`

/** A draft, or why what came is none. Grades and places are read for the books of the list; any other is refused. */
export type BallotRead = BallotValues | 'odd-grade' | 'not-listed' | 'odd-preference'

/** What came with the form of one nomination, for the books this juror may judge. */
export function ballotIn(fields: Readonly<Record<string, string>>, listed: readonly string[]): BallotRead {
  const given: Record<string, Grade> = {}
  const places: { bookId: string; place: number }[] = []
  for (const [name, value] of Object.entries(fields)) {
    const [, kind, bookId = ''] = /^(grade|place)-(.*)$/s.exec(name) ?? []
    if (!kind || value === '') continue
    if (!listed.includes(bookId)) return 'not-listed'
    if (kind === 'grade') {
      const grade = grades.find(one => one === value)
      if (!grade) return 'odd-grade'
      given[bookId] = grade
    } else {
      const place = /^[0-9]{1,2}$/.test(value) ? Number(value) : 0
      if (place < 1 || place > listed.length) return 'odd-preference'
      places.push({ bookId, place })
    }
  }
  if (new Set(places.map(({ place }) => place)).size !== places.length) return 'odd-preference'
  places.sort((one, other) => one.place - other.place)
  return { grades: given, preference: places.map(({ bookId }) => bookId) }
}

/** How many books still wait for their word. */
export function ungraded(given: Readonly<Record<string, Grade>>, listed: readonly string[]): number {
  return listed.filter(bookId => given[bookId] === undefined).length
}
