import type { Edition } from '../../editions/edition.ts'
import { refundShare, type VisitDay } from '../../editions/refunds.ts'
import { type Day, dayOf } from '../../platform/dates.ts'
import type { SlotKind } from './product-records.ts'

/** Why a ticket comes back. Illness is for staff to believe, with a certificate; the organiser's own reasons give all. */
export type ReturnReason = 'visitor' | 'illness' | 'postponed' | 'cancelled' | 'called-off'

export type ReturnSum = { percent: number; amountKopecks: number }

/** What a ticket is worth today: page, letter and payout ask here, so that promise and payout cannot differ. */
export function returnSum(
  edition: Edition,
  ticket: { priceKopecks: number; ladderOn: Day | null; slot: { kind: SlotKind; day: Day } },
  reason: ReturnReason,
  now: Date,
): ReturnSum {
  const percent =
    reason === 'visitor' || reason === 'illness' ? refundShare(edition, ladderDay(ticket), dayOf(now)) : 100
  return { percent, amountKopecks: shareOf(ticket.priceKopecks, percent) }
}

/** Half a kopeck is the buyer's. */
export function shareOf(kopecks: number, percent: number): number {
  return Math.ceil((kopecks * percent) / 100)
}

/** The day to which the ladder counts: the earliest the ticket ever stood for, so that moving it wins nothing. */
export function ladderDay({
  ladderOn,
  slot,
}: {
  ladderOn: Day | null
  slot: { kind: SlotKind; day: Day }
}): VisitDay {
  // An open date is for the days of its own fair, from the first on; whichever fair is on show.
  if (slot.kind === 'open-date') return slot.day
  return ladderOn !== null && ladderOn < slot.day ? ladderOn : slot.day
}
