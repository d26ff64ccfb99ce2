import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { commit, type HeldBack } from './pipeline.server.ts'

/** Where one may ask: the pool, or a transaction. */
export type Db = NodePgDatabase

/** A transaction: what everything that takes part in it is handed. The pool's `Db` does not pass for one. */
export type Tx = Db & { $client: pg.PoolClient } & HeldBack

/**
 * All or nothing, always a new one. Whoever takes part is handed `tx` and asks nothing else: a query through the pool
 * is no part of it, and on the embedded database, which has one connection, would wait for this one to end.
 */
export async function transaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const { own, close } = untilClosed(client)
  const tx: Tx = Object.assign(drizzle(own), { sentWithCommit: [] })
  let broken: Error | undefined
  try {
    // Sent ahead of the work's own first query, which need not wait for its answer.
    const begun = client.query('begin')
    const [result] = await Promise.all([work(tx), begun])
    await commit(client, tx)
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    close()
    client.release(broken)
  }
}

// The connection goes on to somebody else: a query that comes late must not land in their transaction.
function untilClosed(client: pg.PoolClient): { own: pg.PoolClient; close(): void } {
  let isOpen = true
  const own: pg.PoolClient = Object.create(client)
  // biome-ignore lint/suspicious/noExplicitAny: the driver overloads query in nine ways; all are passed on as they are
  own.query = (...asked: any[]): any => {
    if (!isOpen) return Promise.reject(new Error('a query came after its transaction had ended'))
    // @ts-expect-error spread over overloads
    return client.query(...asked)
  }
  return {
    own,
    close() {
      isOpen = false
    },
  }
}
