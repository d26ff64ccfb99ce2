import { and, asc, eq, inArray } from 'drizzle-orm'
import { people } from '../../accounts/tables.ts'
import { openFair } from '../../editions/open-fair.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { lastVersion } from '../find-application.server.ts'
import { exhibitorApplications, exhibitorVersions } from '../tables.ts'
import { hasVoted } from './add-comment.server.ts'
import { hasConflict, isAsked } from './record-vote.server.ts'
import {
  councilAssignments,
  councilComments,
  councilConflicts,
  councilFlags,
  councilVotes,
} from './tables.ts'

export type QueueRow = {
  id: string
  number: number
  name: { ru: string; en: string }
  kind: string
  section: string
  city: string
  score: number | null
  isFlagged: boolean
  hasConflict: boolean
}

/** What a member has to judge, in the order it came in. Of what they stand back from, no more than its number. */
export async function readQueue(db: Db, personId: string): Promise<QueueRow[]> {
  const rows = await db
    .select({ id: exhibitorApplications.id, number: exhibitorApplications.number })
    .from(exhibitorApplications)
    .where(
      and(eq(exhibitorApplications.editionId, openFair.id), eq(exhibitorApplications.state, 'in-review')),
    )
    .orderBy(asc(exhibitorApplications.submittedAt), asc(exhibitorApplications.number))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const versions = await latestVersions(db, ids)
  const assigned = await db
    .select()
    .from(councilAssignments)
    .where(inArray(councilAssignments.applicationId, ids))
  const mine = <Row extends { applicationId: string }>(list: readonly Row[]) =>
    new Map(list.map(row => [row.applicationId, row]))
  const votes = mine(await db.select().from(councilVotes).where(eq(councilVotes.personId, personId)))
  const flags = mine(await db.select().from(councilFlags).where(eq(councilFlags.personId, personId)))
  const conflicts = mine(
    await db.select().from(councilConflicts).where(eq(councilConflicts.personId, personId)),
  )
  return rows.flatMap(({ id, number }) => {
    const named = assigned.filter(({ applicationId }) => applicationId === id)
    if (named.length > 0 && !named.some(one => one.personId === personId)) return []
    const standsBack = conflicts.has(id)
    const fields = standsBack ? {} : (versions.get(id)?.fields ?? {})
    const { nameRu = '', nameEn = '', kind = '', section = '', city = '' } = fields
    return [
      {
        id,
        number,
        name: { ru: nameRu, en: nameEn },
        kind,
        section,
        city,
        score: votes.get(id)?.score ?? null,
        isFlagged: flags.has(id),
        hasConflict: standsBack,
      },
    ]
  })
}

/** What was submitted last, of each. */
export async function latestVersions(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, typeof exhibitorVersions.$inferSelect>()
  const rows = await db
    .select()
    .from(exhibitorVersions)
    .where(inArray(exhibitorVersions.applicationId, [...ids]))
    .orderBy(asc(exhibitorVersions.number))
  return new Map(rows.map(row => [row.applicationId, row]))
}

/** Whether an application is before the council and this member's to judge: asked for every picture, so it asks for little. */
export async function mayJudge(db: Db, applicationId: string, personId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: exhibitorApplications.id })
    .from(exhibitorApplications)
    .where(
      and(
        eq(exhibitorApplications.id, applicationId),
        eq(exhibitorApplications.editionId, openFair.id),
        eq(exhibitorApplications.state, 'in-review'),
      ),
    )
  if (!row || (await hasConflict(db, applicationId, personId))) return false
  return isAsked(db, applicationId, personId)
}

/** One application as a member may see it; null where they may not. Colleagues' opinions come with one's own. */
export async function readForMember(db: Db, applicationId: string, personId: string) {
  const queue = await readQueue(db, personId)
  const place = queue.findIndex(({ id }) => id === applicationId)
  const row = queue[place]
  if (!row || row.hasConflict || (await hasConflict(db, applicationId, personId))) return null
  const version = await lastVersion(db, applicationId)
  if (!version) return null
  const all = await db
    .select({
      personId: councilVotes.personId,
      name: people.name,
      score: councilVotes.score,
      forColleagues: councilVotes.forColleagues,
      forApplicant: councilVotes.forApplicant,
      votedAt: councilVotes.votedAt,
    })
    .from(councilVotes)
    .innerJoin(people, eq(people.id, councilVotes.personId))
    .where(eq(councilVotes.applicationId, applicationId))
    .orderBy(asc(councilVotes.votedAt))
  const own = all.find(vote => vote.personId === personId) ?? null
  const isOpen = await hasVoted(db, applicationId, personId)
  const others = all.filter(vote => vote.personId !== personId)
  return {
    row,
    place,
    queue,
    version,
    own,
    /** How many have voted is no secret; what, is. */
    othersCount: others.length,
    others: isOpen ? others : null,
    comments: isOpen ? await commentsOn(db, applicationId) : null,
  }
}

async function commentsOn(db: Db, applicationId: string) {
  return db
    .select({ id: councilComments.id, name: people.name, text: councilComments.text, at: councilComments.at })
    .from(councilComments)
    .innerJoin(people, eq(people.id, councilComments.personId))
    .where(eq(councilComments.applicationId, applicationId))
    .orderBy(asc(councilComments.id))
}
