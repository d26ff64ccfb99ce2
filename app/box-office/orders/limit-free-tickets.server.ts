import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { countAgainstLimit, limitKey } from '../../platform/rate-limit.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { products } from '../catalogue/products.ts'
import { slots } from '../slots/tables.ts'
import { isFree, type WantedLine, type Wrong } from './check-order.ts'
import { orderLines, orders, tickets } from './tables.ts'

/** The e-mail has as many free tickets as one may have. */
export class TooManyFree extends Error {
  wrong: Wrong = { field: 'buyer.email', code: 'too-many-free-for-email' }
}

const freeProducts = products.filter(({ id }) => isFree({ product: id })).map(({ id }) => id)

/** Counted under a lock of the mailbox: two orders at once see each other. Whoever orders nothing free waits for nobody. */
export async function limitFreeTickets(
  tx: Tx,
  { id, sale }: Edition,
  email: string,
  lines: readonly Pick<WantedLine, 'product' | 'quantity'>[],
): Promise<void> {
  const wanted = lines.filter(isFree).reduce((sum, { quantity }) => sum + quantity, 0)
  if (wanted === 0) return
  const box = mailbox(email)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`free tickets ${box}`}, 0))`)
  // Of a sold order its tickets count, one by one: what was given back may be taken again.
  const [{ count } = { count: '0' }] = await tx
    .select({
      count: sql<string>`coalesce(sum(case when ${orders.state} = 'waiting_for_payment' then ${orderLines.quantity} else
        (select count(*) from ${tickets} where ${tickets.lineId} = ${orderLines.id} and ${tickets.state} in ('valid', 'returning'))
        end), 0)`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(slots, eq(slots.id, orderLines.slotId))
    .where(
      and(
        eq(orders.freeTicketsFor, box),
        eq(slots.editionId, id),
        inArray(orders.state, ['waiting_for_payment', 'paid', 'partly_refunded']),
        eq(orderLines.isRemoved, false),
        inArray(orderLines.product, freeProducts),
      ),
    )
  if (Number(count) + wanted > sale.maxFreePerEmail) throw new TooManyFree()
}

/**
 * One mailbox, however it is written: capitals and what stands behind a plus make no other person, nor the names under
 * which a large service is one and the same, nor the signs it overlooks.
 */
export function mailbox(email: string): string {
  const [written = '', host = ''] = email.trim().toLowerCase().split('@')
  const name = written.split('+')[0] ?? ''
  if (host === 'gmail.com' || host === 'googlemail.com') return `${name.replaceAll('.', '')}@gmail.com`
  if (/^(?:ya\.ru|yandex\.(?:ru|com|by|kz|ua))$/.test(host)) return `${name.replaceAll('.', '-')}@yandex.ru`
  return `${name}@${host}`
}

/** What an order keeps of it: nothing where it has no free tickets. */
export function freeTicketsFor(
  email: string | undefined,
  lines: readonly Pick<WantedLine, 'product'>[],
): string | null {
  return email !== undefined && lines.some(isFree) ? mailbox(email) : null
}

/** Counts free places that a network takes, before they are taken; nothing is wrong where there are none, or nobody knows who asks. */
export async function limitFreePlaces(
  { pool, freePlacesPerHour }: Pick<BoxOffice, 'pool' | 'freePlacesPerHour'>,
  address: string | undefined,
  lines: readonly Pick<WantedLine, 'product' | 'quantity'>[],
  now: Date,
): Promise<Wrong[]> {
  const count = lines.filter(isFree).reduce((sum, { quantity }) => sum + quantity, 0)
  if (!address || count === 0) return []
  const key = limitKey('free places', { address })
  const { isAllowed } = await countAgainstLimit(pool, key, freePlacesPerHour, 3600, now, count)
  return isAllowed ? [] : [{ field: 'lines', code: 'too-many-free-here' }]
}
