import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { exhibitorPages } from '../../content/exhibitor-pages/tables.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { type Hold, isLapsed, livingHold, lockedHold, lockStands } from './find-hold.server.ts'
import { freeEquipment } from './reserve-equipment.server.ts'
import { exhibitorArrivals, standHolds } from './tables.ts'

export type Releasing = {
  editionId: string
  applicationId: string
  /** Who does it: a person. */
  by: string
  /** Staff may take back what is paid for, and say why. */
  asStaff?: { why: string }
}
export type Released = { ok: true; code: string } | { ok: false; reason: 'no-stand' | 'paid' | 'why' }

/** The exhibitor gives the stand up, or staff take it back. What was ordered for it goes back to the stock. */
export async function releaseStand(pool: pg.Pool, releasing: Releasing, now: Date): Promise<Released> {
  return transaction(pool, tx => releaseWithin(tx, releasing, now))
}

/** The same within the transaction that takes the exhibitor's step. */
export async function releaseWithin(tx: Tx, releasing: Releasing, now: Date): Promise<Released> {
  const { editionId, applicationId, by, asStaff } = releasing
  if (asStaff && !asStaff.why.trim()) return { ok: false, reason: 'why' }
  const hold = await lockedHold(tx, editionId, applicationId)
  if (!hold) return { ok: false, reason: 'no-stand' }
  if (hold.state === 'sold' && !asStaff) return { ok: false, reason: 'paid' }
  await freeStand(tx, hold, { why: asStaff ? asStaff.why.trim() : givenUp, by }, now)
  return { ok: true, code: hold.standCode }
}

export const givenUp = 'given up'
export const lapsed = 'lapsed'
export const calledOff = 'called off'
const atOnce = 200

/** What has lapsed by now is free again. Safe to be done by several processes at once. Answers how many there were. */
export async function expireHolds(pool: pg.Pool, now: Date): Promise<number> {
  const due = await drizzle(pool)
    .select({ editionId: standHolds.editionId, code: standHolds.standCode })
    .from(standHolds)
    .where(and(eq(standHolds.state, 'held'), isNull(standHolds.invoicedAt), lte(standHolds.until, now)))
    .orderBy(asc(standHolds.until))
    .limit(atOnce)
  let expired = 0
  for (const { editionId, code } of due) {
    expired += await transaction(pool, async tx => {
      await lockStands(tx, editionId, [code])
      return (await lapseAt(tx, editionId, code, now)) ? 1 : 0
    })
  }
  return expired
}

/** Ends the hold of a stand whose hour has come. The stand is locked. */
export async function lapseAt(tx: Tx, editionId: string, code: string, now: Date): Promise<boolean> {
  const hold = await livingHold(tx, editionId, { code })
  if (!hold || !isLapsed(hold, now)) return false
  await freeStand(tx, hold, { why: lapsed, by: 'scheduler' }, now)
  return true
}

/** Its exhibitor has no stand any more: what was ordered for it and the hour of its arrival are others' to take. */
export async function freeStand(tx: Tx, hold: Hold, cause: { why: string; by: string }, now: Date) {
  await endHold(tx, hold, cause, now)
  await freeEquipment(tx, hold.editionId, hold.applicationId)
  await tx.delete(exhibitorArrivals).where(eq(exhibitorArrivals.applicationId, hold.applicationId))
}

/** The stand is nobody's any more. A page that says who stands there says it no longer. */
export async function endHold(
  tx: Tx,
  { id, applicationId }: Hold,
  { why, by }: { why: string; by: string },
  now: Date,
) {
  await tx
    .update(standHolds)
    .set({ state: 'released', endedAt: now, why, changedBy: by, changedAt: now })
    .where(eq(standHolds.id, id))
  await tx
    .update(exhibitorPages)
    .set({ withdrawnAt: now, withdrawnWhy: why })
    .where(and(eq(exhibitorPages.applicationId, applicationId), isNull(exhibitorPages.withdrawnAt)))
}
