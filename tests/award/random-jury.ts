import type { JuryPapers } from '../../app/award/count/award-result.ts'
import {
  type Criterion,
  criteria,
  type Grade,
  grades,
  type Nomination,
  nominations,
} from '../../app/award/count/award-rule.ts'
import type { Absence } from '../../app/award/count/first-round.ts'

export type Dice = (sides: number) => number

/** Throws that can be thrown again: a number below `sides`, by mulberry32. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  return sides => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides) | 0
  }
}

/**
 * A jury of three to seven with its books: strict and mild jurors, jurors who stand back or abstain, ballots that are
 * missing, and so few words in use that ties abound.
 */
export function randomJury(dice: Dice): JuryPapers {
  const jurors = Array.from({ length: 3 + dice(5) }, (_, index) => `juror-${index + 1}`)
  const kinds = nominations.slice(0, 1 + dice(2))
  const books = Array.from({ length: 2 + dice(6) }, (_, index) => ({
    id: `book-${index + 1}`,
    nomination: kinds[dice(kinds.length)] ?? 'research',
  }))
  const readers = 2 + dice(4)
  const absences: Absence[] = []
  const sheets: { juror: string; book: string; halves: Record<Criterion, number> }[] = []
  // Most juries use few points: there ties are common.
  const points = [1, 3, 3, 19][dice(4)] ?? 19
  for (const { id } of books) {
    for (const juror of jurors) {
      const lot = dice(20)
      if (lot === 0) absences.push({ juror, book: id, kind: 'recused' })
      if (lot === 1) absences.push({ juror, book: id, kind: 'abstained' })
      // Some have scored before they stood back.
      if (lot < 2 && dice(2) === 0) continue
      if (dice(jurors.length) >= readers) continue
      sheets.push({ juror, book: id, halves: halvesOf(dice, points) })
      // Of some it turns out when the shortlist stands.
      if (lot === 2) absences.push({ juror, book: id, kind: 'recused-late' })
    }
  }
  const ballots = jurors.flatMap(juror =>
    kinds.flatMap((nomination: Nomination) => {
      if (dice(8) === 0) return []
      const words = 1 + dice(3)
      const own = books.filter(book => book.nomination === nomination)
      const given = own.map(({ id }) => [id, grades[dice(words) + dice(3)] ?? 'reject'] as [string, Grade])
      return [
        {
          juror,
          nomination,
          grades: Object.fromEntries(given.filter(() => dice(12) > 0)),
        },
      ]
    }),
  )
  const favourite = books[dice(books.length)]?.id ?? null
  const prizeVotes = jurors
    .filter(() => dice(12) > 0)
    .map(juror => ({ juror, book: dice(10) > 0 ? favourite : (books[dice(books.length)]?.id ?? null) }))
  const preferences = Object.fromEntries(
    kinds.map(kind => {
      const own = books.filter(book => book.nomination === kind && dice(6) > 0).map(({ id }) => id)
      return [kind, shuffled(dice, own)]
    }),
  )
  // Now and then an author asks to be forgotten when the shortlist stands.
  const left = books.filter(() => dice(20) === 0)
  return {
    books: books.filter(book => !left.includes(book)),
    ...(left.length > 0 && { left }),
    ...{ sheets, absences, ballots, prizeVotes, preferences },
  }
}

function halvesOf(dice: Dice, points: number): Record<Criterion, number> {
  return Object.fromEntries(criteria.map(name => [name, 2 + dice(points)])) as Record<Criterion, number>
}

export function shuffled<T>(dice: Dice, all: readonly T[]): T[] {
  const rest = [...all]
  return all.map(() => rest.splice(dice(rest.length), 1)[0] as T)
}
