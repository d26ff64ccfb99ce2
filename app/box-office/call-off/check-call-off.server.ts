import type { Db } from '../../platform/database/transaction.server.ts'
import { isTourOrClass } from '../catalogue/products.ts'
import { slots } from '../slots/tables.ts'
import type { CallOffTarget } from './call-off-wish.ts'
import { inScope } from './preview-call-off.server.ts'

export type NotToCallOff = 'unknown-slot' | 'only-with-fair' | 'already-off' | 'not-possible'

/** Why this cannot be called off; null when it can. A tour that has begun takes place; entry can end in the middle of a day. */
export async function whyNotCallOff(db: Db, target: CallOffTarget, now: Date): Promise<NotToCallOff | null> {
  const own = await db.select().from(slots).where(inScope(target))
  if (own.length === 0) return 'unknown-slot'
  if (target.scope === 'slot' && own.some(({ kind }) => kind === 'open-date')) return 'only-with-fair'
  if (own.every(({ calledOffAt }) => calledOffAt)) return 'already-off'
  const isAhead = own.some(({ kind, startsAt, endsAt }) => (isTourOrClass(kind) ? startsAt : endsAt) > now)
  return isAhead ? null : 'not-possible'
}
