import type pg from 'pg'
import { countAgainstLimit, limitKey } from '../../platform/rate-limit.server.ts'
import type { LetterKind } from '../box-office.ts'
import { mailbox } from './limit-places.server.ts'
import type { OrderView } from './read-order.server.ts'

const hour = 3_600
const day = 24 * hour

/** Who asks for an order's letter once more: they have it in front of them, and one more seldom helps. */
const again = {
  visitor: { anHour: 3, aDay: 10 },
  staff: { anHour: 10, aDay: 30 },
}

/** Whether a letter of this order may be sent once more; counts it. */
export async function maySendAgain(
  pool: pg.Pool,
  orderId: string,
  who: keyof typeof again,
  now: Date,
): Promise<boolean> {
  const { anHour, aDay } = again[who]
  const count = (word: string, most: number, seconds: number) =>
    countAgainstLimit(pool, limitKey(`letter again ${who} ${word}`, { order: orderId }), most, seconds, now)
  return (await count('hour', anHour, hour)).isAllowed && (await count('day', aDay, day)).isAllowed
}

// Anybody may type a stranger's address: until something is paid, it has these few letters in an hour. The order's page
// says all that they would.
const unpaid = { what: 'unpaid letter', kinds: ['placed', 'expiring', 'expired'], anHour: 5 }
// The same of tickets that cost nothing, as often as they are taken, moved and given back.
const free = { what: 'free letter', kinds: ['paid', 'switched', 'return-requested'], anHour: 12 }

/** Whether the mailbox of an order has room for a letter that anybody can cause who knows the address; counts it. */
export async function hasRoom(
  pool: pg.Pool,
  order: Pick<OrderView, 'totalKopecks'> & { email: string },
  kind: LetterKind,
  now: Date,
): Promise<boolean> {
  const limits = order.totalKopecks === 0 ? [unpaid, free] : [unpaid]
  const limit = limits.find(({ kinds }) => kinds.includes(kind))
  if (!limit) return true
  const key = limitKey(limit.what, { email: mailbox(order.email) })
  return (await countAgainstLimit(pool, key, limit.anHour, hour, now)).isAllowed
}
