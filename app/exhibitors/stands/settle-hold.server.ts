import { eq } from 'drizzle-orm'
import type pg from 'pg'
import type { OpenFair } from '../../editions/exhibitor-days.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { endOfDay } from '../../platform/dates.ts'
import { type Hold, lockedHold } from './find-hold.server.ts'
import { standHolds } from './tables.ts'

type Whose = { edition: OpenFair; applicationId: string; by: string }

export type Extending = Whose & {
  until: Date
  /** Staff say why; an invoice that has been issued says so itself. */
  why: string
  isInvoice?: boolean
}
export type Extended =
  | { ok: true; hold: Hold }
  | { ok: false; reason: 'no-stand' | 'paid' | 'not-later' | 'too-far' | 'why' }

/**
 * More time. An issued invoice carries the hold to its due date, and from then on it does not lapse by itself: an overdue
 * invoice is for a person to decide. Nothing is ever shortened, nor extended beyond the day on which materials are due.
 */
export function extendHold(pool: pg.Pool, extending: Extending, now: Date): Promise<Extended> {
  return transaction(pool, tx => extendHoldWithin(tx, extending, now))
}

/** The same within the transaction that takes the exhibitor's step. */
export async function extendHoldWithin(tx: Tx, extending: Extending, now: Date): Promise<Extended> {
  const { edition, until } = extending
  const why = extending.why.trim()
  if (!why) return { ok: false, reason: 'why' }
  // A date that is none is earlier than nothing.
  if (!(until > now)) return { ok: false, reason: 'not-later' }
  if (until > endOfDay(edition.materialsUntil)) return { ok: false, reason: 'too-far' }
  return carryHoldWithin(tx, { ...extending, why }, now)
}

/** As long as an invoice or a payment that has been opened says: nobody has typed that day. */
export async function carryHoldWithin(tx: Tx, extending: Extending, now: Date): Promise<Extended> {
  const { edition, applicationId, by, until, why, isInvoice = false } = extending
  const hold = await lockedHold(tx, edition.id, applicationId)
  if (!hold) return { ok: false, reason: 'no-stand' }
  if (hold.state === 'sold') return { ok: false, reason: 'paid' }
  const isLater = hold.until === null || until > hold.until
  if (!isLater && !isInvoice) return { ok: false, reason: 'not-later' }
  const [extended] = await tx
    .update(standHolds)
    .set({
      until: isLater ? until : hold.until,
      invoicedAt: isInvoice ? (hold.invoicedAt ?? now) : hold.invoicedAt,
      why,
      changedBy: by,
      changedAt: now,
    })
    .where(eq(standHolds.id, hold.id))
    .returning()
  return extended ? { ok: true, hold: extended } : { ok: false, reason: 'no-stand' }
}

export type Selling = Whose & { why: string }
export type Sold = { ok: true; hold: Hold } | { ok: false; reason: 'no-stand' }

/**
 * The stand is paid for. Money that comes after the minute but before anybody else has taken the stand still buys it;
 * where the hold is gone, whoever books the money decides. Twice is once.
 */
export function sellStand(pool: pg.Pool, selling: Selling, now: Date): Promise<Sold> {
  return transaction(pool, tx => sellStandWithin(tx, selling, now))
}

/** The same within the transaction that books the money. */
export async function sellStandWithin(tx: Tx, selling: Selling, now: Date): Promise<Sold> {
  const { edition, applicationId, by, why } = selling
  const hold = await lockedHold(tx, edition.id, applicationId)
  if (!hold) return { ok: false, reason: 'no-stand' }
  if (hold.state === 'sold') return { ok: true, hold }
  const [sold] = await tx
    .update(standHolds)
    .set({ state: 'sold', until: null, why, changedBy: by, changedAt: now })
    .where(eq(standHolds.id, hold.id))
    .returning()
  return sold ? { ok: true, hold: sold } : { ok: false, reason: 'no-stand' }
}

/** The money for it was taken back: it is held again, until a day on which a person decides. */
export async function unsellStandWithin(
  tx: Tx,
  { edition, applicationId, by, why, until }: Selling & { until: Date },
  now: Date,
): Promise<Sold> {
  const hold = await lockedHold(tx, edition.id, applicationId)
  if (hold?.state !== 'sold') return { ok: false, reason: 'no-stand' }
  const [held] = await tx
    .update(standHolds)
    .set({ state: 'held', until, invoicedAt: hold.invoicedAt ?? now, why, changedBy: by, changedAt: now })
    .where(eq(standHolds.id, hold.id))
    .returning()
  return held ? { ok: true, hold: held } : { ok: false, reason: 'no-stand' }
}
