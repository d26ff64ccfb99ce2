import { heldDays } from '../editions/open-fair.ts'
import { type EndedEdition, readEndedEditions } from '../editions/read-editions.server.ts'
import type { LoadContext } from '../page-server/load-context.ts'
import { endOfDay } from '../platform/dates.ts'

/** The fairs that have taken place, the latest first. A page that tells of them is right until the one on show is over as well. */
export function loadEnded(context: LoadContext): Promise<EndedEdition[]> {
  const { db, edition, now } = context
  const held = heldDays(edition)
  const end = held && endOfDay(held.lastDay)
  if (end && now < end) context.trueUntil(end)
  return readEndedEditions(db, edition, now)
}
