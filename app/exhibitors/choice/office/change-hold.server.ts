import { and, eq, ne } from 'drizzle-orm'
import { logOfficeChange } from '../../../box-office/ledger/add-ledger-entry.server.ts'
import { fairOfExhibitors } from '../../../editions/open-fair.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.server.ts'
import type { Person } from '../../../platform/person.ts'
import { answerFor } from '../../fair-guard.ts'
import type { Hold } from '../../stands/find-hold.server.ts'
import type { StandRefusal } from '../../stands/refusals.ts'
import { releaseWithin } from '../../stands/release-stand.server.ts'
import { extendHoldWithin } from '../../stands/settle-hold.server.ts'
import { standHolds } from '../../stands/tables.ts'
import type { ExhibitorAction, Reason } from '../../states.ts'
import { type ApplicationRow, lockApplication, takeStep } from '../../take-step.server.ts'
import { type Desk, promiseStandLetter } from '../promise-letter.server.ts'
import { expireWithin } from '../settle-lapsed.server.ts'
import { holdFor } from '../take-stand.server.ts'

/** `changed`: the page is yesterday's; somebody else has the stand by now, or nobody. */
export type HoldChange = { ok: true } | { ok: false; reason: StandRefusal | Reason | 'changed' | 'unknown' }

/** Which hold is meant: the one that the clerk saw, on the stand and of the fair they saw it at, and no other. */
type Meant = { fair: string; code: string; holdId: string }
type Doing = { by: Person; now: Date }

/** More time for whoever holds a stand, and a letter that says so. */
export function giveTime(
  desk: Desk,
  meant: Meant,
  { until, why, by, now }: Doing & { until: Date; why: string },
): Promise<HoldChange> {
  return withHolder(desk, meant, { action: 'extend-hold', now }, async (tx, application, hold) => {
    const edition = fairOfExhibitors(hold.editionId)
    const extending = { edition, applicationId: application.id, by: by.id, until, why }
    const extended = await extendHoldWithin(tx, extending, now)
    if (!extended.ok) return extended
    const details = { stand: meant.code }
    await takeStep(tx, application, 'extend-hold', { actor: 'manager', who: by.email, now }, { details })
    const news = { kind: 'extended', code: meant.code, until, why: why.trim() } as const
    await promiseStandLetter(tx, desk, application, news, now)
    return { ok: true }
  })
}

/** Takes a stand back, a paid one too. What was paid for it stays booked: the journal says that somebody must look. */
export function takeBack(
  desk: Desk,
  meant: Meant,
  { why, by, now }: Doing & { why: string },
): Promise<HoldChange> {
  return withHolder(desk, meant, { action: 'release-stand', now }, async (tx, application, hold) => {
    const applicationId = application.id
    const releasing = { editionId: hold.editionId, applicationId, by: by.id, asStaff: { why } }
    const released = await releaseWithin(tx, releasing, now)
    if (!released.ok) return released
    const details = { stand: meant.code }
    await takeStep(tx, application, 'release-stand', { actor: 'manager', who: by.email, now }, { details })
    const cause = { actor: by.email, reason: why.trim(), now }
    const what = hold.state === 'sold' ? 'paid-stand-released' : 'stand-released'
    await logOfficeChange(tx, what, meant.code, cause, { applicationId })
    await promiseStandLetter(
      tx,
      desk,
      application,
      { kind: 'released', code: meant.code, why: why.trim() },
      now,
    )
    return { ok: true }
  })
}

/**
 * Staff give a stand to somebody who is accepted, whatever their turn; their own, if they have one, is given back. It is a stand of
 * the fair of their application: at the page of another fair's stand nobody is given one that was not seen.
 */
export function giveStand(
  desk: Desk,
  { fair, code, applicationId }: { fair: string; code: string; applicationId: string },
  { by, now }: Doing,
): Promise<HoldChange> {
  return transaction(desk.pool, async tx => {
    const application = await lockApplication(tx, applicationId)
    if (application?.editionId !== fair) return { ok: false, reason: 'unknown' }
    const current = await expireWithin(tx, desk, application, now)
    const given = await holdFor(tx, desk, current, { code, by, actor: 'manager' }, now)
    if (!given.ok) return given
    await logOfficeChange(tx, 'stand-given', code, { actor: by.email, reason: '', now }, { applicationId })
    return { ok: true }
  })
}

/** Does the work for whoever holds the stand, once their row is locked and nothing has changed since it was seen. */
async function withHolder(
  desk: Desk,
  { fair, code, holdId }: Meant,
  { action, now }: { action: ExhibitorAction; now: Date },
  work: (tx: Tx, application: ApplicationRow, hold: Hold) => Promise<HoldChange>,
): Promise<HoldChange> {
  return transaction(desk.pool, async tx => {
    const seen = await livingAt(tx, fair, code)
    const application = seen?.id === holdId ? await lockApplication(tx, seen.applicationId) : null
    const hold = await livingAt(tx, fair, code)
    if (!application || hold?.id !== holdId) return { ok: false, reason: 'changed' }
    const allowed = answerFor(application, action, { actor: 'manager', now })
    return allowed.ok ? work(tx, application, hold) : allowed
  })
}

async function livingAt(tx: Tx, fair: string, code: string) {
  const [hold] = await tx
    .select()
    .from(standHolds)
    .where(
      and(eq(standHolds.editionId, fair), eq(standHolds.standCode, code), ne(standHolds.state, 'released')),
    )
  return hold
}
