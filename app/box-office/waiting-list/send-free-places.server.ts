import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { slots } from '../slots/tables.ts'
import { postWaitingLetter } from './post-waiting-letter.server.ts'
import { waitingList } from './tables.ts'
import { toTell, turnMs, waitingState } from './waiting-rules.ts'

/** Where places have come back, whoever waits longest is told of them; the next after a turn, if they are still free. */
export async function tellWaiting(boxOffice: BoxOffice, now: Date): Promise<number> {
  const due = await drizzle(boxOffice.pool)
    .selectDistinct({ id: slots.id })
    .from(waitingList)
    .innerJoin(slots, eq(slots.id, waitingList.slotId))
    .where(
      and(
        isNull(waitingList.toldAt),
        sql`${slots.taken} < ${slots.capacity}`,
        isNull(slots.calledOffAt),
        isNull(slots.closedAt),
        gt(slots.startsAt, now),
      ),
    )
  let told = 0
  for (const { id } of due) told += await transaction(boxOffice.pool, tx => tellOf(boxOffice, tx, id, now))
  return told
}

async function tellOf(boxOffice: BoxOffice, tx: Tx, slotId: string, now: Date): Promise<number> {
  // One process at a time counts who has been told; purchases are not kept waiting by it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`waiting ${slotId}`}, 0))`)
  const [slot] = await tx.select().from(slots).where(eq(slots.id, slotId))
  if (!slot || waitingState(slot, now) !== 'free') return 0
  const since = new Date(now.getTime() - turnMs)
  const toldLately = await tx.$count(
    waitingList,
    and(eq(waitingList.slotId, slotId), gt(waitingList.toldAt, since)),
  )
  const count = toTell({ left: slot.capacity - slot.taken, toldLately })
  if (count === 0) return 0
  const next = tx
    .select({ id: waitingList.id })
    .from(waitingList)
    .where(and(eq(waitingList.slotId, slotId), isNull(waitingList.toldAt)))
    .orderBy(asc(waitingList.createdAt), asc(waitingList.id))
    .limit(count)
  const rows = await tx
    .update(waitingList)
    .set({ toldAt: now })
    .where(inArray(waitingList.id, next))
    .returning()
  for (const row of rows) await postWaitingLetter(boxOffice, tx, 'free', row, now)
  return rows.length
}
