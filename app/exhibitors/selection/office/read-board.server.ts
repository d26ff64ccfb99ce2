import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { people } from '../../../accounts/tables.ts'
import { stands } from '../../../content/stands/tables.ts'
import { openFair } from '../../../editions/open-fair.ts'
import { sectionLetters } from '../../../participants/kinds.ts'
import type { Db } from '../../../platform/database/transaction.server.ts'
import { exhibitorApplications } from '../../tables.ts'
import { averageOf, type Decision, isDisputed, type Score } from '../decisions.ts'
import { latestVersions } from '../read-queue.server.ts'
import { councilAssignments, councilConflicts, councilDecisions, councilVotes } from '../tables.ts'

/** How many stands each section of a fair has to give. */
export async function readLimits(db: Db, fair: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ letter: sql<string>`left(${stands.code}, 1)`, count: sql`count(*)`.mapWith(Number) })
    .from(stands)
    .where(and(eq(stands.editionId, fair), eq(stands.isOffered, true)))
    .groupBy(sql`1`)
  const byLetter = new Map(rows.map(({ letter, count }) => [letter, count]))
  return Object.fromEntries(
    Object.entries(sectionLetters).map(([section, letter]) => [section, byLetter.get(letter) ?? 0]),
  )
}

export type BoardRow = {
  id: string
  number: number
  state: string
  name: { ru: string; en: string }
  city: string
  /** Where it would hang: as decided, else as wished. */
  section: string
  /** Whose works it shows, by name. */
  artists: string[]
  /** Who is asked to judge it, by id. */
  judges: string[]
  average: number | null
  votes: { name: string; score: number; forColleagues: string; forApplicant: string }[]
  conflicts: { name: string; reason: string }[]
  /** How many are asked to vote: those named, else the whole council, without those who stand back. */
  asked: number
  isDisputed: boolean
  decision: { decision: Decision; message: string; changesUntil: string | null; by: string } | null
}

/** Everything of a fair before the council, and its waiting list, with what each member thinks. For the secretary alone. */
export async function readBoard(db: Db, fair: string): Promise<BoardRow[]> {
  const rows = await db
    .select({
      id: exhibitorApplications.id,
      number: exhibitorApplications.number,
      state: exhibitorApplications.state,
    })
    .from(exhibitorApplications)
    .where(
      and(
        eq(exhibitorApplications.editionId, fair),
        inArray(exhibitorApplications.state, ['in-review', 'waiting-list']),
      ),
    )
    .orderBy(asc(exhibitorApplications.number))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const versions = await latestVersions(db, ids)
  const council = await db.select({ id: people.id }).from(people).where(eq(people.role, 'council'))
  const [votes, conflicts, assigned, decided] = [
    await db
      .select({ vote: councilVotes, name: people.name })
      .from(councilVotes)
      .innerJoin(people, eq(people.id, councilVotes.personId))
      .where(inArray(councilVotes.applicationId, ids))
      .orderBy(asc(people.name)),
    await db
      .select({ conflict: councilConflicts, name: people.name })
      .from(councilConflicts)
      .innerJoin(people, eq(people.id, councilConflicts.personId))
      .where(inArray(councilConflicts.applicationId, ids)),
    await db.select().from(councilAssignments).where(inArray(councilAssignments.applicationId, ids)),
    await db.select().from(councilDecisions).where(inArray(councilDecisions.applicationId, ids)),
  ]
  const votesOf = Map.groupBy(votes, ({ vote }) => vote.applicationId)
  const conflictsOf = Map.groupBy(conflicts, ({ conflict }) => conflict.applicationId)
  const assignedOf = Map.groupBy(assigned, ({ applicationId }) => applicationId)
  const settledOf = new Map(
    decided.filter(({ releasedAt }) => releasedAt === null).map(row => [row.applicationId, row]),
  )
  return rows.map(({ id, number, state }) => {
    const { nameRu = '', nameEn = '', city = '', section = '' } = versions.get(id)?.fields ?? {}
    const own = votesOf.get(id) ?? []
    const back = conflictsOf.get(id) ?? []
    const named = assignedOf.get(id) ?? []
    const asked = named.length > 0 ? named.map(({ personId }) => personId) : council.map(one => one.id)
    const judges = asked.filter(person => !back.some(({ conflict }) => conflict.personId === person))
    const settled = settledOf.get(id)
    const scores = own.map(({ vote }) => vote.score as Score)
    return {
      id,
      number,
      state,
      name: { ru: nameRu, en: nameEn },
      city,
      section: settled?.section ?? section,
      artists: [...new Set((versions.get(id)?.works ?? []).flatMap(({ fields }) => fields.artist || []))],
      judges,
      average: averageOf(scores),
      votes: own.map(({ vote, name }) => ({
        name,
        score: vote.score,
        forColleagues: vote.forColleagues,
        forApplicant: vote.forApplicant,
      })),
      conflicts: back.map(({ conflict, name }) => ({ name, reason: conflict.reason })),
      asked: judges.length,
      isDisputed: isDisputed(scores),
      decision: settled
        ? {
            decision: settled.decision,
            message: settled.message,
            changesUntil: settled.changesUntil,
            by: settled.decidedBy,
          }
        : null,
    }
  })
}

/** Who sits in the council, by name. */
export function readCouncil(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(eq(people.role, 'council'))
    .orderBy(asc(people.name))
}

/** How many have been submitted to the open fair and wait for the review to begin. */
export async function countSubmitted(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(exhibitorApplications)
    .where(
      and(eq(exhibitorApplications.editionId, openFair.id), eq(exhibitorApplications.state, 'submitted')),
    )
  return row?.count ?? 0
}
