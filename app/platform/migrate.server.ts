import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

// Any number, the same in every process: it names the lock.
const migrationLock = 704_240_925

/** Brings the schema up to date. Many processes may start at once: one migrates, the others wait and find it done. */
export async function migrateDatabase(pool: pg.Pool, migrationsFolder = 'db/migrations'): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      await migrate(drizzle(client), { migrationsFolder })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  } finally {
    client.release()
  }
}
