import { and, eq, ne } from 'drizzle-orm'
import { logOfficeChange } from '../../../box-office/ledger/add-ledger-entry.server.ts'
import { openFair } from '../../../editions/open-fair.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.server.ts'
import type { Person } from '../../../platform/person.ts'
import type { Hold } from '../../stands/find-hold.server.ts'
import type { StandRefusal } from '../../stands/refusals.ts'
import { releaseWithin } from '../../stands/release-stand.server.ts'
import { extendHoldWithin } from '../../stands/settle-hold.server.ts'
import { standHolds } from '../../stands/tables.ts'
import { answer, type ExhibitorAction, type Reason } from '../../states.ts'
import { type ApplicationRow, lockApplication, takeStep } from '../../take-step.server.ts'
import { type Desk, promiseStandLetter } from '../promise-letter.server.ts'
import { expireWithin } from '../settle-lapsed.server.ts'
import { holdFor } from '../take-stand.server.ts'

/** `changed`: the page is yesterday's; somebody else has the stand by now, or nobody. */
export type HoldChange = { ok: true } | { ok: false; reason: StandRefusal | Reason | 'changed' | 'unknown' }

/** Which hold is meant: the one that the clerk saw, and no other. */
type Meant = { code: string; holdId: string }
type Doing = { by: Person; now: Date }

/** More time for whoever holds a stand, and a letter that says so. */
export function giveTime(
  desk: Desk,
  meant: Meant,
  { until, why, by, now }: Doing & { until: Date; why: string },
): Promise<HoldChange> {
  return withHolder(desk, meant, 'extend-hold', async (tx, application) => {
    const extending = { edition: openFair, applicationId: application.id, by: by.id, until, why }
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
  return withHolder(desk, meant, 'release-stand', async (tx, application, hold) => {
    const applicationId = application.id
    const releasing = { editionId: openFair.id, applicationId, by: by.id, asStaff: { why } }
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

/** Staff give a stand to somebody who is accepted, whatever their turn; their own, if they have one, is given back. */
export function giveStand(
  desk: Desk,
  { code, applicationId }: { code: string; applicationId: string },
  { by, now }: Doing,
): Promise<HoldChange> {
  return transaction(desk.pool, async tx => {
    const application = await lockApplication(tx, applicationId)
    if (application?.editionId !== openFair.id) return { ok: false, reason: 'unknown' }
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
  { code, holdId }: Meant,
  action: ExhibitorAction,
  work: (tx: Tx, application: ApplicationRow, hold: Hold) => Promise<HoldChange>,
): Promise<HoldChange> {
  return transaction(desk.pool, async tx => {
    const seen = await livingAt(tx, code)
    const application = seen?.id === holdId ? await lockApplication(tx, seen.applicationId) : null
    const hold = await livingAt(tx, code)
    if (!application || hold?.id !== holdId) return { ok: false, reason: 'changed' }
    const allowed = answer(application.state, action, 'manager')
    return allowed.ok ? work(tx, application, hold) : allowed
  })
}

async function livingAt(tx: Tx, code: string) {
  const [hold] = await tx
    .select()
    .from(standHolds)
    .where(
      and(
        eq(standHolds.editionId, openFair.id),
        eq(standHolds.standCode, code),
        ne(standHolds.state, 'released'),
      ),
    )
  return hold
}
