import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type pg from 'pg'
import { brokeConstraint } from '../../platform/database/broken-constraint.server.ts'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { Edition } from '../edition.ts'
import { lockEditions } from '../hold-editions.server.ts'
import { readPlanned } from '../read-changes.server.ts'
import { readTimelineOf } from '../read-timeline.server.ts'
import { editions, editionTurns } from '../tables.ts'
import { stepAt } from '../timeline.ts'
import { type TurnProblem, turnProblems } from './turn-problems.ts'

export type EditionTurn = typeof editionTurns.$inferSelect

export type TurnRefusal =
  | TurnProblem
  | 'unknown-edition'
  | 'already-shown'
  | 'turn-planned'
  | 'turn-proposed'
  | 'reason-missing'
  | 'changes-behind'

/** `other` is the change that stands in the way. */
export type TurnRefused = { kind: 'refused'; reason: TurnRefusal; other?: number }
export type TurnProposed = { kind: 'proposed'; id: number } | TurnRefused

const longestReason = 1_000

/** Writes down that the site is to turn to an edition at a moment. Nothing turns before another person agrees. */
export async function proposeTurn(
  pool: pg.Pool,
  current: Edition,
  wish: { editionId: string; shownFrom: Date; reason: string },
  by: Person,
  now: Date,
): Promise<TurnProposed> {
  const reason = wish.reason.trim().slice(0, longestReason)
  if (reason === '') return { kind: 'refused', reason: 'reason-missing' }
  try {
    return await transaction(pool, async (tx): Promise<TurnProposed> => {
      await lockEditions(tx)
      const refusal = await whyNoTurn(tx, current, wish, now)
      if (refusal) return refusal
      const [row] = await tx
        .insert(editionTurns)
        .values({
          editionId: wish.editionId,
          shownFrom: wish.shownFrom,
          reason,
          state: 'proposed',
          proposedById: by.id,
          proposedBy: by.name,
          proposedAt: now,
        })
        .returning({ id: editionTurns.id })
      if (!row) throw new Error('a turn was not kept')
      return { kind: 'proposed', id: row.id }
    })
  } catch (error) {
    if (brokeConstraint(error, 'edition_turns_one_wish')) return { kind: 'refused', reason: 'turn-proposed' }
    throw error
  }
}

/** Why the site cannot be planned to turn as things are now; `own` is the wish itself where it was written down already. */
export async function whyNoTurn(
  tx: Tx,
  current: Edition,
  { editionId, shownFrom }: { editionId: string; shownFrom: Date },
  now: Date,
  own?: number,
): Promise<TurnRefused | null> {
  const refuse = (reason: TurnRefusal, other?: number): TurnRefused => ({ kind: 'refused', reason, other })
  const [row] = await tx.select().from(editions).where(eq(editions.id, editionId))
  if (!row) return refuse('unknown-edition')
  if (row.shownFrom && row.shownFrom <= now) return refuse('already-shown')
  const [planned] = await tx.select().from(editions).where(gt(editions.shownFrom, now))
  if (planned) return refuse('turn-planned')
  const others = and(
    eq(editionTurns.state, 'proposed'),
    own === undefined ? undefined : ne(editionTurns.id, own),
  )
  const [other] = await tx.select({ id: editionTurns.id }).from(editionTurns).where(others)
  if (other) return refuse('turn-proposed')
  const at = async (id: string) => stepAt(await readTimelineOf(tx, id), shownFrom).values
  const [problem] = turnProblems({ current: await at(current.id), next: await at(editionId) }, shownFrom, now)
  if (problem) return refuse(problem)
  // What is planned of the one on show for a moment at which it is on show no more would never be seen.
  const ahead = await readPlanned(tx, current.id, now)
  const behind = ahead.find(({ holdsFrom }) => holdsFrom && holdsFrom >= shownFrom)
  return behind ? refuse('changes-behind', behind.id) : null
}

/** Every turn that was ever wished for, the latest first. */
export function readTurns(db: Db, limit = 20): Promise<EditionTurn[]> {
  return db.select().from(editionTurns).orderBy(desc(editionTurns.id)).limit(limit)
}

export async function readTurn(db: Db, id: number): Promise<EditionTurn | null> {
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return null
  const [row] = await db.select().from(editionTurns).where(eq(editionTurns.id, id))
  return row ?? null
}

/** It waits for an answer, or was agreed to and is still ahead. */
export function isTurnAhead({ state, shownFrom }: EditionTurn, now: Date): boolean {
  return state === 'proposed' || (state === 'agreed' && shownFrom > now)
}
