import { and, asc, eq } from 'drizzle-orm'
import type { JournalSource, RoomRecord } from '../../office/journal-source.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { officeChanges, orderChanges } from '../ledger/tables.ts'
import { changeName, reasonName } from './record-names.ts'
import { officeTexts } from './texts.server.ts'

const most = 20
const orderPath = /^\/office\/orders\/([\da-f-]{36})\//

type Recorded = { what: string; reason: string; details: unknown }

/** What the box office has written into its own books of one deed: of an order, or of no single one. */
export const boxOfficeInJournal: JournalSource = async (db, { path, at, email }, locale) => {
  if (!email) return []
  const orderId = orderPath.exec(path)?.[1]
  const ofOrder = orderId
    ? await db
        .select()
        .from(orderChanges)
        .where(and(eq(orderChanges.orderId, orderId), eq(orderChanges.at, at), eq(orderChanges.actor, email)))
        .orderBy(asc(orderChanges.id))
        .limit(most)
    : []
  const ofOffice = await db
    .select()
    .from(officeChanges)
    .where(and(eq(officeChanges.at, at), eq(officeChanges.actor, email)))
    .orderBy(asc(officeChanges.id))
    .limit(most)
  return [...ofOrder, ...ofOffice].map(row => recordOf(row, locale))
}

function recordOf({ what, reason, details }: Recorded, locale: LocaleCode): RoomRecord {
  const t = officeTexts[locale]
  const { amountKopecks, ...rest } = details as Record<string, unknown>
  const { from, to } = sidesOf(rest, locale)
  const sum = typeof amountKopecks === 'number' ? [formatRoubles(amountKopecks, locale)] : []
  return {
    what: [changeName(what, t), ...sum].join(', '),
    reason: reasonName(reason, t),
    changes:
      isPlain(from) && isPlain(to)
        ? [{ label: changeName(what, t), was: String(from), now: String(to) }]
        : [],
  }
}

/** What stood there and what stands there now: a number as it is, a price in roubles. */
function sidesOf({ from, to, fromKopecks, toKopecks }: Record<string, unknown>, locale: LocaleCode) {
  return typeof fromKopecks === 'number' && typeof toKopecks === 'number'
    ? { from: formatRoubles(fromKopecks, locale), to: formatRoubles(toKopecks, locale) }
    : { from, to }
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
