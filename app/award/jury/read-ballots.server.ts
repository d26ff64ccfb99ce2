import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { awardRule, type Nomination, nominations } from '../count/award-rule.ts'
import { readStage } from '../stage/take-stage-step.server.ts'
import { awardApplications } from '../tables.ts'
import { ungraded } from './ballot.ts'
import { type Juror, readJury } from './find-juror.server.ts'
import { hasShortlist, readAccess } from './read-access.server.ts'
import { readBooks } from './read-shelf.server.ts'
import { awardBallots, awardPrizeVotes } from './tables.ts'

export type Turnout = 'cast' | 'abstained' | 'not-yet'

/** The second round as this juror sees it: the shortlist, their own ballots, and of the others who has cast one. */
export async function readSecondRound(db: Db, edition: Edition, juror: Juror, now: Date) {
  const at = await readStage(db, edition, now)
  const access = await readAccess(db, edition, juror.id, at)
  const books = await readBooks(db, juror, access, [...access.shortlisted])
  const handedIn = await db.select().from(awardBallots).where(eq(awardBallots.editionId, edition.id))
  const jury = await readJury(db, edition)
  const rounds = nominations
    .map(nomination => {
      const listed = books.filter(book => book.nomination === nomination)
      const all = handedIn.filter(row => row.nomination === nomination)
      const own = all.find(row => row.jurorId === juror.id) ?? null
      const free = listed.filter(({ progress }) => progress.is !== 'recused')
      return {
        nomination,
        // For every juror another order, the same each time: nobody's list begins with the same book.
        books: listed.toSorted((one, other) => (lotOf(juror, one.id) < lotOf(juror, other.id) ? -1 : 1)),
        own,
        left: own?.outcome
          ? 0
          : ungraded(
              own?.grades ?? {},
              free.map(({ id }) => id),
            ),
        judged: free.length,
        cast: all.filter(({ outcome }) => outcome === 'cast').length,
        turnout: jury.map(({ id, name, isChair }) => ({
          name,
          isChair,
          isYou: id === juror.id,
          did: (all.find(row => row.jurorId === id)?.outcome ?? 'not-yet') as Turnout,
        })),
      }
    })
    .filter(round => round.books.length > 0)
  return { at, isOpen: hasShortlist(at.stage), quorum: awardRule.quorum, size: jury.length, rounds, access }
}

/** Every admitted book the juror may name for the jury prize, and what they have said. */
export async function readPrize(db: Db, edition: Edition, juror: Juror, recused: ReadonlySet<string>) {
  const rows = await db
    .select({ id: awardApplications.id })
    .from(awardApplications)
    .where(and(eq(awardApplications.editionId, edition.id), eq(awardApplications.state, 'admitted')))
  const ids = rows.map(({ id }) => id).filter(id => !recused.has(id))
  const books = await readBooks(db, juror, { recused }, ids)
  const [vote] = await db
    .select()
    .from(awardPrizeVotes)
    .where(and(eq(awardPrizeVotes.editionId, edition.id), eq(awardPrizeVotes.jurorId, juror.id)))
  return { books, vote: vote ? { bookId: vote.applicationId } : null }
}

export function isRound(text: string | null): text is Nomination {
  return (nominations as readonly (string | null)[]).includes(text)
}

function lotOf({ id }: Juror, bookId: string): string {
  return createHash('sha256').update(`${id} ${bookId}`).digest('hex')
}
