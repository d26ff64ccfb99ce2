import type { Actions } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { dayAfter, dayOf, formatDay, formatDays } from '../../../platform/dates.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { openSale, retryCallOff, startCallOff } from '../../call-off/call-off-fair.server.ts'
import { readCallOffWish } from '../../call-off/call-off-form.ts'
import { previewCallOff } from '../../call-off/preview-call-off.server.ts'
import { callOffProgress } from '../../call-off/read-progress.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { momentOf } from '../record-names.ts'
import { officeAction, tickedAction, unknownAction } from '../run-office-action.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, now } = context
  const plan = await previewCallOff(db)
  const running = await callOffProgress(db)
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
    isOver: running?.kind === 'cancelled',
    canStart: !running || (running.finishedAt !== null && running.kind === 'postponed'),
  }
}

export type FairData = Awaited<ReturnType<typeof load>>

const start = tickedAction(async ({ fields, person, now }, boxOffice) => {
  const wish = readCallOffWish(fields, person.email, now)
  if (typeof wish === 'string') return { refused: wish }
  const outcome = await startCallOff(boxOffice, wish, now)
  return outcome.kind === 'started' ? { done: 'started' } : { refused: outcome.reason }
})

export const actions: Actions = {
  'cancel-fair': start,
  'postpone-fair': start,

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
