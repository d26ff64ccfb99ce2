import type { LocalParticipant } from '../content/read-lists.server.ts'
import type { Edition } from '../editions/edition.ts'
import { enquiryWindow, windowPhase } from '../editions/rules.ts'

/**
 * Works as a page shows them, each with the way to ask about it: until the fair is over, and while it can be had. What
 * hangs at the fair on show can be saved.
 */
export function shownWorks(
  works: LocalParticipant['works'],
  edition: Edition,
  now: Date,
  { isOnShow = true } = {},
) {
  const isOpen = windowPhase(enquiryWindow(edition), now) !== 'over'
  return works.map(work => ({
    ...work,
    saved: isOnShow ? { fair: edition.id, number: work.number } : null,
    ask: isOpen && work.mark !== 'sold' ? `/enquiry/?work=${work.number}` : null,
  }))
}

export type ShownWork = ReturnType<typeof shownWorks>[number]
