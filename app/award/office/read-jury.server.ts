import { and, asc, eq, or } from 'drizzle-orm'
import { people } from '../../accounts/tables.ts'
import type { Edition } from '../../editions/edition.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { awardRule, type Nomination, nominations } from '../count/award-rule.ts'
import { countFirstRound } from '../count/first-round.ts'
import { readPapers } from '../jury/read-papers.server.ts'
import {
  awardAssignments,
  awardBallots,
  awardJurors,
  awardPrizeVotes,
  awardRecusals,
  awardReminders,
  awardSheets,
} from '../jury/tables.ts'
import { awardApplications } from '../tables.ts'
import type { AwardStage } from '../way/award-phases.ts'

/** What somebody is to a book: they still owe a sheet, have handed one in, abstained, or stand back. */
export type Part = 'owes' | 'sent' | 'abstained' | 'stands-back'

export type BookRow = {
  id: string
  number: number
  title: string
  nomination: Nomination
  parts: { jurorId: string; part: Part; kind: string; note: string; declaredBy: string; isAsked: boolean }[]
}

export type JurorRow = {
  id: string
  name: string
  email: string
  locale: string
  isMember: boolean
  isChair: boolean
  asked: number
  done: number
  away: number
  /** What is still to be handed in at this stage: sheets, or ballots with the vote for the jury prize. */
  owed: number
  ballots: number
  isReminded: boolean
}

/**
 * The jury's work as it stands: who reads what and who owes what. Never what anybody thinks of a book. As many questions
 * for two thousand books as for two.
 */
export async function readJury(
  db: Db | Tx,
  edition: Edition,
  { stage, now }: { stage: AwardStage; now: Date },
) {
  const books = await readBooks(db, edition.id)
  const members = await db
    .select({
      id: people.id,
      name: people.name,
      email: people.email,
      locale: people.locale,
      isChair: awardJurors.isChair,
    })
    .from(people)
    .leftJoin(awardJurors, and(eq(awardJurors.jurorId, people.id), eq(awardJurors.editionId, edition.id)))
    .where(or(eq(people.role, 'juror'), eq(awardJurors.editionId, edition.id)))
    .orderBy(asc(people.name), asc(people.id))
  const reminders = await db
    .select({ jurorId: awardReminders.jurorId })
    .from(awardReminders)
    .where(eq(awardReminders.day, dayOf(now)))
  const vote = await readVote(db, edition.id, stage)
  const parts = Map.groupBy(
    books.flatMap(book => book.parts),
    ({ jurorId }) => jurorId,
  )
  const jurors = members.map((member): JurorRow => {
    const own = parts.get(member.id) ?? []
    const count = (...wanted: Part[]) => own.filter(({ part }) => wanted.includes(part)).length
    const isMember = member.isChair !== null
    const ballots = vote.ballots.get(member.id) ?? 0
    const owedVotes = vote.asked - ballots
    const owed = stage === 'first-round' ? count('owes') : stage === 'second-round' ? owedVotes : 0
    return {
      ...member,
      isMember,
      isChair: member.isChair === true,
      asked: count('owes', 'sent', 'abstained'),
      done: count('sent', 'abstained'),
      away: count('stands-back'),
      owed: isMember ? owed : 0,
      ballots,
      isReminded: reminders.some(({ jurorId }) => jurorId === member.id),
    }
  })
  return { books, jurors, ballotsAsked: vote.asked }
}

async function readBooks(db: Db | Tx, editionId: string): Promise<BookRow[]> {
  const books = await db
    .select({
      id: awardApplications.id,
      number: awardApplications.number,
      nomination: awardApplications.nomination,
      fields: awardApplications.fields,
    })
    .from(awardApplications)
    .where(and(eq(awardApplications.editionId, editionId), eq(awardApplications.state, 'admitted')))
    .orderBy(asc(awardApplications.number))
  const assigned = await db
    .select({ applicationId: awardAssignments.applicationId, jurorId: awardAssignments.jurorId })
    .from(awardAssignments)
  const sheets = await db
    .select({
      applicationId: awardSheets.applicationId,
      jurorId: awardSheets.jurorId,
      outcome: awardSheets.outcome,
    })
    .from(awardSheets)
  const recusals = await db.select().from(awardRecusals)
  const assignedTo = Map.groupBy(assigned, row => row.applicationId)
  const sheetsOf = Map.groupBy(sheets, row => row.applicationId)
  const recusedFrom = Map.groupBy(recusals, row => row.applicationId)
  return books.map(({ id, number, nomination, fields }) => {
    const away = recusedFrom.get(id) ?? []
    const handedIn = (sheetsOf.get(id) ?? []).filter(row => row.outcome !== null)
    const asked = new Set((assignedTo.get(id) ?? []).map(({ jurorId }) => jurorId))
    const readers = new Set([...asked, ...handedIn.map(({ jurorId }) => jurorId)])
    for (const { jurorId } of away) readers.delete(jurorId)
    return {
      id,
      number,
      nomination,
      title: fields.title ?? '',
      parts: [
        ...[...readers].map(jurorId => {
          const outcome = handedIn.find(row => row.jurorId === jurorId)?.outcome
          const isAsked = asked.has(jurorId)
          return { jurorId, part: outcome ?? 'owes', kind: '', note: '', declaredBy: '', isAsked } as const
        }),
        ...away.map(({ jurorId, kind, note, declaredBy }) => {
          const isAsked = asked.has(jurorId)
          return { jurorId, part: 'stands-back', kind, note, declaredBy, isAsked } as const
        }),
      ],
    }
  })
}

/** How much each has to hand in in the second round, and has: a ballot for every shortlist, and the jury prize. */
async function readVote(db: Db | Tx, editionId: string, stage: AwardStage) {
  const ballots = new Map<string, number>()
  if (stage !== 'second-round') return { asked: 0, ballots }
  const { books } = countFirstRound(await readPapers(db, editionId), awardRule)
  const voted = nominations.filter(nomination =>
    books.some(line => line.isShortlisted && line.nomination === nomination),
  )
  const cast = await db
    .select({
      jurorId: awardBallots.jurorId,
      nomination: awardBallots.nomination,
      outcome: awardBallots.outcome,
    })
    .from(awardBallots)
    .where(eq(awardBallots.editionId, editionId))
  const prizes = await db
    .select({ jurorId: awardPrizeVotes.jurorId })
    .from(awardPrizeVotes)
    .where(eq(awardPrizeVotes.editionId, editionId))
  const counted = [...cast.filter(row => row.outcome && voted.includes(row.nomination)), ...prizes]
  for (const { jurorId } of counted) ballots.set(jurorId, (ballots.get(jurorId) ?? 0) + 1)
  return { asked: voted.length + 1, ballots }
}
