import type { Actions } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { transaction } from '../../../platform/database/transaction.server.ts'
import { dayAfter, dayOf, formatDay, formatDays } from '../../../platform/dates.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { proposeAction } from '../../approvals/propose-action.server.ts'
import { proposalFor } from '../../approvals/queries.server.ts'
import { openSale, retryCallOff } from '../../call-off/call-off-fair.server.ts'
import { callOffProposal, readCallOffWish } from '../../call-off/call-off-form.ts'
import { previewCallOff } from '../../call-off/preview-call-off.server.ts'
import { callOffProgress } from '../../call-off/read-progress.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { momentOf } from '../record-names.ts'
import { type Outcome, officeAction, tickedAction, unknownAction } from '../run-office-action.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, now } = context
  const plan = await previewCallOff(db)
  const running = await callOffProgress(db)
  const proposal = await proposalFor(db, 'call-off', 'fair', now)
  return {
    ...(await loadFrame(context)),
    tomorrow: dayAfter(dayOf(now), 1),
    plan: {
      ...plan,
      amount: formatRoubles(plan.amountKopecks, locale),
      returnedSum: formatRoubles(plan.returnedKopecks, locale),
    },
    running: running && {
      id: running.id,
      kind: running.kind,
      actor: running.actor,
      message: running.message[locale],
      startedAt: momentOf(running.startedAt, locale),
      finishedAt: running.finishedAt && momentOf(running.finishedAt, locale),
      done: running.done,
      count: running.count,
      tickets: running.tickets,
      sum: formatRoubles(running.amountKopecks, locale),
      problems: running.problems,
      dates:
        running.newFrom && running.newTo
          ? formatDays(running.newFrom, running.newTo, locale, { withYear: true })
          : null,
      until: running.returnsUntil && formatDay(running.returnsUntil, locale, { withYear: true }),
      isClosed: running.isClosed,
    },
    proposed: proposal && { by: proposal.proposedBy, at: momentOf(proposal.proposedAt, locale) },
    isOver: running?.kind === 'cancelled',
    canStart: !running || (running.finishedAt !== null && running.kind === 'postponed'),
  }
}

export type FairData = Awaited<ReturnType<typeof load>>

const propose = tickedAction(async ({ fields, person, now }, boxOffice) => {
  const wish = readCallOffWish(fields, person.email, now)
  if (typeof wish === 'string') return { refused: wish }
  return transaction<Outcome>(boxOffice.pool, async tx => {
    const { orders } = await previewCallOff(tx)
    if (orders !== wish.orders) return { refused: 'numbers-changed' }
    const { kind } = await proposeAction(tx, callOffProposal(wish), person, now)
    return kind === 'proposed' ? { done: 'proposed' } : { refused: 'already-waiting' }
  })
})

export const actions: Actions = {
  'cancel-fair': propose,
  'postpone-fair': propose,

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
