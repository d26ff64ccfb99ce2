import type { Actions } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { dayAfter, dayOf } from '../../../platform/dates.ts'
import { proposalFor } from '../../approvals/queries.server.ts'
import { openSale, retryCallOff } from '../../call-off/call-off-places.server.ts'
import { callOffsProgress, isSaleClosed } from '../../call-off/read-progress.server.ts'
import { latestCallOff } from '../../slots/read-postponement.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { proposeCallOff } from '../propose-call-off.server.ts'
import { momentOf } from '../record-names.ts'
import { officeAction, tickedAction, unknownAction } from '../run-office-action.server.ts'
import { shownCallOff, shownPlan } from '../show-call-off.server.ts'

const fair = { scope: 'fair', subject: 'fair' } as const

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, now } = context
  const batches = await callOffsProgress(db)
  const latest = await latestCallOff(db)
  const proposal = await proposalFor(db, 'call-off', 'fair', now)
  return {
    ...(await loadFrame(context)),
    tomorrow: dayAfter(dayOf(now), 1),
    plan: await shownPlan(db, fair, locale),
    batches: await Promise.all(batches.map(batch => shownCallOff(db, batch, locale))),
    isClosed: await isSaleClosed(db),
    proposed: proposal && { by: proposal.proposedBy, at: momentOf(proposal.proposedAt, locale) },
    isOver: latest?.kind === 'cancelled',
    canStart: !latest || (latest.finishedAt !== null && latest.kind === 'postponed'),
  }
}

export type FairData = Awaited<ReturnType<typeof load>>

const propose = tickedAction((context, boxOffice) => proposeCallOff(boxOffice, context, fair))

export const actions: Actions = {
  cancel: propose,
  postpone: propose,

  again: officeAction(async ({ fields, person, now }, boxOffice) => {
    const isDone = await retryCallOff(boxOffice, fields.batch ?? '', person.email, now)
    return isDone ? { done: 'again' } : { refused: 'not-possible' }
  }),

  'open-sale': officeAction(async ({ person, now }, boxOffice) => {
    const opened = await openSale(boxOffice, person.email, now)
    return opened > 0 ? { done: 'sale-open' } : { refused: 'not-possible' }
  }),

  default: unknownAction,
}
