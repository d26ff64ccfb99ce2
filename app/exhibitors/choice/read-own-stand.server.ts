import { and, eq, ne } from 'drizzle-orm'
import { fairOfExhibitors } from '../../editions/open-fair.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { answerFor } from '../fair-guard.ts'
import { findOnWay } from '../find-application.server.ts'
import { rankOf } from '../selection/read-rank.server.ts'
import { type Hold, isLapsed } from '../stands/find-hold.server.ts'
import { type StandWindow, standWindow, windowRefusal } from '../stands/stand-window.ts'
import { standHolds } from '../stands/tables.ts'
import { type ExhibitorState, hasReached } from '../states.ts'
import type { ApplicationRow } from '../take-step.server.ts'

export type OwnStand = {
  application: ApplicationRow | null
  state: ExhibitorState
  /** Accepted and told so: before that there is nothing to choose, and nothing here that would tell. */
  isAccepted: boolean
  window: StandWindow | null
  /** The stand that is theirs at this moment. */
  hold: Hold | null
  /** Whether they may take a stand now, or another one. */
  mayChoose: boolean
}

/** How somebody stands with their stand. */
export async function readOwnStand(db: Db, personId: string, now: Date): Promise<OwnStand> {
  const application = await findOnWay(db, personId, { stage: 'accepted', now })
  const state = application?.state ?? 'draft'
  if (!application || !hasReached('accepted', state))
    return { application, state, isAccepted: false, window: null, hold: null, mayChoose: false }
  const window = standWindow(await rankOf(db, application.id), fairOfExhibitors(application.editionId))
  const hold = await livingHoldOf(db, application, now)
  const isOpen = windowRefusal(window, now) === null
  // Until the scheduler has been by, whoever's hours ran out is as good as accepted again.
  const isOver = !hold && (state === 'stand-held' || state === 'awaiting-payment')
  const current = isOver ? 'accepted' : state
  const asked = { ...application, state: current }
  const allowed = answerFor(asked, 'hold-stand', { actor: 'applicant', now }, { 'rank-window': isOpen })
  return { application, state: current, isAccepted: true, window, hold, mayChoose: allowed.ok }
}

async function livingHoldOf(db: Db, { id, editionId }: ApplicationRow, now: Date): Promise<Hold | null> {
  const [hold] = await db
    .select()
    .from(standHolds)
    .where(
      and(
        eq(standHolds.editionId, editionId),
        eq(standHolds.applicationId, id),
        ne(standHolds.state, 'released'),
      ),
    )
  return hold && !isLapsed(hold, now) ? hold : null
}
