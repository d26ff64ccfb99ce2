import type { Reminder } from '../../invoices/tables.ts'
import { type Day, dayAfter } from '../../platform/dates.ts'

const order: readonly Reminder[] = ['before', 'due', 'after']
const daysAround = 3

/**
 * The letter that is due today, if it has not gone yet: three days before, on the day, three days after. Whoever missed one
 * (an invoice of two days, a night without a server) gets the next alone.
 */
export function reminderToday(
  { dueOn, reminded, issuedOn }: { dueOn: Day; reminded: Reminder | null; issuedOn: Day },
  today: Day,
): Reminder | null {
  const now = kindOn(dueOn, today)
  if (!now || (reminded && order.indexOf(reminded) >= order.indexOf(now))) return null
  // On the day it is issued nobody need be reminded of it.
  return now === 'before' && issuedOn === today ? null : now
}

function kindOn(dueOn: Day, today: Day): Reminder | null {
  if (today >= dayAfter(dueOn, daysAround)) return 'after'
  if (today === dueOn) return 'due'
  if (today > dueOn) return null
  return today >= dayAfter(dueOn, -daysAround) ? 'before' : null
}
