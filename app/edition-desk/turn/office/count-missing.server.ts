import { and, count, eq, isNotNull, isNull, max, or } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { orders } from '../../../box-office/orders/tables.ts'
import { callOffs } from '../../../box-office/slots/tables.ts'
import { documents } from '../../../content/documents/tables.ts'
import { departures, events } from '../../../content/events/tables.ts'
import { offeredStands } from '../../../content/stands/read-offered.server.ts'
import { participants } from '../../../content/tables.ts'
import type { Edition } from '../../../editions/edition.ts'
import { exhibitorsDoneOn } from '../../../editions/exhibitor-days.ts'
import { readTimelineOf } from '../../../editions/read-timeline.server.ts'
import { editionChanges } from '../../../editions/tables.ts'
import { earliestTurn } from '../../../editions/turn/turn-problems.ts'
import type { Db } from '../../../platform/database/transaction.server.ts'
import { dayOf, endOfDay } from '../../../platform/dates.ts'

export const turnChecks = [
  'called-off',
  'orders-open',
  'participants',
  'events',
  'tours',
  'stands',
  'changes-open',
  'next-fair',
  'offer-old',
] as const
export type TurnCheck = (typeof turnChecks)[number]

/** What stands in the way of a turn, and what somebody should look at before it. */
export type Missing = { check: TurnCheck; level: 'block' | 'warning' | 'right'; count: number }

type Listed = PgTable & { editionId: PgColumn; publishedRuAt: PgColumn }

/** Everything that a fair should have before visitors see it, in one list; each line says how many there are. */
export async function countMissing(
  db: Db,
  { current, next, now }: { current: Edition; next: Edition; now: Date },
): Promise<Missing[]> {
  const listed = async (table: Listed) => {
    const [row] = await db
      .select({ count: count() })
      .from(table)
      .where(and(eq(table.editionId, next.id), isNotNull(table.publishedRuAt)))
    return row?.count ?? 0
  }
  const [off] = await db
    .select({ count: count() })
    .from(callOffs)
    .where(or(eq(callOffs.scope, 'fair'), isNull(callOffs.finishedAt)))
  const [open] = await db
    .select({ count: count() })
    .from(orders)
    .where(eq(orders.state, 'waiting_for_payment'))
  const [changes] = await db
    .select({ count: count() })
    .from(editionChanges)
    .where(and(eq(editionChanges.editionId, next.id), eq(editionChanges.state, 'proposed')))
  const [offer] = await db
    .select({ from: max(documents.validFrom) })
    .from(documents)
    .where(eq(documents.slug, 'offer'))
  const warnIfNone = (check: TurnCheck, found: number): Missing => ({
    check,
    level: found === 0 ? 'warning' : 'right',
    count: found,
  })
  const when = (check: TurnCheck, isSo: boolean, level: 'block' | 'warning', found = 0): Missing => ({
    check,
    level: isSo ? level : 'right',
    count: found,
  })
  const isOver = now >= earliestTurn(current)
  return [
    // The box office speaks of one fair that was called off or postponed: it would speak so of the next one too.
    when('called-off', (off?.count ?? 0) > 0, 'block', off?.count),
    when('orders-open', !isOver && (open?.count ?? 0) > 0, 'warning', open?.count),
    warnIfNone('participants', await listed(participants)),
    warnIfNone('events', await listed(events)),
    warnIfNone('tours', await listed(departures)),
    warnIfNone('stands', (await offeredStands(db, next.exhibitors.fairId)).length),
    when('changes-open', (changes?.count ?? 0) > 0, 'warning', changes?.count),
    when('next-fair', await lacksNextFair(db, next, now), 'warning'),
    when('offer-old', (offer?.from ?? '') <= dayOf(earliestTurn(current)), 'warning'),
  ]
}

/** It could name one by now, for its own exhibitors have done all they do by its days, and nobody has planned that. */
async function lacksNextFair(db: Db, next: Edition, now: Date): Promise<boolean> {
  if (now < endOfDay(exhibitorsDoneOn(next))) return false
  const timeline = await readTimelineOf(db, next.id)
  return timeline.every(({ values }) => values.nextFair === null)
}
