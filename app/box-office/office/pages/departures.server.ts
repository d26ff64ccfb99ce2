import type { Edition } from '../../../editions/edition.ts'
import type { Actions } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { transaction } from '../../../platform/database/transaction.server.ts'
import { dayOf } from '../../../platform/dates.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { formatWeekday } from '../../../platform/weekday.ts'
import { proposalFor } from '../../approvals/queries.server.ts'
import { targetOf, textOf } from '../../call-off/call-off-form.ts'
import { startCallOff } from '../../call-off/call-off-places.server.ts'
import { type CallOffTarget, takesTwo } from '../../call-off/call-off-wish.ts'
import { whyNotCallOff } from '../../call-off/check-call-off.server.ts'
import { callOffsProgress } from '../../call-off/read-progress.server.ts'
import { isTourOrClass, peopleNeeded } from '../../catalogue/products.ts'
import { setCapacity, typedPlaces } from '../../slots/set-capacity.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { proposeCallOff } from '../propose-call-off.server.ts'
import { type OfficeSlot, officeSlots } from '../read-slots.server.ts'
import { momentOf } from '../record-names.ts'
import { officeAction, tickedAction, unknownAction } from '../run-office-action.server.ts'
import { shownCallOff, shownOrders, shownPlan, targetName } from '../show-call-off.server.ts'
import type { OfficeTexts } from '../texts.ru.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, edition, now, locale, search, posted } = context
  const rows = await officeSlots(db, locale, edition)
  const typed = posted?.values
  const target = targetOf(
    typed?.do === 'call-off'
      ? { slot: typed.slot, day: typed.day }
      : { slot: search.get('call-off') ?? '', day: search.get('call-off-day') ?? '' },
  )
  const days = [...new Set(rows.map(({ day }) => day))]
  const running = await callOffsProgress(db, 'running')
  return {
    ...(await loadFrame(context)),
    days: days.map(day => ({
      day,
      label: formatWeekday(day, locale),
      slots: rows.filter(slot => slot.day === day).map(shownSlot),
      canCallOff: rows.some(slot => slot.day === day && canCallOff(slot)),
    })),
    chosen: target.scope === 'fair' || (await whyNotCallOff(db, target, now)) ? null : await chosen(target),
    running: await Promise.all(running.map(batch => shownCallOff(db, batch, locale))),
  }

  async function chosen(target: CallOffTarget) {
    const slot = rows.find(({ id }) => target.scope === 'slot' && id === target.subject)
    const proposal = await proposalFor(db, 'call-off', target.subject, now)
    return {
      ...target,
      name: await targetName(db, target, locale),
      takesTwo: takesTwo(target, slot?.kind ?? null),
      plan: await shownPlan(db, target, locale),
      orders: await shownOrders(db, target, locale),
      proposed: proposal && { by: proposal.proposedBy, at: momentOf(proposal.proposedAt, locale) },
    }
  }

  function canCallOff({ kind, calledOffAt, startsAt, endsAt }: OfficeSlot): boolean {
    return kind !== 'open-date' && !calledOffAt && (isTourOrClass(kind) ? startsAt : endsAt) > now
  }

  function shownSlot(slot: OfficeSlot) {
    return {
      id: slot.id,
      kind: slot.kind,
      title: slot.title,
      time: slot.kind === 'open-date' ? '' : `${timeOf(slot.startsAt)}–${timeOf(slot.endsAt)}`,
      paid: slot.paid,
      held: slot.taken - slot.paid,
      taken: slot.taken,
      capacity: slot.capacity,
      minimum: peopleNeeded(edition, slot.kind),
      state: stateOf(slot, edition, now),
      canCallOff: canCallOff(slot),
      isOver: dayOf(slot.endsAt) < dayOf(now),
    }
  }
}

function stateOf(slot: OfficeSlot, edition: Edition, now: Date): keyof OfficeTexts['departures']['states'] {
  if (slot.calledOffAt) return 'calledOff'
  if (slot.endsAt <= now) return 'over'
  if (slot.closedAt) return 'closed'
  if (slot.confirmedAt) return 'confirmed'
  if (slot.taken >= slot.capacity) return 'full'
  return slot.paid < (peopleNeeded(edition, slot.kind) ?? 0) ? 'gathering' : 'open'
}

export const actions: Actions = {
  capacity: officeAction(async ({ fields, person, now }, boxOffice) => {
    const capacity = typedPlaces(fields.capacity)
    if (capacity === null) return { refused: 'wrong-number' }
    const outcome = await setCapacity(boxOffice, fields.slot ?? '', capacity, person.email, now)
    return outcome === 'set' ? { done: 'capacity' } : { refused: outcome }
  }),

  'call-off': tickedAction(async (context, boxOffice) => {
    const { db, fields, person, now } = context
    const target = targetOf({ slot: fields.slot, day: fields.day })
    if (target.scope === 'fair') return { refused: 'unknown-slot' }
    const refused = await whyNotCallOff(db, target, now)
    if (refused) return { refused }
    const [slot] = (await officeSlots(db, context.locale)).filter(({ id }) => id === target.subject)
    if (takesTwo(target, slot?.kind ?? null)) return proposeCallOff(boxOffice, context, target)
    const reason = textOf(fields.reason, 1000)
    if (reason === '') return { refused: 'no-reason' }
    const wish = { ...target, kind: 'cancelled', message: { ru: '', en: '' }, reason } as const
    const outcome = await transaction(boxOffice.pool, tx =>
      startCallOff(boxOffice, tx, wish, { actor: person.email }, now),
    )
    return outcome.kind === 'started' ? { done: 'called-off' } : { refused: outcome.reason }
  }),

  default: unknownAction,
}
