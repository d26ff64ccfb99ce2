import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { classSlot, isBookable } from '../../content/events/registration.ts'
import { departures, events } from '../../content/events/tables.ts'
import { tourSlot } from '../../content/events/tour-slot.ts'
import type { Edition, TourType } from '../../editions/edition.ts'
import { entryWindows, visitorDays } from '../../editions/entry-windows.ts'
import { momentAt } from '../../editions/rules.ts'
import { refusalOf } from '../../platform/database/broken-constraint.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { tourProducts } from '../catalogue/products.ts'
import { slotIdIn } from './slot-name.ts'
import { slots } from './tables.ts'

type NewSlot = Omit<typeof slots.$inferInsert, 'editionId'>

/**
 * Brings the slots in line with the edition and with what editors have published. What exists keeps its capacity,
 * which staff may have changed, and its sales; times and prices follow the editors.
 */
export async function openSlots(db: Db, edition: Edition): Promise<void> {
  await removeOtherDays(db, edition)
  const wanted = [
    ...ofEdition(edition),
    ...(await ofDepartures(db, edition)),
    ...(await ofClasses(db, edition)),
  ]
  await keepSlots(db, edition, wanted)
}

/** The same for classes and departures alone, whose times and prices are what editors have published last. */
export async function openPublished(db: Db, edition: Edition): Promise<void> {
  await removeWithdrawn(db, edition)
  await keepSlots(db, edition, [...(await ofDepartures(db, edition)), ...(await ofClasses(db, edition))])
}

/** A departure that editors have taken off the site is sold no more: nobody has a place there, or it would have to stay. */
async function removeWithdrawn(db: Db, { id }: Edition): Promise<void> {
  const rows = await db
    .select({ id: departures.id })
    .from(departures)
    .where(
      and(eq(departures.editionId, id), isNull(departures.publishedRuAt), isNull(departures.publishedEnAt)),
    )
  for (const row of rows) {
    const isFree = and(eq(slots.id, tourSlot(row.id)), eq(slots.taken, 0))
    await db
      .delete(slots)
      .where(isFree)
      .catch(async error => {
        unlessNamed(error)
        await db.update(slots).set({ capacity: 0 }).where(isFree)
      })
  }
}

async function keepSlots(db: Db, edition: Edition, wanted: readonly NewSlot[]): Promise<void> {
  if (wanted.length === 0) return
  // In the order in which every sale takes them, so that nobody waits for each other.
  const inOrder = wanted.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await db
    .insert(slots)
    .values(inOrder.map(slot => ({ ...slot, editionId: edition.id })))
    .onConflictDoUpdate({
      target: slots.id,
      set: {
        day: sql`excluded.day`,
        startsAt: sql`excluded.starts_at`,
        endsAt: sql`excluded.ends_at`,
        priceKopecks: sql`excluded.price_kopecks`,
      },
      // Every process follows, and what is right already is not written again.
      setWhere: sql`(${slots.day}, ${slots.startsAt}, ${slots.endsAt}, ${slots.priceKopecks})
        is distinct from (excluded.day, excluded.starts_at, excluded.ends_at, excluded.price_kopecks)`,
    })
}

/** Windows of days that are no longer the fair's; with the first ticket for one, its day stays (`edition-problems.ts`). */
async function removeOtherDays(db: Db, { id, visitorDays: { first, last } }: Edition): Promise<void> {
  const isElsewhere = or(lt(slots.day, first), gt(slots.day, last))
  const isOfEdition = eq(slots.id, sql`${slots.day} || '-' || ${slots.kind}`)
  await db
    .delete(slots)
    .where(and(eq(slots.editionId, id), isOfEdition, isElsewhere, eq(slots.taken, 0)))
    .catch(unlessNamed)
}

// An order that ended still names its window.
function unlessNamed(error: unknown) {
  if (refusalOf(error).code !== '23503') throw error
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
      id: slotIdIn(edition, 'open-date'),
      kind: 'open-date',
      day: days.first,
      startsAt: momentAt(days.first, days.from),
      endsAt: momentAt(days.last, days.to),
      capacity: sale.openDateCapacity,
    },
    {
      id: slotIdIn(edition, 'premium'),
      kind: 'premium',
      day: vipOpening.day,
      startsAt: momentAt(vipOpening.day, vipOpening.from),
      endsAt: momentAt(vipOpening.day, vipOpening.to),
      capacity: sale.premiumCapacity,
    },
  ]
}

async function ofDepartures(db: Db, edition: Edition): Promise<NewSlot[]> {
  const isShown = or(isNotNull(departures.publishedRuAt), isNotNull(departures.publishedEnAt))
  const rows = await db
    .select()
    .from(departures)
    .where(and(eq(departures.editionId, edition.id), isShown))
  const soldWhole = new Set(
    tourProducts().flatMap(({ type, product }) => (product.isSoldWhole ? [type] : [])),
  )
  return rows.map(({ id, type, startsAt, minutes }) => {
    const kind = type as TourType
    return {
      id: tourSlot(id),
      kind,
      day: dayOf(startsAt),
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * 60_000),
      capacity: soldWhole.has(kind) ? 1 : edition.tours[kind].maxPeople,
    }
  })
}

async function ofClasses(db: Db, edition: Edition): Promise<NewSlot[]> {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.needsRegistration, true), eq(events.editionId, edition.id)))
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
