import { and, eq, like, ne } from 'drizzle-orm'
import { menuEntries } from '../../content/tables.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import type { Fault } from '../check-fields.ts'
import { isNeeded, menu, placeOf } from '../kinds/menu.ts'
import type { JsonObject } from '../record.ts'

/** What the law wants is not hidden, and no place of the menu is left without a link. */
export async function menuFaults(tx: Tx, key: string, record: JsonObject): Promise<Fault[]> {
  if (record.isShown !== false) return []
  const [other] = await tx
    .select({ key: menuEntries.key })
    .from(menuEntries)
    .where(
      and(like(menuEntries.key, `${placeOf(key)}%`), ne(menuEntries.key, key), eq(menuEntries.isShown, true)),
    )
    .limit(1)
  if (!isNeeded(key) && other) return []
  const label = menu.fields.find(({ name }) => name === 'isShown')?.label ?? menu.label.one
  return [{ path: 'isShown', language: null, label, reason: 'needed' }]
}
