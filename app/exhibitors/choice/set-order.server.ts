import type { Tx } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { fairStop } from '../fair-guard.ts'
import { livingHold } from '../stands/find-hold.server.ts'
import { type Order, type Reserved, reserveWithin } from '../stands/reserve-equipment.server.ts'
import type { Reason } from '../states.ts'
import type { ApplicationRow } from '../take-step.server.ts'
import type { Desk } from './promise-letter.server.ts'
import { type OtherFair, type Seen, withinOwnStand } from './take-stand.server.ts'

/** `paying`: an invoice or a payment names the sum already, so the order stands still. */
export type Ordered = Reserved | { ok: false; reason: Reason | 'paying' }

/** What an exhibitor wants for the stand they hold, all of it or nothing. */
export function setOrder(desk: Desk, person: Person, order: Order, seen: Seen): Promise<Ordered | OtherFair> {
  return withinOwnStand(desk, person, seen, async (tx, current): Promise<Ordered> => {
    if (!current) return { ok: false, reason: 'no-stand' }
    const { now } = seen
    const stop = fairStop('order', 'applicant', current.editionId, now)
    if (stop) return { ok: false, reason: stop }
    if (await isBilled(tx, current)) return { ok: false, reason: 'paying' }
    const { id, editionId } = current
    return reserveWithin(tx, { editionId, applicationId: id, order }, now)
  })
}

/**
 * Whether an invoice or a payment names the sum already. Whoever has come as far as the materials and whose money was taken
 * back holds the stand again, and what they add now would come for nothing with the old invoice.
 */
async function isBilled(tx: Tx, { id, editionId, state }: ApplicationRow): Promise<boolean> {
  if (state === 'awaiting-payment') return true
  if (state !== 'materials-in-review' && state !== 'published') return false
  return (await livingHold(tx, editionId, { applicationId: id }))?.state === 'held'
}
