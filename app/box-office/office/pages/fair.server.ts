import { requireRole } from '../../../accounts/require-role.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { dayAfter, dayOf, formatDay, formatDays } from '../../../platform/dates.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { previewCallOff } from '../../call-off/preview-call-off.server.ts'
import { callOffProgress } from '../../call-off/read-progress.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { momentOf } from '../words-of.ts'

export async function load(context: LoadContext) {
  const person = requireRole(context, 'box-office')
  const { db, locale, now } = context
  const plan = await previewCallOff(db)
  const running = await callOffProgress(db)
  return {
    ...(await loadFrame(context, person)),
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
