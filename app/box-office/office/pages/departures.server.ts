import type { Edition } from '../../../editions/edition.ts'
import type { Actions } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { dayOf } from '../../../platform/dates.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { formatWeekday } from '../../../platform/weekday.ts'
import { callOffSlot } from '../../call-off/call-off-slot.server.ts'
import { slotToCallOff } from '../../call-off/check-slot.server.ts'
import { canBeCalledOff, peopleNeeded } from '../../catalogue/products.ts'
import { mostPlaces, setCapacity } from '../../slots/set-capacity.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { type OfficeSlot, officeSlots, touchedByCallOff } from '../read-slots.server.ts'
import { officeAction, tickedAction, unknownAction } from '../run-office-action.server.ts'
import type { OfficeTexts } from '../texts.ru.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, edition, now, locale, search, posted } = context
  const rows = await officeSlots(db, locale)
  const asked = posted?.values.do === 'call-off' ? posted.values.slot : search.get('call-off')
  const chosen = rows.find(
    ({ id, kind, calledOffAt }) => id === asked && canBeCalledOff(kind) && !calledOffAt,
  )
  const days = [...new Set(rows.map(({ day }) => day))]
  return {
    ...(await loadFrame(context)),
    days: days.map(day => ({
      day,
      label: formatWeekday(day, locale),
      slots: rows.filter(slot => slot.day === day).map(shownSlot),
    })),
    chosen: chosen && {
      ...shownSlot(chosen),
      day: formatWeekday(chosen.day, locale),
      ...(await touched(chosen.id)),
    },
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
      canCallOff: canBeCalledOff(slot.kind) && !slot.calledOffAt && slot.startsAt > now,
      isOver: dayOf(slot.endsAt) < dayOf(now),
    }
  }

  async function touched(slotId: string) {
    const orders = await touchedByCallOff(db, slotId)
    const total = (key: 'tickets' | 'amountKopecks') => orders.reduce((sum, order) => sum + order[key], 0)
    return {
      orders: orders.map(({ amountKopecks, ...order }) => ({
        ...order,
        sum: formatRoubles(amountKopecks, locale),
      })),
      tickets: total('tickets'),
      sum: formatRoubles(total('amountKopecks'), locale),
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
    const capacity = Number(fields.capacity || Number.NaN)
    const isNumber = Number.isInteger(capacity) && capacity >= 0 && capacity <= mostPlaces
    if (!isNumber) return { refused: 'wrong-number' }
    const outcome = await setCapacity(boxOffice, fields.slot ?? '', capacity, person.email, now)
    return outcome === 'set' ? { done: 'capacity' } : { refused: outcome }
  }),

  'call-off': tickedAction(async ({ db, fields, person, now }, boxOffice) => {
    const { slot = '' } = fields
    const reason = (fields.reason ?? '').trim().slice(0, 1000)
    if (reason === '') return { refused: 'no-reason' }
    const refused = await slotToCallOff(db, slot, now)
    if (refused) return { refused }
    await callOffSlot(boxOffice, slot, { actor: person.email, reason }, now)
    return { done: 'called-off' }
  }),

  default: unknownAction,
}
