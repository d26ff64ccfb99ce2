import { and, desc, eq } from 'drizzle-orm'
import { fairsEndedBy, isUnderWay, openFair } from '../editions/open-fair.ts'
import type { Db, Tx } from '../platform/database/transaction.server.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { hasReached, isTold, type Stage } from './states.ts'
import { exhibitorApplications, exhibitorHistory, exhibitorVersions } from './tables.ts'
import { type ApplicationRow, lockApplication } from './take-step.server.ts'

/** The one application of a person to the fair that is open; null before the first word. No other is begun or rewritten. */
export async function findOwn(db: Db, personId: string): Promise<ApplicationRow | null> {
  const [row] = await db.select().from(exhibitorApplications).where(isOwn(personId))
  return row ?? null
}

/** Every application of a person, to whichever fair, the latest first: what is theirs stays theirs when another fair is open. */
export function everyOwn(db: Db, personId: string): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(exhibitorApplications)
    .where(eq(exhibitorApplications.personId, personId))
    .orderBy(desc(exhibitorApplications.number))
}

/**
 * The one whose stand or materials somebody is at: of a fair that is not over the latest that has come so far, for the next may
 * open while exhibitors of this one still prepare; else that of the open fair. What a fair that is over leaves stands still.
 */
export async function findOnWay(
  db: Db,
  personId: string,
  { stage, now }: { stage: Stage; now: Date },
): Promise<ApplicationRow | null> {
  const own = await everyOwn(db, personId)
  const over = fairsEndedBy(now)
  return (
    own.find(({ state, editionId }) => hasReached(stage, state) && !over.includes(editionId)) ??
    own.find(({ editionId }) => editionId === openFair.id) ??
    null
  )
}

/** The one that the account opens with: to the open fair, else the latest to a fair that is not over. */
export async function findShown(db: Db, personId: string, now: Date): Promise<ApplicationRow | null> {
  const own = await everyOwn(db, personId)
  const over = fairsEndedBy(now)
  return (
    own.find(({ editionId }) => editionId === openFair.id) ??
    own.find(({ editionId }) => !over.includes(editionId)) ??
    null
  )
}

/**
 * The one that somebody would take back: of the fair that is named, among their own, as long as it is not over; where none is named,
 * the one that the account opens with.
 */
export async function findLeaving(
  db: Db,
  personId: string,
  { fair, now }: { fair: string; now: Date },
): Promise<ApplicationRow | null> {
  if (!fair) return findShown(db, personId, now)
  if (!isUnderWay(fair, now)) return null
  return (await everyOwn(db, personId)).find(({ editionId }) => editionId === fair) ?? null
}

/**
 * The one that a page shows which is not of the open fair alone: of the fair that its address names, among their own and nobody
 * else's; where none is named, the latest that has come so far, or else that of the open fair.
 */
export async function findNamed(
  db: Db,
  personId: string,
  { fair, isFar }: { fair: string | null | undefined; isFar: (own: ApplicationRow) => boolean },
): Promise<ApplicationRow | null> {
  const own = await everyOwn(db, personId)
  if (fair) return own.find(({ editionId }) => editionId === fair) ?? null
  return own.find(isFar) ?? own.find(({ editionId }) => editionId === openFair.id) ?? null
}

/** The same, begun if there is none, and held until the transaction ends. */
export async function lockOwn(
  tx: Tx,
  personId: string,
  { locale, now }: { locale: LocaleCode; now: Date },
): Promise<ApplicationRow> {
  const times = { createdAt: now, updatedAt: now }
  await tx
    .insert(exhibitorApplications)
    .values({ editionId: openFair.id, personId, locale, ...times })
    .onConflictDoNothing({ target: [exhibitorApplications.editionId, exhibitorApplications.personId] })
  const [own] = await tx
    .select({ id: exhibitorApplications.id })
    .from(exhibitorApplications)
    .where(isOwn(personId))
  const row = own && (await lockApplication(tx, own.id))
  if (!row) throw new Error('the application was not stored')
  return row
}

/** Any application, for the office. */
export async function findById(db: Db, id: string): Promise<ApplicationRow | null> {
  const [row] = await db.select().from(exhibitorApplications).where(eq(exhibitorApplications.id, id))
  return row ?? null
}

export type HistoryEntry = typeof exhibitorHistory.$inferSelect

/** What happened, the newest first. An applicant reads of what they are told, by whose part it was and not by whom. */
export async function historyOf(
  db: Db,
  applicationId: string,
  { isForStaff }: { isForStaff: boolean },
): Promise<HistoryEntry[]> {
  const rows = await db
    .select()
    .from(exhibitorHistory)
    .where(eq(exhibitorHistory.applicationId, applicationId))
    .orderBy(desc(exhibitorHistory.id))
  if (isForStaff) return rows
  return rows.filter(({ action }) => isTold(action)).map(row => ({ ...row, who: '', details: {} }))
}

export type VersionRow = typeof exhibitorVersions.$inferSelect

/** What was submitted last. */
export async function lastVersion(db: Db, applicationId: string): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(exhibitorVersions)
    .where(eq(exhibitorVersions.applicationId, applicationId))
    .orderBy(desc(exhibitorVersions.number))
    .limit(1)
  return row ?? null
}

function isOwn(personId: string) {
  return and(eq(exhibitorApplications.editionId, openFair.id), eq(exhibitorApplications.personId, personId))
}
