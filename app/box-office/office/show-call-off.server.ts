import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { formatDay, formatDays, isDay } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import type { CallOffTarget } from '../call-off/call-off-wish.ts'
import { affectedOrders, previewCallOff } from '../call-off/preview-call-off.server.ts'
import type { CallOffProgress } from '../call-off/read-progress.server.ts'
import { slotEvents } from '../slots/read-slot-events.server.ts'
import { slots } from '../slots/tables.ts'
import { actorName, momentOf } from './record-names.ts'
import { officeTexts } from './texts.server.ts'

export type ShownPlan = Awaited<ReturnType<typeof shownPlan>>
export type ShownCallOff = Awaited<ReturnType<typeof shownCallOff>>

const firstOrders = 50

/** The dry run as staff read it: the numbers, and the first of the orders. */
export async function shownPlan(db: Db, target: CallOffTarget, locale: LocaleCode) {
  const plan = await previewCallOff(db, target)
  const money = (kopecks: number) => formatRoubles(kopecks, locale)
  const { numbers } = officeTexts[locale].fair
  const rows: [string, string | number][] = [
    [numbers.orders, plan.orders],
    [numbers.tickets, plan.tickets],
    [numbers.amount, money(plan.amountKopecks)],
    [numbers.letters, plan.orders],
    [numbers.unpaid, plan.unpaid],
    [numbers.used, plan.used],
    [numbers.givenBefore, plan.givenBefore],
    [numbers.givenBeforeSum, money(plan.givenBeforeKopecks)],
    [numbers.returned, plan.returned],
    [numbers.returnedSum, money(plan.returnedKopecks)],
  ]
  return { orders: plan.orders, rows }
}

/** Whom it touches, the first of them. */
export async function shownOrders(db: Db, target: CallOffTarget, locale: LocaleCode) {
  const first = await affectedOrders(db, target, firstOrders)
  return first.map(({ id, code, name, email, tickets, amountKopecks }) => ({
    id,
    code,
    name,
    email,
    tickets,
    sum: formatRoubles(amountKopecks, locale),
  }))
}

/** One batch: what it is about, how far it is, what it could not do. */
export async function shownCallOff(db: Db, callOff: CallOffProgress, locale: LocaleCode) {
  const { newFrom, newTo, returnsUntil } = callOff
  const t = officeTexts[locale]
  return {
    id: callOff.id,
    kind: callOff.kind,
    scope: callOff.scope,
    name: await targetName(db, callOff, locale),
    actor: actorName(callOff.actor, t),
    approvedBy: callOff.approvedBy,
    message: callOff.message[locale] || callOff.reason,
    startedAt: momentOf(callOff.startedAt, locale),
    finishedAt: callOff.finishedAt && momentOf(callOff.finishedAt, locale),
    done: callOff.done,
    count: Math.max(callOff.planned, callOff.done + callOff.failed),
    tickets: callOff.tickets,
    sum: formatRoubles(callOff.amountKopecks, locale),
    givenBefore: callOff.givenBeforeKopecks > 0 ? formatRoubles(callOff.givenBeforeKopecks, locale) : null,
    failed: callOff.failed,
    problems: callOff.problems.map(({ givenBeforeKopecks, problem, ...order }) => ({
      ...order,
      problem: problem ?? formatRoubles(givenBeforeKopecks, locale),
    })),
    dates: newFrom && newTo ? formatDays(newFrom, newTo, locale, { withYear: true }) : null,
    until: returnsUntil && formatDay(returnsUntil, locale, { withYear: true }),
  }
}

/** The fair, a day, or a slot by its kind, its own name and its hour. */
export async function targetName(
  db: Db,
  { scope, subject }: CallOffTarget,
  locale: LocaleCode,
): Promise<string> {
  const t = officeTexts[locale]
  if (scope === 'fair') return t.fair.names.fair
  if (scope === 'day') return isDay(subject) ? formatDay(subject, locale) : subject
  const [slot] = await db.select().from(slots).where(eq(slots.id, subject))
  if (!slot) return subject
  const title = (await slotEvents(db, [subject], locale)).get(subject)?.title
  const when = `${formatDay(slot.day, locale)}, ${timeOf(slot.startsAt)}–${timeOf(slot.endsAt)}`
  return [t.departures.kinds[slot.kind], title, when].filter(Boolean).join(', ')
}
