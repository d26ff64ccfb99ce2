export type SharedBook = {
  id: string
  /** Who stands back from it. */
  away: readonly string[]
  /** Who reads it whatever comes: they stay. */
  kept: readonly string[]
}

/**
 * Every book to so many jurors, so that nobody has more than their share: as even as the conflicts of interest allow. Of
 * jurors with equally many books the one is taken who has read least together with the others of the book, so that all
 * are joined by common books and can be compared (`count/adjusted-scores.ts`).
 */
export function shareBooks(
  books: readonly SharedBook[],
  jurors: readonly string[],
  readersEach: number,
): Map<string, string[]> {
  const shares = new Map(books.map(book => [book.id, jurors.filter(id => isKept(book, id))]))
  const loads = new Map(jurors.map(id => [id, 0]))
  const met = new Map<string, number>()
  const load = (id: string) => loads.get(id) ?? 0
  const add = (id: string, by: number) => loads.set(id, load(id) + by)
  for (const readers of shares.values()) for (const id of readers) add(id, 1)
  const free = ({ away }: SharedBook) => jurors.filter(id => !away.includes(id)).length
  // Where the fewest can be asked first, so that the last of them is not already asked everywhere.
  for (const book of books.toSorted((one, other) => free(one) - free(other))) {
    const readers = shares.get(book.id) ?? []
    const others = jurors.filter(id => !book.away.includes(id) && !readers.includes(id))
    while (readers.length < readersEach && others.length > 0) {
      const meetings = (id: string) =>
        readers.reduce((sum, other) => sum + (met.get(pair(id, other)) ?? 0), 0)
      const least = others.reduce((best, id) =>
        load(id) < load(best) || (load(id) === load(best) && meetings(id) < meetings(best)) ? id : best,
      )
      others.splice(others.indexOf(least), 1)
      for (const other of readers) met.set(pair(least, other), (met.get(pair(least, other)) ?? 0) + 1)
      readers.push(least)
      add(least, 1)
    }
  }
  while (evenOut(books, shares, jurors, load)) {
    loads.clear()
    for (const readers of shares.values()) for (const id of readers) add(id, 1)
  }
  return shares
}

/** Hands one book on, over as many hands as it takes, from whoever has two more than another. */
function evenOut(
  books: readonly SharedBook[],
  shares: Map<string, string[]>,
  jurors: readonly string[],
  load: (id: string) => number,
): boolean {
  for (const from of jurors.toSorted((one, other) => load(other) - load(one))) {
    const way = wayDown(from, books, shares, jurors, load)
    if (!way) continue
    for (const { book, giver, taker } of way) {
      const readers = shares.get(book) ?? []
      readers.splice(readers.indexOf(giver), 1, taker)
    }
    return true
  }
  return false
}

type Handing = { book: string; giver: string; taker: string }

function wayDown(
  from: string,
  books: readonly SharedBook[],
  shares: ReadonlyMap<string, string[]>,
  jurors: readonly string[],
  load: (id: string) => number,
): Handing[] | null {
  const reached = new Map<string, Handing[]>([[from, []]])
  for (const [giver, way] of reached) {
    if (load(giver) <= load(from) - 2) return way
    for (const book of books) {
      const readers = shares.get(book.id) ?? []
      // A book goes from hand to hand once on a way.
      if (!readers.includes(giver) || isKept(book, giver) || way.some(one => one.book === book.id)) continue
      for (const taker of jurors) {
        if (reached.has(taker) || readers.includes(taker) || book.away.includes(taker)) continue
        reached.set(taker, [...way, { book: book.id, giver, taker }])
      }
    }
  }
  return null
}

function isKept({ kept, away }: SharedBook, juror: string): boolean {
  return kept.includes(juror) && !away.includes(juror)
}

function pair(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}
