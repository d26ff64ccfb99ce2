import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { countAgainstLimit, limitKey } from '../../platform/rate-limit.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { products } from '../catalogue/products.ts'
import { slots } from '../slots/tables.ts'
import { among, placedStates } from '../tickets/kept-states.ts'
import { isFree, isOfClass, type WantedLine, type Wrong } from './check-order.ts'
import { orderLines, orders, tickets } from './tables.ts'

/** The e-mail has as many free tickets, or as many places in one class, as one may have. */
export class TooManyForEmail extends Error {
  wrong: Wrong & { code: 'too-many-free-for-email' | 'too-many-places-for-email' }

  constructor(code: TooManyForEmail['wrong']['code']) {
    super(code)
    this.wrong = { field: 'buyer.email', code }
  }
}

type Line = Pick<WantedLine, 'product' | 'quantity'>

const freeProducts = products.filter(({ id }) => isFree({ product: id })).map(({ id }) => id)

/**
 * Counted under a lock of the mailbox: two orders at once see each other. Whoever orders nothing that is counted waits for
 * nobody.
 */
export async function limitMailbox(
  tx: Tx,
  { id, sale }: Edition,
  email: string,
  lines: readonly (Line & { slotId: string })[],
): Promise<void> {
  if (!lines.some(isCounted)) return
  const box = mailbox(email)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`free tickets ${box}`}, 0))`)
  const wanted = placesOf(lines.filter(isFree))
  const isFreeHere = and(eq(slots.editionId, id), inArray(orderLines.product, freeProducts))
  if (wanted > 0 && (await heldBy(tx, box, isFreeHere)) + wanted > sale.maxFreePerEmail)
    throw new TooManyForEmail('too-many-free-for-email')
  // As many as one order has: a second order is no way to the rest of the class.
  for (const slotId of new Set(lines.filter(isOfClass).map(line => line.slotId))) {
    const places = placesOf(lines.filter(line => isOfClass(line) && line.slotId === slotId))
    if ((await heldBy(tx, box, eq(orderLines.slotId, slotId))) + places > sale.maxTickets)
      throw new TooManyForEmail('too-many-places-for-email')
  }
}

async function heldBy(tx: Tx, box: string, which: SQL | undefined): Promise<number> {
  // Of a sold order its tickets count, one by one: what was given back may be taken again.
  const [{ count } = { count: '0' }] = await tx
    .select({
      count: sql<string>`coalesce(sum(case when ${orders.state} = 'waiting_for_payment' then ${orderLines.quantity} else
        (select count(*) from ${tickets} where ${tickets.lineId} = ${orderLines.id} and ${tickets.state} in ${among(placedStates)})
        end), 0)`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(slots, eq(slots.id, orderLines.slotId))
    .where(
      and(
        eq(orders.countedMailbox, box),
        inArray(orders.state, ['waiting_for_payment', 'paid', 'partly_refunded']),
        eq(orderLines.isRemoved, false),
        which,
      ),
    )
  return Number(count)
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

/** What an order keeps of it: nothing where nothing in it is counted. */
export function countedMailbox(
  email: string | undefined,
  lines: readonly Pick<WantedLine, 'product'>[],
): string | null {
  return email !== undefined && lines.some(isCounted) ? mailbox(email) : null
}

/** Places that cost a hoarder little: free tickets, and the few of a class, which a cart holds before anything is paid. */
export function isCounted(line: Pick<WantedLine, 'product'>): boolean {
  return isFree(line) || isOfClass(line)
}

/**
 * Counts the free tickets and the places in classes that a network takes, each before they are taken; nothing is wrong where
 * there are none, or nobody knows who asks.
 */
export async function limitPlaces(
  { pool, freePlacesPerHour }: Pick<BoxOffice, 'pool' | 'freePlacesPerHour'>,
  address: string | undefined,
  lines: readonly Line[],
  now: Date,
): Promise<Wrong[]> {
  if (!address) return []
  for (const [name, fits, code] of countedPlaces) {
    const count = placesOf(lines.filter(fits))
    if (count === 0) continue
    const key = limitKey(name, { address })
    const { isAllowed } = await countAgainstLimit(pool, key, freePlacesPerHour, 3600, now, count)
    if (!isAllowed) return [{ field: 'lines', code }]
  }
  return []
}

const countedPlaces = [
  ['free places', isFree, 'too-many-free-here'],
  ['class places', isOfClass, 'too-many-places-here'],
] as const

function placesOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
