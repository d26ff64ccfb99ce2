import type pg from 'pg'
import { transaction } from '../platform/database/transaction.server.ts'
import type { Person } from '../platform/person.ts'
import { type Refusal, type Wish, whyNot } from './check-change.server.ts'
import type { Edition } from './edition.ts'
import { fieldAt } from './edition-fields.ts'
import { lockEditions } from './hold-editions.server.ts'
import { editionChanges } from './tables.ts'

export type Proposed = { kind: 'proposed'; id: number } | Refusal

const longestReason = 1_000
/** Writes down what somebody wants to be otherwise. Nothing changes before it is agreed to. */
export async function proposeChange(
  pool: pg.Pool,
  launch: Edition,
  wish: Wish,
  by: Person,
  now: Date,
): Promise<Proposed> {
  const reason = wish.reason.trim().slice(0, longestReason)
  if (reason === '') return { kind: 'refused', reason: 'reason-missing' }
  return transaction(pool, async (tx): Promise<Proposed> => {
    await lockEditions(tx)
    const refusal = await whyNot(tx, launch, wish, now)
    if (refusal) return refusal
    const takesTwo = wish.set.some(({ path }) => fieldAt(path)?.takesTwo)
    const [row] = await tx
      .insert(editionChanges)
      .values({
        editionId: launch.id,
        set: wish.set,
        holdsFrom: wish.holdsFrom,
        takesTwo,
        reason,
        state: 'proposed',
        proposedById: by.id,
        proposedBy: by.name,
        proposedAt: now,
      })
      .returning({ id: editionChanges.id })
    if (!row) throw new Error('a proposal was not kept')
    return { kind: 'proposed', id: row.id }
  })
}
