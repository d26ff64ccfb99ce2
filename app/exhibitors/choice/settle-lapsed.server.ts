import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { isCalledOff } from '../../editions/open-fair.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { isLapsed, lockedHold } from '../stands/find-hold.server.ts'
import { lapseAt, lapsed } from '../stands/release-stand.server.ts'
import { standHolds } from '../stands/tables.ts'
import type { ExhibitorState } from '../states.ts'
import { exhibitorApplications } from '../tables.ts'
import { type ApplicationRow, lockApplication, takeStep } from '../take-step.server.ts'
import { type Desk, promiseStandLetter } from './promise-letter.server.ts'

const atOnce = 200
/** Who may find that their hours are over: at the gateway's page too, where no invoice waits. */
const holding: readonly ExhibitorState[] = ['stand-held', 'awaiting-payment']

/**
 * Those whose hold has run out are accepted again, as before they chose, and told so. The stand itself is free from its
 * minute on (`stands/release-stand.server.ts`), whoever looks or presses first; the exhibitor's step needs their own row,
 * which is locked before any stand, so it is taken here and never by whoever took the stand. Answers how many there were.
 */
export async function settleLapsed(desk: Desk, now: Date): Promise<number> {
  const due = await drizzle(desk.pool)
    .select({ id: exhibitorApplications.id })
    .from(exhibitorApplications)
    .where(and(inArray(exhibitorApplications.state, [...holding]), sql`${lastWhy} = ${lapsed}`))
    .limit(atOnce)
  let settled = 0
  for (const { id } of due) {
    settled += await transaction(desk.pool, async tx => {
      const application = await lockApplication(tx, id)
      if (!application) return 0
      return (await expireWithin(tx, desk, application, now)) === application ? 0 : 1
    })
  }
  return settled
}

/** Why the last hold of an application is as it is, where none is living. */
const lastWhy = sql`(
  select case when h.state = 'released' then h.why end from ${standHolds} h
  where h.application_id = ${exhibitorApplications.id}
  order by (h.state <> 'released') desc, h.since desc, h.changed_at desc limit 1)`

/**
 * The same for one application that is locked, before it does anything else: what it believes it holds may be over. Answers
 * the application as it is then.
 */
export async function expireWithin(
  tx: Tx,
  desk: Omit<Desk, 'pool'>,
  application: ApplicationRow,
  now: Date,
): Promise<ApplicationRow> {
  if (!holding.includes(application.state)) return application
  const { editionId } = application
  const living = await lockedHold(tx, editionId, application.id)
  if (living && !isLapsed(living, now)) return application
  if (living) await lapseAt(tx, editionId, living.standCode, now)
  const [last] = await tx
    .select()
    .from(standHolds)
    .where(and(eq(standHolds.editionId, editionId), eq(standHolds.applicationId, application.id)))
    .orderBy(desc(standHolds.since), desc(standHolds.changedAt))
    .limit(1)
  if (last?.why !== lapsed) return application
  const facts = { 'hold-ran-out': true }
  const by = { actor: 'system', who: 'scheduler', now } as const
  const details = { stand: last.standCode }
  const step = await takeStep(tx, application, 'expire-hold', by, { facts, details })
  if (!step.ok) return application
  // Nobody could pay for a fair that is called off, and nobody need choose again.
  if (!isCalledOff(editionId))
    await promiseStandLetter(tx, desk, application, { kind: 'lapsed', code: last.standCode }, now)
  return { ...application, state: step.to }
}
