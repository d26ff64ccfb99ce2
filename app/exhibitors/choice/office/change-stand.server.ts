import { and, eq } from 'drizzle-orm'
import { type Cause, logOfficeChange } from '../../../box-office/ledger/add-ledger-entry.server.ts'
import { stands } from '../../../content/stands/tables.ts'
import { isUnderWay } from '../../../editions/open-fair.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.server.ts'
import { isLapsed, livingHold, lockStands } from '../../stands/find-hold.server.ts'
import type { Desk } from '../promise-letter.server.ts'
import { type StandSize, sizeSeen } from './stand-form.ts'

export type StandRow = typeof stands.$inferSelect
/** A stand of a fair. */
export type StandAt = { fair: string; code: string }
/** `size-moved`: the page is yesterday's. `stand-held`: somebody has it, and it stays as they took it. */
export type StandChange =
  | { ok: true; before: StandRow }
  | { ok: false; reason: 'no-item' | 'fair-over' | 'size-moved' | 'stand-held' }

/** Another area, other open sides, in place of those that the clerk saw. */
export function setSize(
  desk: Pick<Desk, 'pool'>,
  at: StandAt,
  { size, seen }: { size: StandSize; seen: string },
  cause: Cause,
): Promise<StandChange> {
  return withFreeStand(desk, at, cause, async (tx, before) => {
    const { areaM2, openSides } = before
    if (sizeSeen(size) === sizeSeen(before)) return { ok: true, before }
    if (sizeSeen(before) !== seen) return { ok: false, reason: 'size-moved' }
    await tx.update(stands).set(size).where(standAt(at))
    const details = { fair: at.fair, before: { areaM2, openSides }, after: size }
    await logOfficeChange(tx, 'stand-resized', at.code, cause, details)
    return { ok: true, before }
  })
}

/** Exhibitors can choose it from now on, or cannot. */
export function setStandOffered(
  desk: Pick<Desk, 'pool'>,
  at: StandAt,
  isOffered: boolean,
  cause: Cause,
): Promise<StandChange> {
  return withFreeStand(desk, at, cause, async (tx, before) => {
    if (before.isOffered === isOffered) return { ok: true, before }
    await tx.update(stands).set({ isOffered }).where(standAt(at))
    const what = isOffered ? 'stand-offered' : 'stand-not-offered'
    await logOfficeChange(tx, what, at.code, cause, { fair: at.fair })
    return { ok: true, before }
  })
}

/** Under the lock that whoever takes a stand takes: either they see the change, or it sees that they have it. */
async function withFreeStand(
  desk: Pick<Desk, 'pool'>,
  at: StandAt,
  { now }: Cause,
  work: (tx: Tx, before: StandRow) => Promise<StandChange>,
): Promise<StandChange> {
  return transaction(desk.pool, async tx => {
    const [before] = await lockStands(tx, at.fair, [at.code])
    if (!before) return { ok: false, reason: 'no-item' }
    if (!isUnderWay(at.fair, now)) return { ok: false, reason: 'fair-over' }
    const hold = await livingHold(tx, at.fair, { code: at.code })
    return hold && !isLapsed(hold, now) ? { ok: false, reason: 'stand-held' } : work(tx, before)
  })
}

function standAt({ fair, code }: StandAt) {
  return and(eq(stands.editionId, fair), eq(stands.code, code))
}
