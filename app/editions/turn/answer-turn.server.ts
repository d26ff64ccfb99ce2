import { and, eq, gt } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { Edition } from '../edition.ts'
import { lockEditions } from '../hold-editions.server.ts'
import { editions, editionTurns } from '../tables.ts'
import { type RemoveStands, readLeft, takeChangeBack } from '../take-change-back.server.ts'
import { changesRestingOn } from './find-resting.server.ts'
import { isTurnAhead, readTurn, type TurnRefused, whyNoTurn } from './propose-turn.server.ts'

export type TurnAnswered =
  | { kind: 'agreed'; shownFrom: Date }
  | TurnRefused
  | { kind: 'refused'; reason: 'no-turn' | 'turn-over' | 'own-turn' | 'called-off' }

export type TurnEnded =
  | { kind: 'ended' }
  | { kind: 'refused'; reason: 'no-turn' | 'turn-over' }
  /** `other` could be planned because of it, and is taken back first. */
  | { kind: 'refused'; reason: 'changes-rest-on-it'; other: number }

/** Another person agrees. What was checked when it was proposed is checked again; from then on the clock does the rest. */
export function agreeToTurn(
  pool: pg.Pool,
  current: Edition,
  id: number,
  by: Person,
  now: Date,
  isBlocked: (tx: Tx, editionId: string) => Promise<boolean>,
): Promise<TurnAnswered> {
  return transaction(pool, async (tx): Promise<TurnAnswered> => {
    await lockEditions(tx)
    const turn = await readTurn(tx, id)
    if (!turn) return { kind: 'refused', reason: 'no-turn' }
    if (turn.state !== 'proposed') return { kind: 'refused', reason: 'turn-over' }
    if (turn.proposedById === by.id) return { kind: 'refused', reason: 'own-turn' }
    const refusal = await whyNoTurn(tx, current, turn, now, id)
    if (refusal) return refusal
    const { editionId, shownFrom } = turn
    // Asked with the editions held: whoever calls the fair off meanwhile waits here, or was before us.
    if (await isBlocked(tx, editionId)) return { kind: 'refused', reason: 'called-off' }
    await tx
      .update(editionTurns)
      .set({ state: 'agreed', decidedById: by.id, decidedBy: by.name, decidedAt: now })
      .where(eq(editionTurns.id, id))
    await tx.update(editions).set({ shownFrom }).where(eq(editions.id, editionId))
    return { kind: 'agreed', shownFrom }
  })
}

/** Sent back by another, or taken back; what was agreed to can be taken back until the site has turned. */
export function withdrawTurn(
  pool: pg.Pool,
  id: number,
  by: Person,
  note: string,
  now: Date,
): Promise<TurnEnded> {
  return transaction(pool, async (tx): Promise<TurnEnded> => {
    await lockEditions(tx)
    const turn = await readTurn(tx, id)
    if (!turn) return { kind: 'refused', reason: 'no-turn' }
    if (!isTurnAhead(turn, now)) return { kind: 'refused', reason: 'turn-over' }
    const [resting] = turn.state === 'agreed' ? await changesRestingOn(tx, turn, now) : []
    if (resting) return { kind: 'refused', reason: 'changes-rest-on-it', other: resting.id }
    const kept = { note: note.trim().slice(0, 1_000) }
    const set =
      turn.state === 'agreed'
        ? { ...kept, state: 'withdrawn' as const, withdrawnBy: by.name, withdrawnAt: now }
        : {
            ...kept,
            state: turn.proposedById === by.id ? ('withdrawn' as const) : ('refused' as const),
            decidedById: by.id,
            decidedBy: by.name,
            decidedAt: now,
          }
    await tx.update(editionTurns).set(set).where(eq(editionTurns.id, id))
    if (turn.state === 'agreed')
      await tx.update(editions).set({ shownFrom: null }).where(eq(editions.id, turn.editionId))
    return { kind: 'ended' }
  })
}

/**
 * Within a transaction that calls the fair on show off or postpones it: the site stays with it, for whoever has its tickets,
 * until somebody plans the turn anew. What could be planned because of the turn goes with it.
 */
export async function closePlannedTurn(
  tx: Tx,
  cause: { by: string; note: string; now: Date },
  removeStands: RemoveStands,
): Promise<void> {
  const { by, now } = cause
  const note = cause.note.slice(0, 1_000)
  await lockEditions(tx)
  const [planned] = await tx
    .select()
    .from(editionTurns)
    .where(and(eq(editionTurns.state, 'agreed'), gt(editionTurns.shownFrom, now)))
  if (!planned) return
  for (const change of await changesRestingOn(tx, planned, now))
    await takeChangeBack(tx, await readLeft(tx, change, now), { by, note, now }, removeStands)
  await tx
    .update(editionTurns)
    .set({ state: 'withdrawn', note, withdrawnBy: by, withdrawnAt: now })
    .where(eq(editionTurns.id, planned.id))
  await tx.update(editions).set({ shownFrom: null }).where(eq(editions.id, planned.editionId))
}
