import { eq, sql } from 'drizzle-orm'
import { classSlot, isBookable } from '../../content/events/registration.ts'
import { departures, events } from '../../content/tables.ts'
import type { Edition, TourType } from '../../editions/edition.ts'
import { entryWindows, visitorDays } from '../../editions/entry-windows.ts'
import { momentAt } from '../../editions/rules.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { tourProducts } from '../catalogue/products.ts'
import { slots } from './tables.ts'

type NewSlot = typeof slots.$inferInsert

/**
 * Brings the slots in line with the edition and with what editors have published. What exists keeps its capacity,
 * which staff may have changed, and its sales; times and prices follow the editors.
 */
export async function openSlots(db: Db, edition: Edition): Promise<void> {
  const wanted = [...ofEdition(edition), ...(await ofDepartures(db, edition)), ...(await ofClasses(db))]
  if (wanted.length === 0) return
  await db
    .insert(slots)
    .values(wanted)
    .onConflictDoUpdate({
      target: slots.id,
      set: {
        day: sql`excluded.day`,
        startsAt: sql`excluded.starts_at`,
        endsAt: sql`excluded.ends_at`,
        priceKopecks: sql`excluded.price_kopecks`,
      },
    })
}

function ofEdition(edition: Edition): NewSlot[] {
  const { sale, vipOpening, visitorDays: days } = edition
  const windows = visitorDays(edition).flatMap(day =>
    entryWindows(edition, day).map(({ kind, startsAt, endsAt }) => ({
      id: `${day}-${kind}`,
      kind,
      day,
      startsAt,
      endsAt,
      capacity: sale.windowCapacity,
    })),
  )
  return [
    ...windows,
    {
      id: 'open-date',
      kind: 'open-date',
      day: days.first,
      startsAt: momentAt(days.first, days.from),
      endsAt: momentAt(days.last, days.to),
      capacity: sale.openDateCapacity,
    },
    {
      id: 'premium',
      kind: 'premium',
      day: vipOpening.day,
      startsAt: momentAt(vipOpening.day, vipOpening.from),
      endsAt: momentAt(vipOpening.day, vipOpening.to),
      capacity: sale.premiumCapacity,
    },
  ]
}

async function ofDepartures(db: Db, edition: Edition): Promise<NewSlot[]> {
  const rows = await db.select().from(departures)
  const soldWhole = new Set(
    tourProducts().flatMap(({ type, product }) => (product.isSoldWhole ? [type] : [])),
  )
  return rows.map(({ id, type, startsAt, minutes }) => {
    const kind = type as TourType
    return {
      id: `departure-${id}`,
      kind,
      day: dayOf(startsAt),
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * 60_000),
      capacity: soldWhole.has(kind) ? 1 : edition.tours[kind].maxPeople,
    }
  })
}

async function ofClasses(db: Db): Promise<NewSlot[]> {
  const rows = await db.select().from(events).where(eq(events.needsRegistration, true))
  return rows.filter(isBookable).flatMap(({ slug, startsAt, endsAt, capacity, priceKopecks }) =>
    capacity === null
      ? []
      : [
          {
            id: classSlot(slug),
            kind: 'class' as const,
            day: dayOf(startsAt),
            startsAt,
            endsAt,
            capacity,
            priceKopecks,
          },
        ],
  )
}
