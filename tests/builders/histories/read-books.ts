import type pg from 'pg'
import type { BoxOffice } from '../../../app/box-office/box-office.ts'
import type { GatewaySide } from '../ledger-invariants.ts'

/** All that was ever paid has been sent back, by the book: nothing is asked of tickets and their states. */
export async function isMoneyBack(pool: pg.Pool, orderId: string): Promise<boolean> {
  const { rows } = await pool.query(
    `select coalesce(sum(-amount_kopecks) filter (where kind = 'payment'), 0) as came,
       coalesce(sum(amount_kopecks) filter (where payout_id is not null), 0) as went
     from ledger where order_id = $1`,
    [orderId],
  )
  return Number(rows[0].came) > 0 && Number(rows[0].went) >= Number(rows[0].came)
}

/** What the gateway says of every payment of these orders. */
export async function gatewaySide(
  { pool, gateway }: BoxOffice,
  orderIds: readonly string[],
): Promise<GatewaySide> {
  const { rows } = await pool.query(
    'select gateway_id from payments where order_id = any($1) and gateway_id is not null',
    [orderIds],
  )
  const side: GatewaySide = new Map()
  for (const { gateway_id: id } of rows) {
    const answer = await gateway.getPayment(id)
    if (answer.outcome !== 'done') throw new Error('the gateway does not know its own payment')
    side.set(id, answer.value)
  }
  return side
}
