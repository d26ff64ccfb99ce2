import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

// Any number, the same in every process: it names the lock.
const startUpLock = 704_240_925

/** Brings the schema up to date. Many processes may start at once: one migrates, the others wait and find it done. */
export function migrateDatabase(pool: pg.Pool, migrationsFolder = 'db/migrations'): Promise<void> {
  return oneAtATime(pool, client => migrate(drizzle(client), { migrationsFolder }))
}

/** Work of the start that several processes must not do at once. It holds a connection of its own meanwhile. */
export async function oneAtATime(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [startUpLock])
    try {
      await work(client)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [startUpLock])
    }
  } finally {
    client.release()
  }
}
