import type { Grade, Nomination } from '../count/award-rule.ts'
import type { SecondRound } from '../count/second-round.ts'
import type { Protocol, ProtocolBook } from '../seal/protocol.ts'

export type Prize = Nomination | 'jury-prize'
export type Laureate = ProtocolBook & { notes: string[] }
export type GivenPrize = {
  prize: Prize
  /** Nobody, one, or several who share it. */
  laureates: Laureate[]
  outcome: SecondRound['outcome']
}
export type VotedBook = {
  id: string
  title: string
  author: string
  counts: number[]
  median: Grade | null
  place: number | null
  isWinner: boolean
}
export type Vote = Pick<SecondRound, 'nomination' | 'ballots' | 'outcome' | 'decidedBy'> & {
  books: VotedBook[]
}

export type ResultView = {
  prizes: GivenPrize[]
  votes: Vote[]
  applications: Protocol['applications']
  jurors: number
}

/** A protocol as a page tells it. */
export function resultView(protocol: Protocol): ResultView {
  const { result, books, notes } = protocol
  const bookOf = (id: string): Laureate[] => {
    const book = books.find(one => one.id === id)
    return book ? [{ ...book, notes: notes.filter(note => note.book === id).map(({ text }) => text) }] : []
  }
  const prizes = result.secondRound.map(
    ({ nomination, winners, outcome }): GivenPrize => ({
      prize: nomination,
      laureates: winners.flatMap(bookOf),
      outcome,
    }),
  )
  const { book } = result.juryPrize
  const juryPrize: GivenPrize = {
    prize: 'jury-prize',
    laureates: book ? bookOf(book) : [],
    outcome: book ? 'awarded' : 'not-awarded',
  }
  return {
    prizes: [...prizes, juryPrize],
    votes: result.secondRound.flatMap(round => voteOf(round, bookOf)),
    applications: protocol.applications,
    jurors: jurorsIn(protocol).size,
  }
}

/** What somebody has won by this protocol: the prizes of one book. */
export function prizesOf(protocol: Protocol, id: string): Prize[] {
  return resultView(protocol).prizes.flatMap(({ prize, laureates }) =>
    laureates.some(book => book.id === id) ? [prize] : [],
  )
}

function voteOf(round: SecondRound, bookOf: (id: string) => Laureate[]): Vote[] {
  const { nomination, ballots, outcome, decidedBy, winners } = round
  if (round.books.length === 0) return []
  const books = round.books.flatMap(({ book, counts, median, place }) =>
    bookOf(book).map(({ id, title, author }) => ({
      id,
      title,
      author,
      counts,
      median,
      place,
      isWinner: winners.includes(id),
    })),
  )
  return [{ nomination, ballots, outcome, decidedBy, books }]
}

function jurorsIn({ sheets, absences, ballots, prizeVotes }: Protocol): Set<string> {
  return new Set([...sheets, ...absences, ...ballots, ...prizeVotes].map(({ juror }) => juror))
}
