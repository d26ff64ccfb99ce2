import type { Edition } from '../editions/edition.ts'
import { visitorDays } from '../editions/entry-windows.ts'
import { momentAt } from '../editions/rules.ts'
import type { Day } from '../platform/dates.ts'

/** A day on which the doors open: the evening of the guests, and the days for everybody. */
export type DoorHours = { day: Day; opensAt: Date; closesAt: Date; isByInvitation: boolean }

// People set out an hour before: from then on the page is the day's.
const aheadMs = 60 * 60_000

export function doorHours(edition: Pick<Edition, 'vipOpening' | 'visitorDays'>): DoorHours[] {
  const { vipOpening: vip, visitorDays: days } = edition
  const hours = (day: Day, from: string, to: string, isByInvitation: boolean) => ({
    day,
    opensAt: momentAt(day, from),
    closesAt: momentAt(day, to),
    isByInvitation,
  })
  return [
    hours(vip.day, vip.from, vip.to, true),
    ...visitorDays(edition).map(day => hours(day, days.from, days.to, false)),
  ]
}

/** The day that is on: from an hour before its doors open until the second they close. */
export function dayOn(edition: Pick<Edition, 'vipOpening' | 'visitorDays'>, now: Date): DoorHours | null {
  return doorHours(edition).find(hours => begins(hours) <= now && now < hours.closesAt) ?? null
}

/** The next second at which the doors open or close, or a day begins to be the page's. */
export function nextDoorTurn(edition: Pick<Edition, 'vipOpening' | 'visitorDays'>, now: Date): Date | null {
  const turns = doorHours(edition).flatMap(hours => [begins(hours), hours.opensAt, hours.closesAt])
  return turns.filter(turn => turn > now).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
}

function begins({ opensAt }: DoorHours): Date {
  return new Date(opensAt.getTime() - aheadMs)
}
