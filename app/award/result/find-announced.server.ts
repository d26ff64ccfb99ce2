import type { Edition } from '../../editions/edition.ts'
import { readPastEditions } from '../../editions/read-editions.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { awardMoments } from '../way/award-windows.ts'
import { readSeal } from './read-award.server.ts'

/**
 * The fair whose laureates were named last: they stay where they are, with protocol and covers, until those of the fair on show
 * are named. Before any were, the one on show.
 */
export async function findAnnounced({
  db,
  edition,
  now,
}: {
  db: Db
  edition: Edition
  now: Date
}): Promise<Edition> {
  if (now >= awardMoments(edition).ceremonyAt) return edition
  for (const past of await readPastEditions(db, edition, now))
    if (now >= awardMoments(past).ceremonyAt && (await readSeal(db, past.id))) return past
  return edition
}
