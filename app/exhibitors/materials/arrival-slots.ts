import type { OpenFair } from '../../editions/exhibitor-days.ts'
import { type Day, dayAfter, formatDay } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'

/** So many unload at once: the gates and the lift hold no more. The check of the table says the same. */
export const slotPlaces = 6

const hours = Array.from({ length: 11 }, (_, index) => 9 + index)
const pad = (hour: number) => String(hour).padStart(2, '0')

/** The hours at which exhibitors may unload: the two days before the first, on the hour from nine to seven. */
export function slotsOf({ firstDay }: Pick<OpenFair, 'firstDay'>): string[] {
  return [dayAfter(firstDay, -2), dayAfter(firstDay, -1)].flatMap(day =>
    hours.map(hour => `${day}T${pad(hour)}:00`),
  )
}

/**
 * Whether somebody has an hour to come at. One that was chosen before the fair was moved is none: nobody unloads on that day any
 * more, so it is missing as if it had never been chosen.
 */
export function isSlotOf(slot: string | null, fair: Pick<OpenFair, 'firstDay'>): slot is string {
  return slot !== null && slotsOf(fair).includes(slot)
}

/** «31 марта, 9:00–10:00». */
export function slotName(slot: string, locale: LocaleCode): string {
  const [day = '', time = ''] = slot.split('T')
  const hour = Number(time.slice(0, 2))
  return `${formatDay(day as Day, locale)}, ${hour}:00–${hour + 1}:00`
}
