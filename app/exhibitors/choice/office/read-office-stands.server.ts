import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import { people } from '../../../accounts/tables.ts'
import { stands } from '../../../content/stands/tables.ts'
import type { Db } from '../../../platform/database/transaction.server.ts'
import { isLapsed } from '../../stands/find-hold.server.ts'
import { standChanges, standHolds } from '../../stands/tables.ts'
import { exhibitorApplications as applications } from '../../tables.ts'

/** Every stand of a fair with whoever has it now: what the office sees and exhibitors do not. */
export async function readOfficeStands(db: Db, fair: string, now: Date) {
  const rows = await db
    .select({ stand: stands, hold: standHolds, application: applications, email: people.email })
    .from(stands)
    .leftJoin(
      standHolds,
      and(
        eq(standHolds.editionId, stands.editionId),
        eq(standHolds.standCode, stands.code),
        ne(standHolds.state, 'released'),
      ),
    )
    .leftJoin(applications, eq(applications.id, standHolds.applicationId))
    .leftJoin(people, eq(people.id, applications.personId))
    .where(eq(stands.editionId, fair))
    .orderBy(asc(stands.code))
  return rows.map(({ stand, hold, application, email }) => {
    const living = hold && !isLapsed(hold, now) ? hold : null
    const isOverdue = living?.invoicedAt != null && living.until !== null && living.until <= now
    return { stand, hold: living, application: living && application, email: living && email, isOverdue }
  })
}

export type OfficeStand = Awaited<ReturnType<typeof readOfficeStands>>[number]

/** Everything that has happened to a stand, the last first, with who did it where it was a person. */
export async function readStandHistory(db: Db, fair: string, code: string) {
  const changes = await db
    .select({ change: standChanges, number: applications.number })
    .from(standChanges)
    .leftJoin(applications, eq(applications.id, standChanges.applicationId))
    .where(and(eq(standChanges.editionId, fair), eq(standChanges.standCode, code)))
    .orderBy(desc(standChanges.id))
    .limit(historyShown)
  const actors = [...new Set(changes.map(({ change }) => change.actor))].filter(actor => uuid.test(actor))
  const known = actors.length
    ? await db.select({ id: people.id, email: people.email }).from(people).where(inArray(people.id, actors))
    : []
  const emails = new Map(known.map(({ id, email }) => [id, email]))
  return changes.map(({ change, number }) => ({
    ...change,
    number,
    who: emails.get(change.actor) ?? change.actor,
  }))
}

const historyShown = 200
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Those who may be given a stand, or another one. */
export async function readWithoutPayment(db: Db, fair: string) {
  return db
    .select({
      id: applications.id,
      number: applications.number,
      nameRu: applications.nameRu,
      nameEn: applications.nameEn,
      state: applications.state,
    })
    .from(applications)
    .where(
      and(
        eq(applications.editionId, fair),
        inArray(applications.state, ['accepted', 'stand-held', 'awaiting-payment']),
      ),
    )
    .orderBy(asc(applications.number))
    .limit(500)
}
