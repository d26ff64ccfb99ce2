import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { BoxOffice } from '../../app/box-office/box-office.ts'
import { autumn2025 } from '../../app/editions/edition.ts'

/** Paid orders of two tickets each, over the windows of all days. */
export async function sellOrders(pool: pg.Pool, count: number): Promise<void> {
  const id = (kind: string) => `md5('${kind}' || n)::uuid`
  const slot = `(array['2025-09-25-before', '2025-09-25-after', '2025-09-26-before', '2025-09-27-after'])[1 + n % 4]`
  const numbers = `generate_series(1, ${count}) n`
  for (const statement of [
    `update slots set capacity = 10000000`,
    `insert into orders (id, code, token, state, locale, buyer_name, buyer_email, total_kopecks, consents, created_at, held_until, paid_at)
     select ${id('order')}, 'P-' || n, 'token-' || n, 'paid', 'ru', 'Анна', 'a' || n || '@example.test', 420000, '[]',
       '2025-09-01', '2025-09-01', '2025-09-01' from ${numbers}`,
    `insert into order_lines (id, order_id, position, product, slot_id, quantity, unit_kopecks, name)
     select ${id('line')}, ${id('order')}, 0, 'day', ${slot}, 2, 210000, 'Билет' from ${numbers}`,
    `insert into tickets (id, order_id, line_id, product, slot_id, code, secret, price_kopecks, state, created_at)
     select md5('ticket' || n || '-' || k)::uuid, ${id('order')}, ${id('line')}, 'day', ${slot}, n || '-' || k,
       'secret-' || n || '-' || k, 210000, 'valid', '2025-09-01' from ${numbers}, generate_series(1, 2) k`,
    `insert into payments (id, order_id, amount_kopecks, state, gateway_id, captured_kopecks, created_at, check_at, settled_at)
     select ${id('payment')}, ${id('order')}, 420000, 'succeeded', 'g-' || n, 420000, '2025-09-01', '2025-09-01', '2025-09-01'
     from ${numbers}`,
    `insert into ledger (at, order_id, kind, amount_kopecks, payment_id, actor, reason)
     select '2025-09-01', ${id('order')}, kind, amount, case when kind = 'payment' then ${id('payment')} end, 'visitor', ''
     from ${numbers}, (values ('charge', 420000), ('payment', -420000)) as book (kind, amount)`,
    `update slots set taken = (select count(*) from tickets t where t.slot_id = slots.id)`,
    'analyze',
  ]) {
    await pool.query(statement)
  }
}

/** A box office whose promised jobs are rows of a table, so that they can be counted when all is over. */
export function countedBoxOffice(pool: pg.Pool): BoxOffice {
  return {
    pool,
    edition: autumn2025,
    async enqueue(
      tx: { $client: { query(text: string, values: unknown[]): Promise<unknown> } },
      queue: string,
      data: object,
    ) {
      await tx.$client.query('insert into promised_work (id, queue, data) values ($1, $2, $3)', [
        randomUUID(),
        queue,
        JSON.stringify(data),
      ])
    },
  } as unknown as BoxOffice
}

export async function keepPromises(pool: pg.Pool): Promise<void> {
  await pool.query(
    'create table promised_work (id uuid primary key, queue text not null, data jsonb not null)',
  )
}
