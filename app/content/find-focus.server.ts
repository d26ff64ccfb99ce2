import { eq, or } from 'drizzle-orm'
import { centre, type Focus } from '../images/focus.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { pictures } from './pictures/tables.ts'

/** What a crop of the file under this key keeps in sight. */
export async function findFocus(db: Db, key: string): Promise<Focus> {
  const [found] = await db
    .select({ x: pictures.focusX, y: pictures.focusY })
    .from(pictures)
    .where(or(eq(pictures.file, key), eq(pictures.path, key)))
  return found ?? centre
}
