import { asc, eq, sql } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { tickets } from '../orders/tables.ts'
import { slotEvents } from '../slots/read-slot-events.server.ts'
import { slots } from '../slots/tables.ts'
import { among, placedStates } from '../tickets/kept-states.ts'

export type OfficeSlot = Awaited<ReturnType<typeof officeSlots>>[number]

/** Everything that has places, at one fair or at all, day by day, with what is paid for. */
export async function officeSlots(db: Db, locale: LocaleCode, edition?: Pick<Edition, 'id'>) {
  const rows = await db
    .select({
      slot: slots,
      paid: sql<number>`(select count(*)::int from ${tickets} t where t.slot_id = ${slots}.id and t.state in ${among(placedStates)})`,
    })
    .from(slots)
    .where(edition && eq(slots.editionId, edition.id))
    .orderBy(asc(slots.day), asc(slots.startsAt), asc(slots.id))
  const names = await slotEvents(
    db,
    rows.map(({ slot }) => slot.id),
    locale,
  )
  return rows.map(({ slot, paid }) => ({ ...slot, paid, title: names.get(slot.id)?.title ?? null }))
}
