import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { slotEvents } from '../slots/read-slot-events.server.ts'
import { slots } from '../slots/tables.ts'
import { waitingList } from './tables.ts'
import type { WaitedFor } from './waiting-rules.ts'

/** What a slot is to whoever waits for it; null when editors have taken it away. */
export async function readAwaited(db: Db, slotId: string, locale: LocaleCode): Promise<WaitedFor | null> {
  const [slot] = await db.select().from(slots).where(eq(slots.id, slotId))
  const event = (await slotEvents(db, [slotId], locale)).get(slotId)
  if (!slot || !event) return null
  const { title, place, path } = event
  return { path: path ?? '/program/', title, place, day: slot.day, startsAt: slot.startsAt }
}

/** One place in the list, by the secret of its letter. */
export async function readPlace(db: Db, token: string, locale: LocaleCode): Promise<WaitedFor | null> {
  const [row] = await db.select().from(waitingList).where(eq(waitingList.token, token))
  return row ? readAwaited(db, row.slotId, locale) : null
}
