import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { OpenFair } from '../../editions/exhibitor-days.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { type Hold, livingHold, lockApplication, lockStands } from './find-hold.server.ts'
import { nearestFree } from './nearest-stands.ts'
import { readStands } from './read-stands.server.ts'
import { endHold, givenUp, lapseAt } from './release-stand.server.ts'
import type { StandView } from './stand-view.ts'
import { standWindow, type WindowRefusal, windowRefusal } from './stand-window.ts'
import { standHolds } from './tables.ts'

export const holdHours = 72
const justNowMs = 60_000

export type Wish = {
  edition: OpenFair
  /** As somebody typed or pressed it: any text. */
  code: string
  applicationId: string
  /** The rank the secretary has given, if any yet. */
  rank: number | null
  /** The person who presses. */
  by: string
}
export type ChoiceRefusal =
  | WindowRefusal
  | 'unknown-stand'
  | 'not-offered'
  | 'just-taken'
  | 'taken'
  | 'has-stand'
  | 'paid'
export type Choice =
  | { ok: true; hold: Hold }
  /** `nearest`: where the stand was taken, the nearest free ones of its area. */
  | { ok: false; reason: ChoiceRefusal; nearest: StandView[] }

/** Takes a free stand for 72 hours. Who has it already is told so again, and nothing changes. */
export async function holdStand(pool: pg.Pool, wish: Wish, now: Date): Promise<Choice> {
  return choose(pool, wish, { mayChange: false }, now)
}

/**
 * Another stand in place of one's own, as often as one likes until it is paid for. One's own is kept unless the new one is
 * won, and the hours go on as they were: changing buys no time.
 */
export async function changeStand(pool: pg.Pool, wish: Wish, now: Date): Promise<Choice> {
  return choose(pool, wish, { mayChange: true }, now)
}

export type Manner = {
  mayChange: boolean
  /** Staff give a stand whenever they see fit: no rank has to have begun. */
  isStaff?: boolean
}
export type Tried =
  /** `isNew`: it was not held before; who presses twice has pressed once. */
  { ok: true; hold: Hold; isNew: boolean } | { ok: false; reason: ChoiceRefusal }

async function choose(pool: pg.Pool, wish: Wish, manner: Manner, now: Date): Promise<Choice> {
  const tried = await transaction(pool, tx => takeWithin(tx, wish, manner, now))
  if (tried.ok) return { ok: true, hold: tried.hold }
  const nearest =
    tried.reason === 'taken' || tried.reason === 'just-taken'
      ? nearestFree(wish.code, await readStands(drizzle(pool), wish.edition.id, now))
      : []
  return { ...tried, nearest }
}

/** The same within the transaction that takes the exhibitor's step. */
export async function takeWithin(tx: Tx, wish: Wish, manner: Manner, now: Date): Promise<Tried> {
  const { edition, code, applicationId } = wish
  const closed = manner.isStaff ? null : windowRefusal(standWindow(wish.rank, edition), now)
  if (closed) return { ok: false, reason: closed }
  if (!/^[A-Z]-\d{2}$/.test(code)) return { ok: false, reason: 'unknown-stand' }
  await lockApplication(tx, applicationId)
  const before = await livingHold(tx, edition.id, { applicationId })
  const codes = [...new Set([code, ...(before ? [before.standCode] : [])])]
  const locked = await lockStands(tx, edition.id, codes)
  for (const one of codes) await lapseAt(tx, edition.id, one, now)

  const stand = locked.find(one => one.code === code)
  if (!stand) return { ok: false, reason: 'unknown-stand' }
  const own = await livingHold(tx, edition.id, { applicationId })
  if (own?.standCode === code) return { ok: true, hold: own, isNew: false }
  if (own?.state === 'sold') return { ok: false, reason: 'paid' }
  if (own && !manner.mayChange) return { ok: false, reason: 'has-stand' }
  const rival = await livingHold(tx, edition.id, { code })
  if (rival) {
    const isJustNow = now.getTime() - rival.since.getTime() < justNowMs
    return { ok: false, reason: isJustNow ? 'just-taken' : 'taken' }
  }
  if (!stand.isOffered) return { ok: false, reason: 'not-offered' }

  if (own) await endHold(tx, own, { why: `changed for ${code}`, by: wish.by }, now)
  const [hold] = await tx
    .insert(standHolds)
    .values({
      id: randomUUID(),
      editionId: edition.id,
      standCode: code,
      applicationId,
      state: 'held',
      priceKopecks: stand.priceKopecks,
      since: now,
      until: own?.until ?? (await hoursLeft(tx, wish, now)),
      invoicedAt: own?.invoicedAt ?? null,
      why: own ? `changed from ${own.standCode}` : 'chosen',
      changedBy: wish.by,
      changedAt: now,
    })
    .returning()
  if (!hold) throw new Error('the database has kept no hold')
  return { ok: true, hold, isNew: true }
}

/** Giving a stand up and taking one again buys no time either; only hours that have run out begin anew. */
async function hoursLeft(tx: Tx, { edition, applicationId }: Wish, now: Date): Promise<Date> {
  const [last] = await tx
    .select()
    .from(standHolds)
    .where(and(eq(standHolds.editionId, edition.id), eq(standHolds.applicationId, applicationId)))
    .orderBy(desc(standHolds.since), desc(standHolds.changedAt))
    .limit(1)
  if (last?.why === givenUp && last.until && last.until > now) return last.until
  return new Date(now.getTime() + holdHours * 3_600_000)
}
