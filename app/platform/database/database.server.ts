import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log.server.ts'
import { lockDataFolder } from './data-folder-lock.server.ts'
import { EmbeddedConnection } from './embedded-postgres.server.ts'
import { listenOnPool, listenOnPostgres, type Subscriptions } from './listen.server.ts'
import { PreparedStatementClient } from './pipeline.server.ts'
import type { Db } from './transaction.server.ts'

export type Database = {
  db: Db
  pool: pg.Pool
  isEmbedded: boolean
  subscriptions: Subscriptions
  close(): Promise<void>
}

export type DatabaseSettings = {
  databaseUrl?: string | undefined
  databasePool: number
  dataDir: string
  /** How long to wait for a connection that others have. */
  connectionTimeoutMillis?: number
}

/** PostgreSQL where DATABASE_URL names one, else the embedded one in the data folder: the same driver for both. */
export async function openDatabase(settings: DatabaseSettings, log: Log): Promise<Database> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, settings, log)
    : openEmbedded(settings, log)
}

// What a pool says when nobody has given a connection back in time, and what that mostly means.
const poolTimeout = 'timeout exceeded when trying to connect'
const noneFree =
  'no database connection came free: inside a transaction ask its tx, never the pool (decision 0027)'

class Pool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: with a callback or with a promise, passed on as it is
  override connect(callback?: any): any {
    const explained = (error?: Error) =>
      error?.message === poolTimeout ? new Error(noneFree, { cause: error }) : error
    if (!callback) return super.connect().catch((error: Error) => Promise.reject(explained(error)))
    return super.connect((error, client, release) => callback(explained(error), client, release))
  }
}

async function openPostgres(
  url: string,
  { databasePool: size, connectionTimeoutMillis = 10_000 }: DatabaseSettings,
  log: Log,
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis,
    pipeline: true,
    Client: PreparedStatementClient,
  })
  pool.on('error', error => log.warn({ err: error }, 'an idle database connection broke'))
  const subscriptions = listenOnPostgres(url, log)
  const close = async () => {
    await subscriptions.close()
    await pool.end()
  }
  return { db: drizzle(pool), pool, isEmbedded: false, subscriptions, close }
}

async function openEmbedded(
  { dataDir, connectionTimeoutMillis = 30_000 }: DatabaseSettings,
  log: Log,
): Promise<Database> {
  const unlock = lockDataFolder(dataDir)
  // Loaded only here: a fair on a real PostgreSQL never pays for the embedded one.
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const options = { dataDir: `${dataDir}/database`, extensions: { pg_trgm } }
  const postgres = await PGlite.create(options).catch((error: unknown) => {
    unlock()
    throw error
  })
  const pool = new Pool({
    stream: () => new EmbeddedConnection(postgres),
    max: 1,
    connectionTimeoutMillis,
    pipeline: true,
    idleTimeoutMillis: 0,
    Client: PreparedStatementClient,
    user: 'postgres',
    database: 'postgres',
  })
  pool.on('error', error => log.error({ err: error }, 'the embedded database connection broke'))
  const subscriptions = listenOnPool(pool)
  await pool.query("alter system set max_wal_size = '64MB'")
  const stopUpkeep = startUpkeep(pool, log)
  const close = async () => {
    stopUpkeep()
    await subscriptions.close()
    await pool.query('checkpoint')
    await pool.end()
    await postgres.close()
    unlock()
  }
  return { db: drizzle(pool), pool, isEmbedded: true, subscriptions, close }
}

// The embedded database has no background processes: nobody else checkpoints or vacuums it.
function startUpkeep(pool: pg.Pool, log: Log): () => void {
  const run = (statement: string) =>
    pool.query(statement).catch((error: unknown) => log.warn({ err: error }, `${statement} failed`))
  const checkpoints = setInterval(() => run('checkpoint'), 60_000)
  const vacuums = setInterval(() => run('vacuum (analyze)'), 60 * 60_000)
  return () => {
    clearInterval(checkpoints)
    clearInterval(vacuums)
  }
}
