import { and, asc, eq, inArray } from 'drizzle-orm'
import type pg from 'pg'
import { people } from '../../accounts/tables.ts'
import { openFair } from '../../editions/open-fair.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { Reason } from '../states.ts'
import { exhibitorApplications } from '../tables.ts'
import { type ApplicationRow, lockApplication, takeStep } from '../take-step.server.ts'
import { spread } from './spread.ts'
import { councilAssignments, councilConflicts, councilVotes } from './tables.ts'

type Given = { pool: pg.Pool; person: Person; now: Date }

export type AssignmentOutcome =
  | { ok: true }
  | { ok: false; reason: Reason | 'unknown' | 'no-member' | 'member-stands-back' | 'member-has-voted' }

/** Who judges an application; nobody named is everybody. Whoever stands back is not asked, whoever has voted stays. */
export async function setAssignment(
  { pool, person, now }: Given,
  applicationId: string,
  members: readonly string[],
): Promise<AssignmentOutcome> {
  return transaction(pool, async tx => {
    const application = await lockApplication(tx, applicationId)
    if (application?.editionId !== openFair.id) return { ok: false, reason: 'unknown' }
    const known = await councilIn(tx)
    if (members.some(id => !known.has(id))) return { ok: false, reason: 'no-member' }
    const { conflicts, votes } = await factsOf(tx, [applicationId])
    if (conflicts.some(({ personId }) => members.includes(personId)))
      return { ok: false, reason: 'member-stands-back' }
    if (
      members.length > 0 &&
      votes.some(({ personId }) => known.has(personId) && !members.includes(personId))
    )
      return { ok: false, reason: 'member-has-voted' }
    return keep(tx, application, members, known, { person, now })
  })
}

export type SpreadScope = 'unassigned' | 'all'

/** Everything before the council, spread evenly; the rest as it was. How many applications changed hands. */
export async function spreadAssignments(
  { pool, person, now }: Given,
  { votesEach, scope }: { votesEach: number; scope: SpreadScope },
): Promise<number> {
  return transaction(pool, async tx => {
    const rows = await lockInReview(tx)
    const ids = rows.map(({ id }) => id)
    const known = await councilIn(tx)
    const { conflicts, votes, named } = await factsOf(tx, ids)
    const of = (list: readonly { applicationId: string; personId: string }[], id: string) =>
      list.filter(({ applicationId }) => applicationId === id).map(({ personId }) => personId)
    const asked = rows.filter(({ id }) => scope === 'all' || of(named, id).length === 0)
    const shares = spread(
      asked.map(({ id }) => ({ id, conflicts: of(conflicts, id), voted: of(votes, id) })),
      [...known.keys()],
      votesEach,
    )
    let changed = 0
    for (const row of asked) {
      const wished = shares.get(row.id) ?? []
      if (sameMembers(wished, of(named, row.id))) continue
      const kept = await keep(tx, row, wished, known, { person, now })
      if (!kept.ok) throw new Error(`an application could not be given out: ${kept.reason}`)
      changed += 1
    }
    return changed
  })
}

/** Everybody judges everything again. */
export async function clearAssignments({ pool, person, now }: Given): Promise<number> {
  return transaction(pool, async tx => {
    const rows = await lockInReview(tx)
    const { named } = await factsOf(
      tx,
      rows.map(({ id }) => id),
    )
    const given = rows.filter(({ id }) => named.some(({ applicationId }) => applicationId === id))
    for (const row of given) {
      const kept = await keep(tx, row, [], new Map(), { person, now })
      if (!kept.ok) throw new Error(`an application could not be given back: ${kept.reason}`)
    }
    return given.length
  })
}

async function keep(
  tx: Tx,
  application: ApplicationRow,
  members: readonly string[],
  known: ReadonlyMap<string, string>,
  { person, now }: { person: Person; now: Date },
): Promise<AssignmentOutcome> {
  const details = { members: members.map(id => known.get(id) ?? '').join(', ') }
  const by = { actor: 'secretary', who: person.email, now } as const
  const step = await takeStep(tx, application, 'assign', by, { details })
  if (!step.ok) return step
  await tx.delete(councilAssignments).where(eq(councilAssignments.applicationId, application.id))
  if (members.length > 0)
    await tx
      .insert(councilAssignments)
      .values(members.map(personId => ({ applicationId: application.id, personId })))
  return { ok: true }
}

function lockInReview(tx: Tx): Promise<ApplicationRow[]> {
  return tx
    .select()
    .from(exhibitorApplications)
    .where(
      and(eq(exhibitorApplications.editionId, openFair.id), eq(exhibitorApplications.state, 'in-review')),
    )
    .orderBy(asc(exhibitorApplications.id))
    .for('update')
}

/** The council by id, with their names. */
async function councilIn(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(eq(people.role, 'council'))
    .orderBy(asc(people.name), asc(people.id))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function factsOf(tx: Tx, ids: readonly string[]) {
  const own = [...ids]
  if (own.length === 0) return { conflicts: [], votes: [], named: [] }
  return {
    conflicts: await tx.select().from(councilConflicts).where(inArray(councilConflicts.applicationId, own)),
    votes: await tx.select().from(councilVotes).where(inArray(councilVotes.applicationId, own)),
    named: await tx.select().from(councilAssignments).where(inArray(councilAssignments.applicationId, own)),
  }
}

function sameMembers(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join()
}
