import type { Db } from '../platform/database/transaction.server.ts'
import type { Edition } from './edition.ts'
import { editions, editionValues } from './tables.ts'

/** The first values have always held. */
export const always = new Date(0)

/** What the first edition is called; those after it are named in the office. */
const launchName = { ru: 'Осень 2025', en: 'Autumn 2025' }

/** Puts an edition into the database as it was launched; one that is there already stays as it is. */
export async function keepEdition(db: Db, launch: Edition): Promise<void> {
  await db
    .insert(editions)
    .values({ id: launch.id, name: launchName, shownFrom: always })
    .onConflictDoNothing({ target: editions.id })
  await db
    .insert(editionValues)
    .values({ editionId: launch.id, holdsFrom: always, values: launch })
    .onConflictDoNothing()
}
