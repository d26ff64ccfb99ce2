import { eq } from 'drizzle-orm'
import type { Edition } from '../editions/edition.ts'
import { readShownEdition } from '../editions/read-editions.server.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { events } from './events/tables.ts'
import { participants } from './tables.ts'

const tables = { participants, events }

/**
 * Of which fair a participant or an event is: the one on show, or one of the past, whose pages stay where they were. Null where
 * there is none of that name, or the site has not turned to its fair yet.
 */
export async function findEditionOf(
  { db, edition, now }: { db: Db; edition: Edition; now: Date },
  kind: keyof typeof tables,
  slug: string | undefined,
): Promise<Edition | null> {
  const table = tables[kind]
  const [row] = await db
    .select({ editionId: table.editionId })
    .from(table)
    .where(eq(table.slug, slug ?? ''))
  return row ? readShownEdition(db, edition, row.editionId, now) : null
}
