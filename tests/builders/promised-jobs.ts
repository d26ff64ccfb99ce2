import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Tx } from '../../app/platform/database/transaction.server.ts'

export type PromisedJob = { queue: string; data: object }

/** Jobs that wait until they are asked for. They stand in a table: a transaction that is rolled back takes its own along. */
export async function openPromisedJobs(pool: pg.Pool) {
  const owner = randomUUID()
  await pool.query(
    'create table if not exists promised_jobs (id bigserial, owner uuid not null, queue text, data json)',
  )
  const ask = async (statement: string) =>
    (await pool.query<PromisedJob>(statement, [owner])).rows.map(({ queue, data }) => ({ queue, data }))

  return {
    async enqueue(tx: Tx, queue: string, data: object): Promise<void> {
      await tx.execute(
        sql`insert into promised_jobs (owner, queue, data) values (${owner}, ${queue}, ${JSON.stringify(data)})`,
      )
    },
    promised: () => ask('select queue, data from promised_jobs where owner = $1 order by id'),
    /** What is promised so far, and from now on is not. */
    takePromised: () =>
      ask(
        `with taken as (delete from promised_jobs where owner = $1 returning *)
         select queue, data from taken order by id`,
      ),
  }
}
