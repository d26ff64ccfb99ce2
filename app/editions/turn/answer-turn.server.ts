import { and, eq, gt } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { Edition } from '../edition.ts'
import { lockEditions } from '../hold-editions.server.ts'
import { editions, editionTurns } from '../tables.ts'
import { isTurnAhead, readTurn, type TurnRefusal, whyNoTurn } from './propose-turn.server.ts'

export type TurnAnswered =
  | { kind: 'agreed'; shownFrom: Date }
  | { kind: 'refused'; reason: TurnRefusal | 'no-turn' | 'turn-over' | 'own-turn' | 'called-off' }

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
    if (refusal) return { kind: 'refused', reason: refusal }
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
): Promise<'ended' | 'no-turn' | 'turn-over'> {
  return transaction(pool, async tx => {
    await lockEditions(tx)
    const turn = await readTurn(tx, id)
    if (!turn) return 'no-turn'
    if (!isTurnAhead(turn, now)) return 'turn-over'
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
    return 'ended'
  })
}

/**
 * Within a transaction that calls the fair on show off or postpones it: the site stays with it, for whoever has its tickets,
 * until somebody plans the turn anew.
 */
export async function closePlannedTurn(
  tx: Tx,
  { by, note, now }: { by: string; note: string; now: Date },
): Promise<void> {
  await lockEditions(tx)
  const [planned] = await tx
    .select({ id: editionTurns.id, editionId: editionTurns.editionId })
    .from(editionTurns)
    .where(and(eq(editionTurns.state, 'agreed'), gt(editionTurns.shownFrom, now)))
  if (!planned) return
  await tx
    .update(editionTurns)
    .set({ state: 'withdrawn', note: note.slice(0, 1_000), withdrawnBy: by, withdrawnAt: now })
    .where(eq(editionTurns.id, planned.id))
  await tx.update(editions).set({ shownFrom: null }).where(eq(editions.id, planned.editionId))
}
